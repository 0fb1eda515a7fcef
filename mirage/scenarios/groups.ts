import type { AffinityGroup, AffinityPolicy } from '../../src/store/api/generated/types'
import { groupTable, memberTable, type GroupKind } from '../groups'
import { idOf } from '../random'
import type { Region } from '../region'
import type { ProjectRow } from '../world'
import { stamps } from './make'

interface GroupOptions {
  policy?: AffinityPolicy
  description?: string
  /** Names of the instances in it. */
  members?: readonly string[]
  hours?: number
}

/** A group of either kind, with its members. */
export function makeGroup(
  region: Region,
  project: ProjectRow,
  kind: GroupKind,
  name: string,
  { policy = 'allow', description = '', members = [], hours = 100 }: GroupOptions = {},
): AffinityGroup {
  const row: AffinityGroup = {
    id: idOf(`${kind} ${project.id} ${name}`),
    name,
    description,
    projectId: project.id,
    policy,
    failureDomain: 'sled',
    ...stamps(region, hours),
  }
  groupTable(region.world, kind).set(row.id, row)
  memberTable(region.world, kind).set(
    row.id,
    members.map((member) => idOf(`instance ${project.id} ${member}`)),
  )
  return row
}

const ingest = (count: number) =>
  Array.from({ length: count }, (_, index) => `ingest-${String(index + 1).padStart(3, '0')}`)

/** Groups of each size that makes a difference: none, one, a few, one short of full, full. Source: §7.2. */
export function addGroups(
  region: Region,
  { berths, telemetry }: { berths: ProjectRow; telemetry: ProjectRow },
) {
  const apart = 'anti-affinity-group'
  const together = 'affinity-group'
  makeGroup(region, berths, apart, 'api-spread', {
    policy: 'fail',
    description: 'One sled may go, the web role stays',
    members: ['berth-api-1', 'berth-api-2', 'berth-api-3'],
    hours: 4_000,
  })
  makeGroup(region, berths, apart, 'data-spread', {
    description: 'Primary, replica and cache on different sleds where there is room',
    members: ['berth-db-primary', 'berth-db-replica', 'berth-cache'],
    hours: 3_000,
  })
  makeGroup(region, berths, apart, 'alarm-relays', {
    policy: 'fail',
    members: ['alarm-relay-a'],
    hours: 900,
  })
  makeGroup(region, berths, apart, 'yard-spread', { hours: 30 })
  makeGroup(region, berths, together, 'forecast-by-the-cache', {
    description: 'The forecast reads the cache all night',
    members: ['tide-forecast', 'berth-cache'],
    hours: 2_000,
  })
  makeGroup(region, berths, together, 'import-by-the-database', {
    policy: 'fail',
    members: ['berth-db-primary'],
    hours: 700,
  })
  makeGroup(region, berths, together, 'simulation', { hours: 50 })
  makeGroup(region, telemetry, apart, 'ingest-nearly-full', { members: ingest(31), hours: 600 })
  makeGroup(region, telemetry, apart, 'ingest-full', { members: ingest(32), hours: 600 })
}
