import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import type { Snapshot } from '#store/api/generated/types'
import { timeOf } from '#model/dates'
import { dateParts } from '#ui/format/formatDateTime'

/** The snapshots of a disk that a disk can be made from, the newest first. The disk itself may be gone. */
export const snapshotsOf = (disk: string, snapshots: readonly Snapshot[]): readonly Snapshot[] =>
  snapshots
    .filter(({ diskId, state }) => diskId === disk && snapshotLifecycle.can(state, 'command.createDisk'))
    .toSorted((a, b) => timeOf(b, 'timeCreated') - timeOf(a, 'timeCreated'))

/** The moment of a snapshot in words, as lists show it: without this year. */
export function takenAt(snapshot: Snapshot): string {
  const { date, time } = dateParts(new Date(timeOf(snapshot, 'timeCreated')))
  return `${date} ${time}`
}
