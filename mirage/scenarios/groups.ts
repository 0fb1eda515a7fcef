import { makeGroup } from '../factories/affinityGroup'
import type { ProjectRow } from '../models/project'
import type { Region } from '../region'

const ingest = (count: number) =>
  Array.from({ length: count }, (_, index) => `ingest-${String(index + 1).padStart(3, '0')}`)

/**
 * Groups with each number of members that matters: none, one, a few, one less than the limit, the limit. Rule: MOCK-8.
 */
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
