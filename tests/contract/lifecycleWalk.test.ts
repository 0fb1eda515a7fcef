import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { charts } from '#machines/charts/charts'
import { reportState } from '#mirage/rules/reports'
import { alertsApi } from '#store/api/resources/alerts'
import { bfdSessionsApi } from '#store/api/resources/bfdSessions'
import { disksApi } from '#store/api/resources/disks'
import { imagesApi } from '#store/api/resources/images'
import { instancesApi } from '#store/api/resources/instances'
import { multicastApi } from '#store/api/resources/multicastGroups'
import { rackMembershipApi } from '#store/api/resources/rackMemberships'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { supportBundlesApi } from '#store/api/resources/supportBundles'
import { updatesApi } from '#store/api/resources/updates'
import { bfdSessionId } from '#model/network/bfdSessionId'
import { rackMembershipOf } from '#model/rackMembershipId'
import { UPDATE_ID } from '#model/release'
import { unadoptedDiskId } from '#model/diskAdoption'
import { resourceDeleted } from '#store/slices/resourceDeleted'
import { unadoptedDisksApi } from '#store/api/resources/unadoptedDisks'
import { makeStore } from '#store/store'
import { call, ORIGIN, setupRegion } from '../support/region'
import type { Table } from '#mirage/table'

// The mock region takes every transition of the lifecycles and the console observes each as one allowed step;
// after the final state the resource is gone.

const mock = setupRegion({ scenario: 'company' })
beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.unstubAllGlobals())

function first<T>(rows: Iterable<T>, is: (row: T) => boolean = () => true): T {
  for (const row of rows) if (is(row)) return row
  throw new Error('the scenario has no such row')
}

/** The transitions of a lifecycle, and the state in which a resource of it is gone. */
function lifecycleOf(kind: string) {
  const chart = first(charts, ({ id }) => id === kind)
  return { edges: chart.edges, gone: chart.states.find(({ type }) => type === 'final')?.id }
}

const { instanceView } = instancesApi.endpoints
const { diskView } = disksApi.endpoints
const { systemUpdateStatus } = updatesApi.endpoints
const { snapshotView } = snapshotsApi.endpoints
const fresh = { forceRefetch: true } as const
type Store = ReturnType<typeof makeStore>

/** @returns a function that restores the present row of a map. */
function keeping<New extends object>(rows: Table<New & { id: string }, New>): () => void {
  const before = rows.all()
  return () => rows.replaceAll(before)
}

interface Walked {
  /** The id of one resource of the kind. */
  id(): string
  look(store: Store, id: string): PromiseLike<unknown>
  /** @returns a function that restores the row after its end. Without it, the kind has none. */
  keep?(id: string): () => void
  /** Ends the resource as a client does. Without it, the region reports the end. */
  end?: (id: string) => Promise<unknown>
}

const deleted = (at: string) => (id: string) => call('DELETE', `/v1/${at}/${id}`)

