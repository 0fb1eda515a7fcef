import { afterEach, expect, test, vi } from 'vitest'
import { projectsApi } from '../resources/projects'
import { ALL_LIMIT, PAGE_LIMIT, partLimit } from '#model/paging'
import { makeStore } from '#store/store'
import { isCut } from './nextPage'

const { projectList } = projectsApi.endpoints

/** A region with so many projects, and the queries of the requests that it got. */
function regionOf(rows: number, failing?: number) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    const { search, searchParams } = new URL(request.url)
    asked.push(search)
    if (asked.length === failing) return Promise.resolve(new Response('{"message":"no"}', { status: 500 }))
    const from = Number(searchParams.get('page_token') ?? 0)
    const to = Math.min(rows, from + Number(searchParams.get('limit') ?? 100))
    const items = Array.from({ length: to - from }, (_, index) => ({ id: String(from + index) }))
    // The last page has a token too.
    return Promise.resolve(
      new Response(JSON.stringify({ items, next_page: items.length > 0 ? String(to) : null })),
    )
  })
  return asked
}

afterEach(() => {
  vi.unstubAllGlobals()
})

const ask = (store: ReturnType<typeof makeStore>, args: Parameters<typeof projectList.initiate>[0]) =>
  store.dispatch(projectList.initiate(args, { forceRefetch: true }))
const inRegion = () => makeStore({ origin: 'http://region.test' })

test.each([
  ['a list of one page is one request', 3, 1, false],
  ['a full page may have another one', PAGE_LIMIT, 2, false],
  ['a list of several pages is read to its end', 2 * PAGE_LIMIT + 1, 3, false],
  ['a list as long as a console reads is whole', ALL_LIMIT, 11, false],
  ['a longer one is cut, and says so', ALL_LIMIT + 1, 11, true],
])('%s', async (_, rows, requests, cut) => {
  const asked = regionOf(rows)
  const store = inRegion()
  const { data } = await ask(store, { limit: ALL_LIMIT })
  expect(data?.items.map(({ id }) => id)).toEqual(
    Array.from({ length: Math.min(rows, ALL_LIMIT) }, (_each, index) => String(index)),
  )
  expect(isCut(data)).toBe(cut)
  expect(asked).toHaveLength(requests)
  expect(asked.every((search) => Number(new URLSearchParams(search).get('limit')) <= PAGE_LIMIT)).toBe(true)
  const known = store.longLists
    .get()
    .map(({ operation, rows: read, isReading }) => ({ operation, read, isReading }))
  expect(known).toEqual(cut ? [{ operation: 'projectList', read: ALL_LIMIT, isReading: false }] : [])
})

test('a call without a limit wants all too', async () => {
  const asked = regionOf(250)
  const { data } = await ask(inRegion(), {})
  expect(data?.items).toHaveLength(250)
  expect(asked[0]).toBe('')
})

test('a call for a part gets a part', async () => {
  const asked = regionOf(250)
  const { data } = await ask(inRegion(), { limit: partLimit(100) })
  expect(data?.items).toHaveLength(100)
  expect(asked).toHaveLength(1)
})

test('it says how much of a list is read; a page that fails is the answer to the whole', async () => {
  vi.stubGlobal('location', { pathname: '/projects', search: '' })
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  regionOf(5 * PAGE_LIMIT, 3)
  const store = inRegion()
  const read: (number | undefined)[] = []
  store.longLists.subscribe(() => read.push(store.longLists.get()[0]?.rows))
  const { data, error } = await ask(store, { limit: ALL_LIMIT })
  expect(data).toBeUndefined()
  expect(error).toMatchObject({ statusCode: 500 })
  expect(read).toEqual([PAGE_LIMIT, 2 * PAGE_LIMIT, undefined])
  quiet.mockRestore()
})
