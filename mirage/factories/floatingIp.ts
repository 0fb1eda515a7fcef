import type { FloatingIp } from '#store/api/generated/types'
import type { ProjectRow } from '../models/project'
import { idOf } from '../random'
import type { Region } from '../region'
import { stamps } from './times'

/** A floating address of a pool, attached to the instance if there is one. */
export function makeFloatingIp(
  region: Region,
  project: ProjectRow,
  name: string,
  ip: string,
  { pool = 'dock-public', instanceId = null }: { pool?: string; instanceId?: string | null } = {},
): FloatingIp {
  const row: FloatingIp = {
    id: idOf(`floating ${project.id} ${name}`),
    name,
    description: '',
    ip,
    ipPoolId: idOf(`pool ${pool}`),
    projectId: project.id,
    instanceId,
    ...stamps(region, 100),
  }
  region.world.floatingIps.insert(row)
  return row
}
