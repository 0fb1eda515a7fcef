import { makeGroup } from '../factories/affinityGroup'
import { giveBootDisk, makeDisk } from '../factories/disk'
import { makeInstance } from '../factories/instance'
import { giveNic } from '../factories/networkInterface'
import { makeProject } from '../factories/project'
import type { Region } from '../region'
import { addFleet } from './fleet'
import { addPersonas } from './personas'
import { addPools } from './pools'
import { addEntries } from './signIns'

/** A region without projects. */
export function empty(region: Region) {
  addPools(region, addPersonas(region.world))
  addFleet(region)
}

/** One project with three instances: for demonstrations and tests. */
export function small(region: Region) {
  const { ops, research } = addPersonas(region.world)
  addPools(region, { ops, research })
  addFleet(region)
  const project = makeProject(region, ops, 'web', 'The shop', 400)
  for (const name of ['web-1', 'web-2']) giveBootDisk(region, project, makeInstance(region, project, name))
  giveBootDisk(
    region,
    project,
    makeInstance(region, project, 'db-1', { state: 'stopped', ncpus: 4, memoryGiB: 16 }),
  )
  const nameOfDb = 'db-1'
  const db = region.world.instances.findBy((instance) => instance.name === nameOfDb)
  if (db) giveNic(region, db, 7)
  makeGroup(region, project, 'anti-affinity-group', 'apart')
  makeDisk(region, project, 'spare')
}

/** One project with ten thousand instances. */
export function crowded(region: Region) {
  const { ops, research } = addPersonas(region.world)
  addPools(region, { ops, research })
  addFleet(region)
  const project = makeProject(region, ops, 'crowd', '', 400)
  for (let index = 1; index <= 10_000; index += 1) {
    makeInstance(region, project, `node-${String(index).padStart(5, '0')}`, {
      state: index % 7 === 0 ? 'stopped' : 'running',
      ncpus: 1,
      memoryGiB: 1,
    })
  }
  for (let index = 1; index <= 5_000; index += 1)
    makeDisk(region, project, `disk-${String(index).padStart(5, '0')}`)
  // More than one call answers.
  addEntries(region, ops, 2_500)
}