/** Reads and ends a resource of each kind. */
const walked: Readonly<Record<string, Walked>> = {
  instance: {
    id: () => first(mock.region.world.instances.all(), ({ name }) => name === 'net-heavy').id,
    look: (store, instance) => store.dispatch(instanceView.initiate({ instance }, fresh)),
    keep: () => keeping(mock.region.world.instances),
    end: deleted('instances'),
  },
  disk: {
    id: () => first(mock.region.world.disks.all(), ({ name }) => name === 'archive-2024').id,
    look: (store, disk) => store.dispatch(diskView.initiate({ disk }, fresh)),
    keep: () => keeping(mock.region.world.disks),
    end: deleted('disks'),
  },
  snapshot: {
    id: () => first(mock.region.world.snapshots.all(), ({ name }) => name === 'tide-tables-monday').id,
    look: (store, snapshot) => store.dispatch(snapshotView.initiate({ snapshot }, fresh)),
    keep: () => keeping(mock.region.world.snapshots),
    end: deleted('snapshots'),
  },
  supportBundle: {
    id: () => first(mock.region.world.supportBundles.all().map(({ id }) => id)),
    look: (store) => store.dispatch(supportBundlesApi.endpoints.supportBundleList.initiate({}, fresh)),
    keep: () => keeping(mock.region.world.supportBundles),
  },
  bfdSession: {
    id: () => {
      const session = first(mock.region.world.bfdSessions.all())
      return bfdSessionId(session.switchSlot, session.peer)
    },
    look: (store) => store.dispatch(bfdSessionsApi.endpoints.networkingBfdStatus.initiate({}, fresh)),
    keep: () => keeping(mock.region.world.bfdSessions),
  },
  rackMembership: {
    id: () => first(mock.region.world.rackMemberships.all().map(({ id }) => id)),
    look: (store, id) =>
      store.dispatch(rackMembershipApi.endpoints.rackMembershipStatus.initiate(rackMembershipOf(id), fresh)),
    keep: () => keeping(mock.region.world.rackMemberships),
  },
  unadoptedDisk: {
    id: () => unadoptedDiskId(first(mock.region.world.unadoptedDisks.all()).diskId),
    look: (store) => store.dispatch(unadoptedDisksApi.endpoints.unadoptedDisks.initiate({}, fresh)),
    keep: () => keeping(mock.region.world.unadoptedDisks),
  },
  update: {
    id: () => UPDATE_ID,
    // A second answer has to confirm that the region needs support.
    async look(store) {
      await store.dispatch(systemUpdateStatus.initiate({}, fresh))
      await store.dispatch(systemUpdateStatus.initiate({}, fresh))
    },
  },
  multicastGroup: {
    id: () => first(mock.region.world.multicastGroups.all().map(({ id }) => id)),
    look: (store, multicastGroup) =>
      store.dispatch(multicastApi.endpoints.multicastGroupView.initiate({ multicastGroup }, fresh)),
    keep: () => keeping(mock.region.world.multicastGroups),
  },
  multicastMember: {
    id: () => first(mock.region.world.multicastMembers.all().map(({ id }) => id)),
    look: (store) => {
      const multicastGroup = first(mock.region.world.multicastGroups.all()).id
      return store.dispatch(
        multicastApi.endpoints.multicastGroupMemberList.initiate({ multicastGroup }, fresh),
      )
    },
    keep: () => keeping(mock.region.world.multicastMembers),
  },
  webhookDelivery: {
    id: () => first(mock.region.world.deliveries.all().map(({ id }) => id)),
    look: (store, id) => {
      const receiver = mock.region.world.deliveries.get(id)?.receiverId ?? ''
      return store.dispatch(alertsApi.endpoints.alertDeliveryList.initiate({ receiver }, fresh))
    },
    keep: () => keeping(mock.region.world.deliveries),
  },
}

it.each(Object.entries(walked))(
  'the console sees every transition of %s as one allowed step',
  async (kind, { id: idOf, look, keep, end }) => {
    const { edges, gone } = lifecycleOf(kind)
    const store = makeStore({ origin: ORIGIN })
    const id = idOf()
    await look(store, id)
    const wrong: string[] = []
    for (const { from, to, moves } of edges) {
      const restore = keep?.(id)
      reportState(mock.region, kind, id, from, true)
      await look(store, id)
      // No report destroys a resource that has a page: only a command does.
      if (to === gone && end) await end(id)
      else reportState(mock.region, kind, id, to, true)
      await look(store, id)
      store.log.flush()
      const seen = store.getState().eventLog.entries.findLast((entry) => entry.kind === 'observed')
      const steps = seen && 'steps' in seen.data ? seen.data.steps : []
      const isStep =
        seen?.data.from === from &&
        seen.data.to === to &&
        steps.length === 1 &&
        moves.some(({ event }) => event === steps[0])
      if (!isStep) wrong.push(`${from} → ${to}: ${JSON.stringify(seen?.data)}`)
      if (to === gone) restore?.()
    }
    expect(wrong).toEqual([])
  },
)

it('an image is ready, until it is deleted', async () => {
  const store = makeStore({ origin: ORIGIN })
  const { id: image, name } = first(mock.region.world.images.all())
  await store.dispatch(imagesApi.endpoints.imageView.initiate({ image }, fresh))
  expect(store.observer.known()).toEqual([{ kind: 'image', id: image, name, state: 'ready' }])
  await store.dispatch(imagesApi.endpoints.imageDelete.initiate({ image }))
  store.dispatch(resourceDeleted(image))
  store.log.flush()
  const seen = store.getState().eventLog.entries.findLast((entry) => entry.kind === 'observed')
  expect(seen).toMatchObject({
    subject: { kind: 'image', id: image },
    data: { from: 'ready', to: 'destroyed', verdict: 'byCommand', steps: ['command.delete'] },
  })
})
