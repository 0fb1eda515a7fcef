import { newProbe } from '../handlers/probes'
import { idOf } from '../random'
import type { Region } from '../region'
import type { ProjectRow } from '../world'
import { hoursAgo } from './make'

/** Two probes in a project, on two sleds. Source: backend-behaviour §7.2. */
export function addProbes(region: Region, project: ProjectRow) {
  const { world } = region
  const pool = world.pools.get(idOf('pool dock-public'))
  const sleds = [...world.sleds.values()].slice(0, 2)
  if (!pool) throw new Error('probes need the pool dock-public')
  for (const [at, { id: sled }] of sleds.entries()) {
    const name = `reach-${at + 1}`
    const row = newProbe(region, project, { name, description: 'Is the harbour reached?', sled, pool })
    const timeCreated = hoursAgo(region, 200 - 20 * at)
    world.probes.set(row.id, { ...row, timeCreated, timeModified: timeCreated })
  }
}
