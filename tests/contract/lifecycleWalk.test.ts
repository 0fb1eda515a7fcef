import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { charts } from '#features/debugger/charts'
import { bfdSessionId } from '#mirage/rules/bfdSessions'
import { reportState } from '#mirage/rules/reports'
import { setApiOrigin } from '#store/api/wire/baseQuery'
import { disksApi } from '#store/api/resources/disks'
import { instancesApi } from '#store/api/resources/instances'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { makeStore } from '#store/store'
import { call, ORIGIN, setupRegion } from '../support/region'

// Every transition of the lifecycles, taken by the mock region and seen by the console: each is one lawful step, and its
// end is gone.

const mock = setupRegion({ scenario: 'company' })
beforeEach(() => {
  setApiOrigin(ORIGIN)
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.unstubAllGlobals())

function first<T>(rows: Iterable<T>, is: (row: T) => boolean = () => true): T {
  for (const row of rows) if (is(row)) return row
  throw new Error('the scenario has no such row')
}

/** The transitions of a lifecycle, and the state in which a resource of it is gone. */
function lawOf(kind: string) {
  const chart = first(charts, ({ id }) => id === kind)
  return { edges: chart.edges, gone: chart.states.find(({ type }) => type === 'final')?.id }
}

const { instanceView } = instancesApi.endpoints
const { diskView } = disksApi.endpoints
const { snapshotView } = snapshotsApi.endpoints
const fresh = { forceRefetch: true } as const
type Store = ReturnType<typeof makeStore>

/** The kinds that the console follows: a row of each, how it is looked at, and its address. */
const followed = {
  instance: {
    row: () => first(mock.region.world.instances.values(), ({ name }) => name === 'net-heavy'),
    rows: () => mock.region.world.instances as Map<string, object>,
    look: (store: Store, instance: string) => store.dispatch(instanceView.initiate({ instance }, fresh)),
    at: 'instances',
  },
  disk: {
    row: () => first(mock.region.world.disks.values(), ({ name }) => name === 'archive-2024'),
    rows: () => mock.region.world.disks as Map<string, object>,
    look: (store: Store, disk: string) => store.dispatch(diskView.initiate({ disk }, fresh)),
    at: 'disks',
  },
  snapshot: {
    row: () => first(mock.region.world.snapshots.values(), ({ name }) => name === 'tide-tables-monday'),
    rows: () => mock.region.world.snapshots as Map<string, object>,
    look: (store: Store, snapshot: string) => store.dispatch(snapshotView.initiate({ snapshot }, fresh)),
    at: 'snapshots',
  },
}

describe.each(Object.entries(followed))(
  'the console sees every transition of %s',
  (kind, { row, rows, look, at }) => {
    it('as one lawful step', async () => {
      const { edges, gone } = lawOf(kind)
      const store = makeStore()
      const { id } = row()
      await look(store, id)
      const wrong: string[] = []
      for (const { from, to, moves } of edges) {
        // From the API nothing is ever destroyed; and only a command leads there.
        const kept = rows().get(id)
        reportState(mock.region, kind, id, from, true)
        await look(store, id)
        if (to === gone) await call('DELETE', `/v1/${at}/${id}`)
        else reportState(mock.region, kind, id, to, true)
        await look(store, id)
        store.log.flush()
        const seen = store.getState().eventLog.entries.findLast((entry) => entry.kind === 'observed')
        const { from: left, to: reached, steps } = seen?.data ?? {}
        const isStep =
          left === from &&
          reached === to &&
          Array.isArray(steps) &&
          steps.length === 1 &&
          moves.some(({ event }) => event === steps[0])
        if (!isStep) wrong.push(`${from} → ${to}: ${JSON.stringify(seen?.data)}`)
        if (to === gone && kept) rows().set(id, kept)
      }
      expect(wrong).toEqual([])
    })
  },
)

/** The kinds that no page of the console shows yet: the id of a row, and its state in the mock. */
const others = {
  bfdSession: {
    id: () => {
      const session = first(mock.region.world.bfdSessions)
      return bfdSessionId(session.switch, session.peer)
    },
    stateOf: (id: string) =>
      mock.region.world.bfdSessions.find((row) => bfdSessionId(row.switch, row.peer) === id)?.state,
  },
  supportBundle: {
    id: () => first(mock.region.world.supportBundles.keys()),
    stateOf: (id: string) => mock.region.world.supportBundles.get(id)?.state,
  },
}

it.each(Object.entries(others))('the mock takes every transition of %s', (kind, { id: idOf, stateOf }) => {
  const { edges, gone } = lawOf(kind)
  const id = idOf()
  for (const { from, to } of edges.filter((edge) => edge.to !== gone)) {
    reportState(mock.region, kind, id, from, true)
    reportState(mock.region, kind, id, to, true)
    expect(stateOf(id)).toBe(to)
  }
  reportState(mock.region, kind, id, gone ?? '')
  expect(stateOf(id)).toBeUndefined()
})
