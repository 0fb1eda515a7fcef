import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import { snapshotMachine } from '#machines/lifecycle/snapshotMachine'
import type { Disk, Snapshot, SnapshotState } from '#store/api/generated/types'
import { inProject, requireFree } from '../access/lookup'
import { workOf } from '../behaviours/behaviour'
import { snapshotBehaviour } from '../behaviours/snapshotBehaviour'
import type { SnapshotRow } from '../models/snapshot'
import type { Region } from '../region'
import { moveTo } from './moveTo'
import { newRow } from './newRow'
import { requireStorage } from './quota'

/** @throws 400 when the project has a snapshot of that name */
export function requireFreeSnapshot({ world }: Region, projectId: string, name: string) {
  requireFree(inProject(world.snapshots, projectId), 'snapshot', name)
}

/** Puts a snapshot into a state and schedules the next report. */
export function moveSnapshot(region: Region, id: string, state: string) {
  const { snapshots } = region.world
  moveTo(
    region,
    {
      lifecycle: snapshotLifecycle,
      machine: snapshotMachine,
      work: workOf(snapshotBehaviour),
      id,
      read: () => snapshots.get(id)?.state,
      write: (next) => {
        const row = snapshots.get(id)
        if (row) snapshots.update(id, { state: next as SnapshotState })
      },
    },
    state,
  )
}

/** Takes a snapshot of a disk. @throws 507 if it exceeds the storage quota */
export function takeSnapshot(region: Region, disk: Disk, name: string, description: string): Snapshot {
  requireStorage(region, disk.size)
  const { snapshots } = region.world
  const row: SnapshotRow = {
    ...newRow(region, `snapshot ${disk.projectId}`, { name, description }),
    projectId: disk.projectId,
    diskId: disk.id,
    size: disk.size,
    state: 'creating',
    blockSize: disk.blockSize,
  }
  snapshots.insert(row)
  moveSnapshot(region, row.id, 'creating')
  return row
}
