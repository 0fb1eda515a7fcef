import type { Disk } from '#store/api/generated/types'

/** Why no snapshot of a disk can be taken, in any of its states; undefined if one can. */
export function noSnapshotReason({
  diskType,
  readOnly,
}: Pick<Disk, 'diskType' | 'readOnly'>): string | undefined {
  if (diskType === 'local') return 'Local disks have no snapshots'
  return readOnly ? 'Read-only disks have no snapshots: their source has the same contents' : undefined
}
