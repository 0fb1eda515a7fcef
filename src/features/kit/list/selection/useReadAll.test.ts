import { expect, test, vi } from 'vitest'
import { PAGE_LIMIT } from '#model/paging'
import type { PageAnswer, ResourceList } from '../resourceList'
import { readAll } from './useReadAll'

type Read = Parameters<typeof readAll<number>>[0]

const going = () => new AbortController().signal

/** A list of two full pages and a short one that the region answers by their tokens. */
function paged(answer = (page: number): PageAnswer<number> => ({ data: pageAt(page) })) {
  const readPage = vi.fn<NonNullable<Read['readPage']>>((token) =>
    Promise.resolve(answer(Number(token ?? 0))),
  )
  return { list: { readPage, loaded: [1], count: undefined } satisfies Read, readPage }
}

const pageAt = (page: number) => ({
  items: Array.from({ length: page < 2 ? PAGE_LIMIT : 2 }, (_, index) => page * PAGE_LIMIT + index),
  nextPage: String(page + 1),
})

test('reads one page after the other, and says how many rows it has', async () => {
  const { list, readPage } = paged()
  const onRead = vi.fn<(rows: number) => void>()
  const { rows } = await readAll(list, onRead, going())
  expect(rows).toEqual(Array.from({ length: 2 * PAGE_LIMIT + 2 }, (_, index) => index))
  expect(readPage.mock.calls).toEqual([[undefined], ['1'], ['2']])
  expect(onRead.mock.calls).toEqual([[PAGE_LIMIT], [2 * PAGE_LIMIT], [2 * PAGE_LIMIT + 2]])
})

test('a page that is not answered ends the reading with its error', async () => {
  const error = { statusCode: 503 }
  const { list } = paged((page) => (page === 1 ? { error } : { data: pageAt(page) }))
  expect(await readAll(list, () => {}, going())).toMatchObject({ error })
})

test('after a stop, no further page is asked for', async () => {
  const ending = new AbortController()
  const { list, readPage } = paged()
  await readAll(list, () => ending.abort(), ending.signal)
  expect(readPage).toHaveBeenCalledTimes(1)
})

test('a list that is loaded as a whole is not read again', async () => {
  const { list, readPage } = paged()
  const count = { matching: 1, of: 1, scope: 'whole' } as ResourceList<number>['count']
  expect(await readAll({ ...list, count }, () => {}, going())).toEqual({ rows: [1] })
  expect(await readAll({ loaded: [7], count: undefined }, () => {}, going())).toEqual({ rows: [7] })
  expect(readPage).not.toHaveBeenCalled()
})
