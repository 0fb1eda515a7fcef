import type { Disk, Snapshot } from '#store/api/generated/types'
import { snapshotsApi } from '#store/api/resources/snapshots'
import type { AppStore } from '#store/store'
import { askForAll } from '#features/kit/queries/askForAll'
import { snapshotsOf, takenAt } from './exports/snapshotsOf'

// The parts of disks that could be brought back, before they are deleted. Rule: BACK-6.

/** The source from which one disk could be brought back. */
function ofOne(
  { id, diskType, readOnly, imageId, snapshotId }: Disk,
  snapshots: readonly Snapshot[],
): string {
  const own = snapshotsOf(id, snapshots)
  const [last] = own
  if (last)
    return `You can bring it back from Recently deleted as it was at ${takenAt(last)}, from the ${
      own.length === 1 ? 'snapshot' : `last of its ${own.length} snapshots`
    }.`
  if (readOnly && (imageId ?? snapshotId))
    return 'You can bring it back from Recently deleted while its source is there.'
  return diskType === 'local'
    ? 'Local disks have no snapshots: it cannot be brought back.'
    : 'It has no snapshot: what is on it cannot be brought back.'
}

/** A sentence on how disks could be brought back. @throws the error of a request */
export async function ofDisks(rows: readonly Disk[], store: AppStore): Promise<string> {
  const projects = [...new Set(rows.map(({ projectId }) => projectId))]
  const read = await Promise.all(
    projects.map((project) => askForAll(store, snapshotsApi.endpoints.snapshotList, { project })),
  )
  const snapshots = read.flat()
  const [only] = rows
  if (only && rows.length === 1) return ofOne(only, snapshots)
  const count = rows.filter(({ id }) => snapshotsOf(id, snapshots).length > 0).length
  return count === 0
    ? 'None of them has a snapshot: what is on them cannot be brought back.'
    : `You can bring ${count} of ${rows.length} back from Recently deleted, as they were at their last snapshot.`
}
