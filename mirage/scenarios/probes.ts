import { hoursAgo } from '../factories/times'
import type { ProjectRow } from '../models/project'
import { idOf } from '../random'
import type { Region } from '../region'
import { newProbe } from '../rules/probes'

/** Adds a probe to a project, on the sled of its number. Rule: MOCK-10. */
export function addProbe(region: Region, project: ProjectRow, number: number) {
  const { world } = region
  const pool = world.pools.get(idOf('pool dock-public'))
  const sled = world.sleds.all()[number - 1]?.id
  if (!pool || !sled) throw new Error('a probe needs the pool dock-public and a sled')
  const name = `reach-${number}`
  const row = newProbe(region, project, { name, description: 'Is the harbour reached?', sled, pool })
  const timeCreated = hoursAgo(region, 220 - 20 * number)
  world.probes.insert({ ...row, timeCreated, timeModified: timeCreated })
}
