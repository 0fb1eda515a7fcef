import type { Disk } from '../api/generated/types'
import type { Called } from '../undo/place'
import { modelled } from '../kept/keptModel'
import { isDeleted, recordedDisk, type Deletion } from '../kept/deletedRecords'

/** The answers that have a disk. */
const DISKS = ['diskView', 'diskList', 'instanceDiskList']

/**
 * The record of what a request has deleted, by which it can be brought back. An instance was read right before the
 * request. A disk is found in the cache, which is never out of date for it: only the state of a disk changes. Undefined
 * for any other request, and for a disk that the cache does not have. Rule: BACK-1.
 */
export function deletionOf(
  endpoint: string,
  { args, replaced, cached }: Called<unknown>,
): Deletion | undefined {
  if (endpoint === 'instanceDelete') return isDeleted(replaced) ? modelled(replaced) : undefined
  if (endpoint !== 'diskDelete') return undefined
  const disk = cached.record<Disk>(DISKS, (args as { disk?: string }).disk)
  return disk && modelled({ kind: 'disk' as const, project: disk.projectId, ...recordedDisk(disk) })
}
