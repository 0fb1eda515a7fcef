import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ORIGIN, scriptRegion } from '#tests/support/scriptedRegion'
import { makeStore } from '#store/store'
import { affinityApi } from './affinity'
import { disksApi } from './disks'
import { instanceDisksApi } from './instanceDisks'
import { instancesApi } from './instances'
import { snapshotsApi } from './snapshots'

let answers: ReturnType<typeof scriptRegion>
beforeEach(() => {
  answers = scriptRegion()
})
afterEach(() => vi.unstubAllGlobals())

const page = (...items: object[]) => ({ items, next_page: null })
const web = { id: 'i1', name: 'web-1', run_state: 'running' }
const db = { id: 'i2', name: 'db-1', run_state: 'running' }
const member = (value: object) => ({ type: 'instance', value })
const disk = (id: string, instance?: string) => ({
  id,
  name: id,
  state: instance ? { state: 'attached', instance } : { state: 'detached' },
})

/** A store with mounted lists of two instances, of their parts, and of other resources. */
async function listsInView() {
  const store = makeStore({ origin: ORIGIN })
  answers('GET /v1/instances', page(web, db))
  answers('GET /v1/disks', page(disk('d1', 'i1'), disk('d2', 'i2')))
  answers('GET /v1/snapshots', page({ id: 's1', name: 's1', state: 'ready' }))
  answers('GET /v1/instances/web-1/disks', page(disk('d1', 'i1')))
  answers('GET /v1/instances/db-1/disks', page(disk('d2', 'i2')))
  answers('GET /v1/network-interfaces', page())
  answers('GET /v1/anti-affinity-groups/of-web/members', page(member(web)))
  answers('GET /v1/anti-affinity-groups/of-db/members', page(member(db)))
  const { instanceList, instanceNetworkInterfaceList } = instancesApi.endpoints
  const at = { project: 'p' }
  const members = affinityApi.endpoints.antiAffinityGroupMemberList
  await Promise.all([
    store.dispatch(instanceList.initiate(at)),
    store.dispatch(disksApi.endpoints.diskList.initiate(at)),
    store.dispatch(snapshotsApi.endpoints.snapshotList.initiate(at)),
    ...['web-1', 'db-1'].flatMap((instance) => [
      store.dispatch(instanceDisksApi.endpoints.instanceDiskList.initiate({ ...at, instance })),
      store.dispatch(instanceNetworkInterfaceList.initiate({ ...at, instance })),
    ]),
    ...['of-web', 'of-db'].map((antiAffinityGroup) =>
      store.dispatch(members.initiate({ ...at, antiAffinityGroup })),
    ),
  ])
  answers.asked.length = 0
  return store
}

/** The requests that follow, after all their responses. */
async function askedAgain(store: Awaited<ReturnType<typeof listsInView>>) {
  await new Promise((resolve) => setTimeout(resolve, 0))
  await Promise.all(store.dispatch(instancesApi.util.getRunningQueriesThunk()))
  return answers.asked.filter((call) => call.startsWith('GET')).sort()
}

it('stopping one instance asks again only for lists that show it', async () => {
  const store = await listsInView()
  answers('POST /v1/instances/i1/stop', { ...web, run_state: 'stopping' })
  await store.dispatch(instancesApi.endpoints.instanceStop.initiate({ instance: 'i1' }))
  expect(await askedAgain(store)).toEqual([
    'GET /v1/anti-affinity-groups/of-web/members',
    'GET /v1/instances',
    'GET /v1/instances/web-1/disks',
    'GET /v1/network-interfaces',
  ])
})

it('attaching a disk asks again for lists of disks, and for nothing else', async () => {
  const store = await listsInView()
  answers('POST /v1/instances/i1/disks/attach', disk('d2', 'i1'))
  await store.dispatch(
    instanceDisksApi.endpoints.instanceDiskAttach.initiate({ instance: 'i1', body: { disk: 'd2' } }),
  )
  expect(await askedAgain(store)).toEqual([
    'GET /v1/disks',
    'GET /v1/instances/db-1/disks',
    'GET /v1/instances/web-1/disks',
  ])
})
