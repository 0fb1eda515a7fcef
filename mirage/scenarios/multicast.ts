import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { instanceMulticastGroupJoin } from '#store/api/generated/operations/experimental'
import { hasFeature } from '#store/api/versions/hasFeature'
import { offers } from '#store/api/versions/offers'
import { stamps } from '../factories/times'
import type { ProjectRow } from '../models/project'
import type { SiloRow } from '../models/silo'
import { idOf } from '../random'
import type { Region } from '../region'

const HOURS = 500

interface Group {
  name: string
  pool: string
  ip: string
  sources: readonly string[]
  members: readonly string[]
}

const groups: readonly Group[] = [
  {
    name: 'ship-positions',
    pool: 'port-radio',
    ip: '239.1.0.1',
    sources: [],
    // One of them is stopped.
    members: ['berth-api-1', 'berth-api-2', 'berth-db-replica'],
  },
  {
    name: 'crane-pictures',
    pool: 'camera-feeds',
    ip: '232.1.0.1',
    sources: ['10.40.13.9'],
    members: ['berth-api-3', 'berth-cache'],
  },
]

function addPool(region: Region, silo: SiloRow, name: string, [first, last]: readonly [string, string]) {
  const id = idOf(`pool ${name}`)
  const times = stamps(region, 2 * HOURS)
  region.world.pools.insert({
    id,
    name,
    description: '',
    assignment: 'silos',
    ipVersion: 'v4',
    poolType: 'multicast',
    ranges: [{ id: idOf(`range ${name} ${first}`), first, last, timeCreated: times.timeCreated }],
    links: [{ siloId: silo.id, isDefault: false }],
    ...times,
  })
}

/** Adds pools of multicast addresses and turns multicast on, with groups: each where the version of the region has it. */
export function addMulticast(region: Region, project: ProjectRow, silo: SiloRow) {
  const { world } = region
  if (!hasFeature(region.api, 'multicastPools')) return
  addPool(region, silo, 'port-radio', ['239.1.0.1', '239.1.0.40'])
  addPool(region, silo, 'camera-feeds', ['232.1.0.1', '232.1.0.8'])
  if (!offers(region.api, instanceMulticastGroupJoin)) return
  region.hasMulticast = true
  const times = stamps(region, HOURS)
  for (const { name, pool, ip, sources, members } of groups) {
    const id = idOf(`multicast-group ${name}`)
    world.multicastGroups.insert({
      id,
      name,
      description: 'Implicitly created for instance attachment',
      ipPoolId: idOf(`pool ${pool}`),
      multicastIp: ip,
      state: 'Active',
      ...times,
    })
    for (const member of members) {
      const instanceId = idOf(`instance ${project.id} ${member}`)
      const memberId = idOf(`multicast-member ${id} ${instanceId}`)
      world.multicastMembers.insert({
        id: memberId,
        name: `member-${memberId}`,
        description: '',
        instanceId,
        multicastGroupId: id,
        multicastIp: ip,
        sourceIps: [...sources],
        state: instanceLifecycle.has(world.instances.get(instanceId)?.runState ?? '', 'placed')
          ? 'Joined'
          : 'Left',
        ...times,
      })
    }
  }
}
