import { expect, test, vi } from 'vitest'
import { eachPage } from './eachPage'
import type { Page } from './nextPage'
import { partLimit } from '#model/paging'

type Answer = { data?: Page<number>; error?: string }

/** A list of pages that are asked for by their numbers. Each names a next one, also the last. */
function list(...pages: readonly (readonly number[])[]) {
  const ask = vi.fn<(token: string | undefined) => Promise<Answer>>((token) => {
    const at = Number(token ?? 0)
    return Promise.resolve({ data: { items: pages[at] ?? [], nextPage: String(at + 1) } })
  })
  return ask
}

async function itemsOf(pages: AsyncIterable<Answer>) {
  const items: number[] = []
  for await (const { data } of pages) items.push(...(data?.items ?? []))
  return items
}

test('asks for one page after the other', async () => {
  const ask = list([1, 2], [3, 4], [5])
  expect(await itemsOf(eachPage(partLimit(2), ask))).toEqual([1, 2, 3, 4, 5])
  expect(ask.mock.calls).toEqual([[undefined], ['1'], ['2']])
})

test('a page that is not full is the last one, though it names another', async () => {
  const ask = list([1], [2])
  expect(await itemsOf(eachPage(partLimit(2), ask))).toEqual([1])
})

test('after a full page without a token there is none', async () => {
  const ask = vi.fn<() => Answer>(() => ({ data: { items: [1, 2], nextPage: null } }))
  expect(await itemsOf(eachPage(partLimit(2), ask))).toEqual([1, 2])
})

test('an empty page after a full one is the last', async () => {
  const ask = list([1, 2])
  expect(await itemsOf(eachPage(partLimit(2), ask))).toEqual([1, 2])
  expect(ask).toHaveBeenCalledTimes(2)
})

test('an answer without a page is the last', async () => {
  const answers: Answer[] = []
  const ask = (token: string | undefined): Answer =>
    token ? { error: 'gone' } : { data: { items: [1], nextPage: 'next' } }
  for await (const answer of eachPage(partLimit(1), ask)) answers.push(answer)
  expect(answers.map(({ error }) => error)).toEqual([undefined, 'gone'])
})

test('a page that is not taken is not asked for', async () => {
  const ask = list([1], [2])
  for await (const { data } of eachPage(partLimit(1), ask)) if (data) break
  expect(ask).toHaveBeenCalledTimes(1)
})
