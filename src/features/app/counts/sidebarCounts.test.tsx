import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '#store/api/api'
import { hardwareApi } from '#store/api/resources/hardware'
import { healthApi } from '#store/api/resources/health'
import { instancesApi } from '#store/api/resources/instances'
import { meApi } from '#store/api/resources/me'
import { projectsApi } from '#store/api/resources/projects'
import { ALL_LIMIT, partLimit } from '#model/paging'
import { KEPT_S } from '#model/timing'
import { resourceDeleted } from '#store/slices/resourceDeleted'
import { consolePartOf } from '#store/parts'
import { ledgerPart } from '#store/ledger/ledger'
import { makeStore } from '#store/store'
import { systemCounts } from '#features/system/issues/exports/useChecks'
import { bfdSessions } from '#features/system/bfd-sessions/noun'
import { readAtRest } from '#features/kit/routing/placeCounts'
import { linkTo, type FailingKind, type NavItem } from '#features/kit/noun/navigation'
import { systemOverview } from '#features/console/overview/system/noun'
import { StateMark } from '#ui/feedback/StateBadge'
import { ORIGIN, scriptRegion } from '#tests/support/scriptedRegion'
import { AttentionCount } from './AttentionCount'
import { DeletedCount } from './DeletedCount'
import { FailedCount } from './FailedCount'
import { failedIn } from './failedLists'

// The cache is real, and only the network is mocked. Without a page no effects run, so the tests wait for the rest of the
// page by the function that the effects of the counts call. Rule: LIST-8.

const LIST = 'GET /v1/instances'
const DISKS = 'GET /v1/disks'
const SNAPSHOTS = 'GET /v1/snapshots'
/** Longer than the page needs to come to rest, and than an answer is kept. */
const REST_MS = 5_000
const LONG_MS = KEPT_S * 10_000

const { instanceList } = instancesApi.endpoints
const firstPage = { project: 'web', limit: partLimit(50) }

let store: ReturnType<typeof makeStore>
let region: ReturnType<typeof scriptRegion>
let page: EventTarget & { hidden: boolean }
let leave: () => void

/** A list with some failed instances, and others. */
const answer = (failed: number, others = 0) => ({
  items: Array.from({ length: failed + others }, (_, index) => ({
    id: `${index}`,
    name: `web-${index}`,
    run_state: index < failed ? 'failed' : 'running',
  })),
})
const faulted = { items: [{ id: 'a', name: 'a', state: { state: 'faulted' } }] }
const broken = { status: 500, body: { message: 'Internal Server Error' } }

beforeEach(async () => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', {})
  region = scriptRegion()
  store = makeStore({ origin: ORIGIN })
  leave = () => {}
  region('GET /v1/me', { id: 'u', silo_name: 'yard' })
  region('GET /v1/projects/web', { id: 'p', name: 'web' })
  region(DISKS, faulted)
  region(SNAPSHOTS, { items: [] })
  for (const call of [
    store.dispatch(meApi.endpoints.currentUserView.initiate({})),
    store.dispatch(projectsApi.endpoints.projectView.initiate({ project: 'web' })),
  ])
    await call
  region.asked.length = 0
})
afterEach(() => {
  leave()
  store.parts.dispose()
  store.dispatch(api.util.resetApiState())
  vi.useRealTimers()
})

/** Opens a list of instances and leaves it, as a page does. */
async function visit(args: Parameters<typeof instanceList.initiate>[0] = firstPage) {
  const list = store.dispatch(instanceList.initiate(args, { forceRefetch: true }))
  await list
  list.unsubscribe()
}

const count = (kind: FailingKind = 'instance') =>
  renderToStaticMarkup(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/projects/web']}>
        <Routes>
          <Route path="/projects/:project" element={<FailedCount kind={kind} to="/projects/web/things" />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  ).match(/aria-label="([^"]*)"/)?.[1]

const all = () => (['instance', 'disk', 'snapshot'] as const).map(count)

