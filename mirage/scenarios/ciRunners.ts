import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/durations'
import { GIB } from '#model/units'
import { makeGroup } from '../factories/affinityGroup'
import { makeFloatingIp } from '../factories/floatingIp'
import { makeImage } from '../factories/image'
import { makeSnapshot } from '../factories/snapshot'
import type { ProjectRow } from '../models/project'
import type { SiloRow } from '../models/silo'
import { Random } from '../random'
import type { Region } from '../region'
import { addProbe } from './probes'

/**
 * The build machines of the last 30 days, made and deleted again: in a round a day, and in six on the last day. A round
 * takes less than an hour, the last one the hour before the scenario begins.
 */
function addPastBuilds({ world, clock }: Region, projectId: string) {
  const random = new Random('builds')
  const now = clock.now()
  const gap = (end: number) => (end > now - DAY_MS ? 4 * HOUR_MS : DAY_MS)
  for (let end = now; end > now - 30 * DAY_MS; end -= gap(end))
    for (let build = 0; build < 3; build += 1) {
      const machines = random.between(4, 12)
      world.history.past.push({
        projectId,
        from: end - random.between(30, 55) * MINUTE_MS,
        to: end - random.between(3, 25) * MINUTE_MS,
        cpus: 2 * machines,
        memory: 16 * GIB * machines,
        storage: 120 * GIB * machines,
      })
    }
}

/**
 * Adds resources of each kind to ci-runners, so that there is a second large project. To be called after the
 * workloads, whose instances and disks it uses.
 */
export function addRunners(region: Region, silo: SiloRow, project: ProjectRow) {
  const { world } = region
  makeImage(region, silo, project, 'runner-golden', 'harbour-linux', '13', 12)
  makeFloatingIp(region, project, 'webhooks', '198.51.100.90', { pool: 'dock-internal' })
  const boot = world.disks.findBy((disk) => disk.projectId === project.id)
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
  addPastBuilds(region, project.id)
}
