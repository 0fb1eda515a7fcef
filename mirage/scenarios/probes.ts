import { hoursAgo } from '../factories/times'
import { newProbe } from '../handlers/probes'
import type { ProjectRow } from '../models/project'
import { idOf } from '../random'
import type { Region } from '../region'

/** A probe in a project, on the sled of its number. There are two, one each. Source: backend-behaviour §7.2. */
export function addProbe(region: Region, project: ProjectRow, number: number) {
  const { world } = region
  const pool = world.pools.get(idOf('pool dock-public'))
  const sled = [...world.sleds.keys()][number - 1]
  if (!pool || !sled) throw new Error('a probe needs the pool dock-public and a sled')
  const name = `reach-${number}`
  const row = newProbe(region, project, { name, description: 'Is the harbour reached?', sled, pool })
  const timeCreated = hoursAgo(region, 220 - 20 * number)
  world.probes.set(row.id, { ...row, timeCreated, timeModified: timeCreated })
}
