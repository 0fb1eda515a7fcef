import { makeGroup } from '../factories/affinityGroup'
import { makeFloatingIp } from '../factories/floatingIp'
import { makeImage } from '../factories/image'
import { makeSnapshot } from '../factories/snapshot'
import type { ProjectRow } from '../models/project'
import type { SiloRow } from '../models/silo'
import type { Region } from '../region'
import { addProbe } from './probes'

/**
 * Adds resources of each kind to ci-runners, so that there is a second large project. To be called after the
 * workloads, whose instances and disks it uses.
 */
export function addRunners(region: Region, silo: SiloRow, project: ProjectRow) {
  const { world } = region
  makeImage(region, silo, project, 'runner-golden', 'harbour-linux', '13', 12)
  makeFloatingIp(region, project, 'webhooks', '198.51.100.90', { pool: 'dock-internal' })
  const boot = [...world.disks.values()].find((disk) => disk.projectId === project.id)
  if (boot) makeSnapshot(region, project, 'runner-before-upgrade', boot)
  makeGroup(region, project, 'anti-affinity-group', 'runners-apart', {
    description: 'One sled may go, the queue moves on',
    members: ['runner-001', 'runner-002', 'runner-003'],
    hours: 400,
  })
  makeGroup(region, project, 'affinity-group', 'runners-by-the-cache', {
    members: ['runner-004', 'runner-006'],
    hours: 300,
  })
  addProbe(region, project, 2)
}
