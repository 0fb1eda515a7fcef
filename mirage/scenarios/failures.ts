import { giveBootDisk, makeDisk } from '../factories/disk'
import { makeFloatingIp } from '../factories/floatingIp'
import { makeInstance } from '../factories/instance'
import { giveNic } from '../factories/networkInterface'
import { makeProject } from '../factories/project'
import { hoursAgo } from '../factories/times'
import { idOf } from '../random'
import type { Region } from '../region'
import { usedBy } from '../rules/quota'
import { addFleet } from './fleet'
import { addPersonas } from './personas'
import { addPools } from './pools'
import { addBuiltinUsers } from './operators'

/** The addresses of a small pool, which is soon empty. */
const LAST_ADDRESSES = ['192.0.2.10', '192.0.2.11', '192.0.2.12', '192.0.2.13'] as const

/** Takes every address of the default pool. */
function emptyPool(region: Region, projectId: string) {
  const { world } = region
  const id = idOf('pool dock-public')
  const pool = world.pools.get(id)
  const project = world.projects.get(projectId)
  if (!pool || !project) throw new Error('the scenario needs a pool and a project')
  const [range] = pool.ranges
  const last = LAST_ADDRESSES.at(-1)
  if (range && last) world.pools.update(id, { ranges: [{ ...range, last }] })
  for (const [index, ip] of LAST_ADDRESSES.entries())
    makeFloatingIp(region, project, `lantern-${index + 1}`, ip)
}

/** A silo in which no user can sign in: its users come from an identity provider, and it has none. */
function addSiloWithoutProvider({ world }: Region, timeCreated: string) {
  const id = idOf('silo tidewater-new')
  world.silos.insert({
    id,
    name: 'tidewater-new',
    description: 'Created yesterday, without a way to sign in',
    identityMode: 'saml_jit',
    discoverable: true,
    mappedFleetRoles: {},
    quota: { cpus: 0, memory: 0, storage: 0 },
    deviceTokenMaxTtlSeconds: null,
    timeCreated,
    timeModified: timeCreated,
  })
}

/** Failed and stuck resources, an exhausted quota and an empty pool. */
export function failures(region: Region) {
  const { ops, research } = addPersonas(region.world)
  addPools(region, { ops, research })
  addBuiltinUsers(region)
  addFleet(region)
  const project = makeProject(region, ops, 'storm', 'What is left of it', 400)
  const instances = [
    makeInstance(region, project, 'mast', { state: 'failed', policy: 'never' }),
    makeInstance(region, project, 'sail', { state: 'failed', restartedHoursAgo: 2 }),
    makeInstance(region, project, 'rudder', { state: 'failed', restartedHoursAgo: 0.5 }),
    makeInstance(region, project, 'hull', { state: 'repairing' }),
    makeInstance(region, project, 'anchor', { state: 'starting', frozen: true }),
    makeInstance(region, project, 'pump', { state: 'running' }),
    makeInstance(region, project, 'lifeboat', { state: 'stopped' }),
  ]
  for (const [index, instance] of instances.entries()) {
    giveBootDisk(region, project, instance)
    giveNic(region, instance, 5 + index)
  }
  makeDisk(region, project, 'logbook', { state: { state: 'faulted' } })
  makeDisk(region, project, 'half-written', { state: { state: 'importing_from_bulk_writes' } })
  emptyPool(region, project.id)
  region.world.silos.update(ops.id, { quota: usedBy(region, ops.id) })
  addSiloWithoutProvider(region, hoursAgo(region, 20))
}
