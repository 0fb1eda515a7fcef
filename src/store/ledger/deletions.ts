import type { Disk } from '../api/generated/types'
import type { Called } from '../undo/place'
import { isDeleted, recordedDisk, type Deleted } from './deleted'

/** The answers that have a disk. */
const DISKS = ['diskView', 'diskList', 'instanceDiskList']

/**
 * The record of a deletion, as far as it can be brought back. An instance was read right before; a disk never changes but
 * for its state, so the cache says what it was. Undefined for any other change, and if it is not known. Rule: BACK-1.
 */
export function deletionOf(
  endpoint: string,
  { args, replaced, cached }: Called<unknown>,
): Deleted | undefined {
  if (endpoint === 'instanceDelete') return isDeleted(replaced) ? replaced : undefined
  if (endpoint !== 'diskDelete') return undefined
  const disk = cached.record<Disk>(DISKS, (args as { disk?: string }).disk)
  return disk && { kind: 'disk', project: disk.projectId, ...recordedDisk(disk) }
}
