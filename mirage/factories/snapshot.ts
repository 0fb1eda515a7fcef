import type { Disk, Snapshot } from '#store/api/generated/types'
import { GIB } from '#model/units'
import type { ProjectRow } from '../models/project'
import type { SnapshotRow } from '../models/snapshot'
import { idOf } from '../random'
import type { Region } from '../region'
import { stamps } from './times'

/** A ready snapshot of a disk. */
export function makeSnapshot(
  region: Region,
  project: ProjectRow,
  name: string,
  disk: Disk,
  sizeGiB?: number,
): Snapshot {
  const row: SnapshotRow = {
    id: idOf(`snapshot ${project.id} ${name}`),
    name,
    description: '',
    projectId: project.id,
    diskId: disk.id,
    size: sizeGiB === undefined ? disk.size : sizeGiB * GIB,
    state: 'ready',
    blockSize: disk.blockSize,
    ...stamps(region, 90),
  }
  region.world.snapshots.insert(row)
  return row
}
