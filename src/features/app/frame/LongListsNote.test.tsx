import { readdirSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readStoresAsInBrowser } from '#tests/support/reactInternals'
import { projectsApi } from '#store/api/resources/projects'
import type { LongList } from '#store/api/wire/longLists'
import { ALL_LIMIT, PAGE_LIMIT } from '#store/model/paging'
import { makeStore } from '#store/store'
import { cutOnPage, cutText, LongListsNote, readingText } from './LongListsNote'

// A console that reads no more than a few rows.
vi.mock(import('#store/model/paging'), async (original) => {
  const actual = await original()
  return { ...actual, PAGE_LIMIT: actual.partLimit(2), ALL_LIMIT: actual.wholeLimit(4) }
})

beforeAll(() => readStoresAsInBrowser())

const listOf = (operation: string, rows = 10_000): LongList => ({
  query: operation,
  operation,
  args: {},
  rows,
  isReading: false,
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a page does not say which lists it has the beginning of', () => {
  expect(cutText([])).toBeUndefined()
  expect(cutText([listOf('instanceList')])).toBe(
    'There are more than 10,000 instances. What this page counts, offers and checks is of the first 10,000.',
  )
  // Two calls for lists of the same kind.
  expect(cutText(['diskList', 'floatingIpList', 'diskList'].map((each) => listOf(each)))).toContain(
    'more than 10,000 disks and floating IPs. ',
  )
})

test.each([
  ['instanceList', 'instances'],
  ['alertDeliveryList', 'alert deliveries'],
  ['auditLogList', 'entries of the audit log'],
  ['switchList', 'switches'],
  ['currentUserSshKeyList', 'SSH keys'],
  ['networkingLoopbackAddressList', 'loopback addresses'],
  ['siloUserList', 'users'],
  ['systemIpPoolList', 'IP pools'],
  ['vpcSubnetList', 'subnets'],
])('what %s has is not called %s', (operation, rows) => {
  expect(readingText(listOf(operation, 3_000))).toBe(`Reading ${rows}: 3,000 so far`)
})

test('the words of some list are no plural', () => {
  const operations = readdirSync(new URL('../../../store/api/generated/operations', import.meta.url)).flatMap(
    (file) => /^(\w+List)\.ts$/.exec(file)?.[1] ?? [],
  )
  expect(operations.length).toBeGreaterThan(60)
  const words = operations.map(
    (operation) => /^Reading (.*):/.exec(readingText(listOf(operation)))?.[1] ?? '',
  )
  const isPlural = (text: string) =>
    /^(entries|members) of /.test(text) || (/s$/.test(text) && !/(ss|[^aeiou]ys|chs)$/.test(text))
  expect(words.filter((text) => !isPlural(text))).toEqual([])
})

/** A store of a region with more projects than a console reads. */
function regionWithMore() {
  vi.stubGlobal('fetch', (request: Request) => {
    const { searchParams } = new URL(request.url)
    const from = Number(searchParams.get('page_token') ?? 0)
    const rows = Number(searchParams.get('limit') ?? PAGE_LIMIT)
    const items = Array.from({ length: rows }, (_, index) => ({ id: String(from + index) }))
    return Promise.resolve(new Response(JSON.stringify({ items, next_page: String(from + rows) })))
  })
  return makeStore({ origin: 'http://region.test' })
}

const shownIn = (store: ReturnType<typeof makeStore>) =>
  renderToStaticMarkup(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <LongListsNote /> }])} />
    </Provider>,
  )

test('a list is read for the first time, and the page does not say how far', async () => {
  const store = regionWithMore()
  const texts: string[] = []
  store.longLists.subscribe(() => texts.push(shownIn(store)))
  await store.dispatch(projectsApi.endpoints.projectList.initiate({ limit: ALL_LIMIT }))
  expect(texts[0]).toContain('role="status"')
  expect(texts[0]).toContain('Reading projects: 2 so far')
  // It is read again behind the answer that the page shows.
  texts.length = 0
  await store.dispatch(
    projectsApi.endpoints.projectList.initiate({ limit: ALL_LIMIT }, { forceRefetch: true }),
  )
  expect(texts.filter((text) => text !== '')).toEqual([])
})

test('a page says it of a list that it no longer shows', async () => {
  const store = regionWithMore()
  const asked = store.dispatch(projectsApi.endpoints.projectList.initiate({ limit: ALL_LIMIT }))
  expect(cutOnPage(store)).toEqual([])
  await asked
  expect(cutOnPage(store)).toMatchObject([{ operation: 'projectList', rows: ALL_LIMIT }])
  asked.unsubscribe()
  expect(cutOnPage(store)).toEqual([])
})