/** Enters the project, as its sidebar does. */
function enter() {
  leave()
  leave = readAtRest(store, failedIn(store, 'web', 50))
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('the counts of a project in the sidebar', () => {
  it('are shown together: what is missing is read once, when the page is at rest', async () => {
    region(LIST, answer(2, 1))
    await visit()
    expect(all()).toEqual([undefined, undefined, undefined])
    enter()
    await pass(1_500)
    expect(region.asked).toEqual([LIST])
    await pass(REST_MS)
    expect(region.asked.toSorted()).toEqual([DISKS, LIST, SNAPSHOTS])
    expect(all()).toEqual(['2 failed', '1 failed', undefined])
    enter()
    await pass(LONG_MS)
    expect(region.asked).toHaveLength(3)
    expect(all()).toEqual(['2 failed', '1 failed', undefined])
  })

  it('leave out one whose reading fails, which says nothing and is not tried again', async () => {
    region(LIST, answer(1))
    region(DISKS, broken)
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    enter()
    await pass(REST_MS)
    // The error is read by code of its own.
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
    expect(all()).toEqual(['1 failed', undefined, undefined])
    enter()
    await pass(LONG_MS)
    expect(region.asked).toHaveLength(3)
    expect(store.getState().notices).toEqual(makeStore({ origin: ORIGIN }).getState().notices)
    expect(all()).toEqual(['1 failed', undefined, undefined])
    warn.mockRestore()
  })

  it('are not read for while a call runs, the page is hidden, or the project was left or is unknown', async () => {
    let answered = () => {}
    const inner = globalThis.fetch
    vi.stubGlobal('fetch', async (request: Request) => {
      if (!request.url.includes('/v1/images')) await new Promise<void>((done) => (answered = done))
      return inner(request)
    })
    const running = visit()
    enter()
    await pass(10_000)
    expect(region.asked).toEqual([])
    vi.stubGlobal('fetch', inner)
    answered()
    await running
    page.hidden = true
    page.dispatchEvent(new Event('visibilitychange'))
    await pass(LONG_MS)
    expect(region.asked).toEqual([LIST])
    leave()
    page.hidden = false
    page.dispatchEvent(new Event('visibilitychange'))
    await pass(REST_MS)
    leave = readAtRest(store, failedIn(store, 'nope', 50))
    await pass(REST_MS)
    expect(region.asked).toEqual([LIST])
  })

  it('outlive a write, without what this console has deleted since', async () => {
    region(LIST, answer(2))
    enter()
    await pass(REST_MS)
    expect(count()).toBe('2 failed')
    store.dispatch(api.util.invalidateTags(['Instance']))
    store.dispatch(resourceDeleted('0'))
    await pass(LONG_MS)
    expect(count()).toBe('1 failed')
    expect(region.asked).toHaveLength(3)
  })

  it('are of the list that was read last', async () => {
    region(LIST, answer(2), answer(1, 1))
    await visit({ project: 'web', limit: ALL_LIMIT })
    enter()
    await pass(REST_MS)
    expect(count()).toBe('2 failed')
    await visit()
    expect(count()).toBe('1 failed')
  })

  it('are forgotten with the cache', async () => {
    region(LIST, answer(2))
    enter()
    await pass(REST_MS)
    store.dispatch(api.util.resetApiState())
    expect(all()).toEqual([undefined, undefined, undefined])
  })
})

describe('the count of deleted things in the sidebar', () => {
  const shown = () =>
    renderToStaticMarkup(
      <Provider store={store}>
        <MemoryRouter initialEntries={['/projects/web']}>
          <Routes>
            <Route path="/projects/:project" element={<DeletedCount />} />
          </Routes>
        </MemoryRouter>
      </Provider>,
    ).replaceAll(/<[^>]*>/g, '')

  it('asks for something, or does not say what the list of them does', async () => {
    const snapshot = { id: 's', name: 'nightly', disk_id: 'gone', project_id: 'p', size: 1, state: 'ready' }
    region(LIST, answer(0, 1))
    region(SNAPSHOTS, { items: [{ ...snapshot, time_created: '2026-01-01T00:00:00Z' }] })
    const ledger = consolePartOf(store, ledgerPart)
    expect(shown()).toBe('')
    enter()
    await pass(REST_MS)
    await vi.waitFor(() => expect(ledger.get().isRead).toBe(true))
    expect(region.asked.toSorted()).toEqual([DISKS, LIST, SNAPSHOTS])
    expect(shown()).toBe('1 deleted')
    expect(region.asked).toHaveLength(3)
  })
})

describe('the counts of System', () => {
  it('are read once by those who may, without a call for each sled or project', async () => {
    const { sledList } = hardwareApi.endpoints
    const enterSystem = () => (leave = readAtRest(store, systemCounts(store)))
    enterSystem()
    await pass(REST_MS)
    expect(region.asked).toEqual([])
    leave()
    await store.dispatch(meApi.endpoints.systemPolicyView.initiate({}))
    await store.dispatch(sledList.initiate({ limit: ALL_LIMIT }))
    region.asked.length = 0
    for (const list of ['ip-pools', 'alert-receivers']) region(`GET /v1/system/${list}`, { items: [] })
    region('GET /v1/alert-receivers', { items: [] })
    enterSystem()
    await pass(REST_MS)
    const once = [...region.asked]
    expect(once.toSorted()).toMatchInlineSnapshot(`
      [
        "GET /v1/alert-receivers",
        "GET /v1/system/hardware/disks",
        "GET /v1/system/hardware/sleds-uninitialized",
        "GET /v1/system/ip-pools",
        "GET /v1/system/networking/bfd-status",
        "GET /v1/system/networking/bgp-status",
        "GET /v1/system/utilization/silos",
      ]
    `)
    leave()
    enterSystem()
    await pass(LONG_MS)
    expect(region.asked).toEqual(once)
  })

  /** A region whose only finding is a BFD session, and the sidebar in it at rest. */
  async function rest(bfd: readonly object[] = [{ peer: '192.0.2.1', state: 'down' }]) {
    await store.dispatch(meApi.endpoints.systemPolicyView.initiate({}))
    const hardware = ['sleds', 'disks', 'sleds-uninitialized'].map((list) => `system/hardware/${list}`)
    const lists = [...hardware, 'system/utilization/silos', 'system/ip-pools', 'alert-receivers', 'projects']
    for (const list of lists) region(`GET /v1/${list}`, { items: [] })
    region('GET /v1/system/networking/bgp-status', [])
    region('GET /v1/system/networking/bfd-status', bfd)
    leave = readAtRest(store, systemCounts(store))
    await pass(REST_MS)
  }
  function markupOf(item: NavItem) {
    const markup = renderToStaticMarkup(
      <Provider store={store}>
        <AttentionCount item={item} />
      </Provider>,
    )
    return {
      markup,
      text: markup.replaceAll(/<[^>]*>/g, ''),
      label: markup.match(/aria-label="([^"]*)"/)?.[1],
    }
  }
  const ofAll = () => markupOf(linkTo(systemOverview))
  async function readInstances() {
    const { placedInstances, siloInstances } = healthApi.endpoints
    const calls = [store.dispatch(placedInstances.initiate({})), store.dispatch(siloInstances.initiate({}))]
    await Promise.all<unknown>(calls)
  }

  it('differ by their colour alone, unlike those of a project', async () => {
    await rest()
    const { markup, text } = markupOf(linkTo(bfdSessions))
    expect(markup).toContain(renderToStaticMarkup(<StateMark tone="failed" />))
    expect(text).toBe('1 needs attention')
  })

  it('count what failed where not all has: a red number was one of all that needs attention', async () => {
    const session = { switchSlot: 'switch0' }
    await rest([
      { ...session, peer: '192.0.2.1', state: 'down' },
      { ...session, peer: '192.0.2.2', state: 'init' },
    ])
    expect(markupOf(linkTo(bfdSessions)).text).toBe('1 failed of 2 that need attention')
    await readInstances()
    expect(ofAll()).toMatchObject({ text: '1', label: '2 need attention, 1 of them failed' })
  })

  it('count for Overview what is known before a page has read the instances, as a least number', async () => {
    expect(ofAll().text).toBe('')
    await rest()
    expect(ofAll()).toMatchObject({
      text: '1+',
      label: 'At least 1 needs attention: it failed; instances are not counted yet',
    })
    const read = readInstances()
    expect(ofAll().text).toBe('')
    await read
    expect(ofAll()).toMatchObject({ text: '1', label: '1 needs attention: it failed' })
  })

  it('do not let Overview look healthy while its instances are unknown', async () => {
    await rest([])
    expect(ofAll()).toMatchObject({
      text: '0+',
      label: 'Nothing needs attention so far; instances are not counted yet',
    })
    await readInstances()
    expect(ofAll().markup).toBe('')
  })

  it('count for Overview without a check that failed, and name it', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await rest()
    region('GET /v1/projects', broken)
    await readInstances()
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
    expect(ofAll().label).toBe('At least 1 needs attention: it failed; instances are not counted')
    warn.mockRestore()
  })
})
