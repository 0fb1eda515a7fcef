import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import type { Snapshot } from '#store/api/generated/types'
import { timeOf } from '#store/model/dates'
import { formatDateTime } from '#ui/format/dates'

/** The snapshots of a disk that a disk can be made from, the newest first. The disk itself may be gone. */
export const snapshotsOf = (disk: string, snapshots: readonly Snapshot[]): readonly Snapshot[] =>
  snapshots
    .filter(({ diskId, state }) => diskId === disk && snapshotLifecycle.can(state, 'command.createDisk'))
    .toSorted((a, b) => timeOf(b, 'timeCreated') - timeOf(a, 'timeCreated'))

/** The moment of a snapshot in words. */
export const takenAt = (snapshot: Snapshot): string =>
  formatDateTime(new Date(timeOf(snapshot, 'timeCreated')))
