import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '#store/api/api'
import { healthApi } from '#store/api/resources/health'
import { instancesApi } from '#store/api/resources/instances'
import { ALL_LIMIT } from '#store/model/paging'
import { KEPT_S } from '#store/model/timing'
import { makeStore } from '#store/store'
import { keepAnswers } from '#features/issues/exports/useChecks'
import { keepKnown } from '#features/kit/routing/prefetch'
import { ORIGIN, scriptRegion } from '#tests/support/scriptedRegion'
import { FailedCount } from './FailedCount'
import { failedLists } from './failedLists'

// The cache is real, and only the network is mocked. Without a page no effects run, so the tests keep and let go by the
// functions that the effects of the counts call.

const LIST = 'GET /v1/instances'
/** Long after a list that was left is gone. */
const LONG_MS = KEPT_S * 10_000

const { instanceList } = instancesApi.endpoints
const firstPage = { project: 'web', limit: 50 }

let store: ReturnType<typeof makeStore>
let region: ReturnType<typeof scriptRegion>

/** A list with some failed instances, and others. */
const answer = (failed: number, others = 0) => ({
  items: Array.from({ length: failed + others }, (_, at) => ({
    id: `${at}`,
    name: `web-${at}`,
    run_state: at < failed ? 'failed' : 'running',
  })),
})

beforeEach(() => {
  vi.useFakeTimers()
  region = scriptRegion()
  store = makeStore({ origin: ORIGIN })
})
afterEach(() => {
  store.dispatch(api.util.resetApiState())
  vi.useRealTimers()
})

/** Opens a list of instances and leaves it, as a page does. */
async function visit(args: Parameters<typeof instanceList.initiate>[0] = firstPage) {
  const page = store.dispatch(instanceList.initiate(args, { forceRefetch: true }))
  await page
  page.unsubscribe()
}

const count = () =>
  renderToStaticMarkup(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/projects/web']}>
        <Routes>
          <Route
            path="/projects/:project"
            element={<FailedCount kind="instance" to="/projects/web/instances" />}
          />
        </Routes>
      </MemoryRouter>
    </Provider>,
  ).match(/aria-label="([^"]*)"/)?.[1]

const keep = () => keepKnown(store, failedLists('instance', 'web', 50).keeps)

describe('a count in the sidebar', () => {
  it('stays after its list was left, without another call', async () => {
    region(LIST, answer(2, 1))
    await visit()
    const letGo = keep()
    await vi.advanceTimersByTimeAsync(LONG_MS)
    expect(count()).toBe('2 failed')
    expect(region.asked).toEqual([LIST])
    letGo()
  })

  it('is gone some minutes after it was let go of', async () => {
    region(LIST, answer(1))
    await visit()
    const letGo = keep()
    await vi.advanceTimersByTimeAsync(LONG_MS)
    letGo()
    expect(count()).toBe('1 failed')
    await vi.advanceTimersByTimeAsync(LONG_MS)
    expect(count()).toBeUndefined()
  })

  it('is not there for a list that was never read, and asks for nothing', async () => {
    const letGo = keep()
    await vi.advanceTimersByTimeAsync(LONG_MS)
    expect(count()).toBeUndefined()
    expect(region.asked).toEqual([])
    letGo()
  })

  it('does not outlive a write that made its list stale, and asks for nothing', async () => {
    region(LIST, answer(1))
    await visit()
    const letGo = keep()
    store.dispatch(api.util.invalidateTags(['Instance']))
    await vi.advanceTimersByTimeAsync(LONG_MS)
    expect(count()).toBeUndefined()
    expect(region.asked).toEqual([LIST])
    letGo()
  })

  it('is of the list that was read last', async () => {
    region(LIST, answer(2), answer(1, 1))
    await visit({ project: 'web', limit: ALL_LIMIT })
    const letGo = keep()
    await vi.advanceTimersByTimeAsync(1_000)
    await visit()
    expect(count()).toBe('1 failed')
    letGo()
  })

  it('of System keeps the answers of its checks, and asks for no others', async () => {
    const { bgpStatus } = healthApi.endpoints
    const sessions = 'GET /v1/system/networking/bgp-status'
    region(sessions, [])
    const page = store.dispatch(bgpStatus.initiate({}))
    await page
    page.unsubscribe()
    const letGo = keepAnswers(store, ['bgp', 'sleds'])
    await vi.advanceTimersByTimeAsync(LONG_MS)
    expect(bgpStatus.select({})(store.getState()).data).toEqual([])
    expect(region.asked).toEqual([sessions])
    letGo()
    await vi.advanceTimersByTimeAsync(LONG_MS)
    expect(bgpStatus.select({})(store.getState()).data).toBeUndefined()
  })
})
