import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { answerAsOf } from '#store/api/internals'
import { methods } from '#store/api/generated/methods'
import { projectsApi } from '#store/api/resources/projects'
import type { LongList } from '#store/api/wire/longLists'
import { ALL_LIMIT } from '#model/paging'
import { makeStore } from '#store/store'
import { cutOnPage, cutText, LongListsNote, readingText } from './LongListsNote'

const listOf = (operation: string, rows = 10_000): LongList => ({
  query: operation,
  operation,
  args: {},
  rows,
  isReading: false,
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
  const lists = Object.keys(methods).filter((operation) => operation.endsWith('List'))
  expect(lists.length).toBeGreaterThan(60)
  const words = lists.map((operation) => /^Reading (.*):/.exec(readingText(listOf(operation)))?.[1] ?? '')
  const isPlural = (text: string) =>
    /^(entries|members) of /.test(text) || (text.endsWith('s') && !/(ss|[^aeiou]ys|chs)$/.test(text))
  expect(words.filter((text) => !isPlural(text))).toEqual([])
})

const shownIn = (store: ReturnType<typeof makeStore>) =>
  renderToStaticMarkup(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <LongListsNote /> }])} />
    </Provider>,
  )

const { projectList } = projectsApi.endpoints
const all = { limit: ALL_LIMIT }

/** A store with the beginning of the projects in its cache. @returns it, and the long list */
function storeOf(isReading: boolean) {
  const store = makeStore({ origin: 'http://region.test' })
  store.dispatch(answerAsOf(projectList.name, all, { items: [], nextPage: 'next' }, Date.now()))
  const [query = ''] = Object.keys(store.getState().api.queries)
  const list = { ...listOf(projectList.name, 3_000), query, isReading }
  store.longLists.set([list])
  return { store, list }
}

test('a list is read for the first time, and the page does not say how far', () => {
  const { store, list } = storeOf(true)
  // It is read again behind the answer that the page shows.
  expect(shownIn(store)).toBe('')
  store.longLists.set([{ ...list, query: 'unanswered' }])
  expect(shownIn(store)).toContain('role="status"')
  expect(shownIn(store)).toContain('Reading projects: 3,000 so far')
})

test('a page says it of a list that it does not show', async () => {
  const { store, list } = storeOf(false)
  expect(cutOnPage(store)).toEqual([])
  const asked = store.dispatch(projectList.initiate(all, { forceRefetch: 60 }))
  expect(cutOnPage(store)).toEqual([list])
  store.longLists.set([{ ...list, isReading: true }])
  expect(cutOnPage(store)).toEqual([])
  store.longLists.set([list])
  asked.unsubscribe()
  await asked
  expect(cutOnPage(store)).toEqual([])
})
