import type { Disk, DiskSource, Snapshot } from '#store/api/generated/types'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import type { DeletedDisk, RecordedDisk } from '#store/kept/deletedRecords'
import { snapshotsOf, takenAt } from '#features/project/disks/exports/snapshotsOf'

// The outlook of a disk: pure functions. Rules: BACK-3, BACK-4.

/** How a part of something deleted comes back: as it was, otherwise than it was, or not at all. */
export type Comes = 'same' | 'other' | 'not'

/** A part of something deleted, as it would come back. */
export interface OutlookPart {
  /** "Disk data-1". */
  what: string
  comes: Comes
  /** The difference, or the reason why it does not come back, as a sentence. */
  why?: string
}

/** Why something that is there cannot be brought back. */
export const IS_THERE = 'It is there: it is not deleted'

/** The disks and snapshots of a project. */
export interface Storage {
  disks: readonly Disk[]
  snapshots: readonly Snapshot[]
  /** The ids of the images that read-only disks were made from and that are there. */
  images: ReadonlySet<string>
}

/** The source that a disk can be made from. */
export type DiskFrom =
  | { from: 'snapshot'; snapshot: Snapshot }
  /** Read-only: its source has the same contents. */
  | { from: 'source'; source: { imageId: string } | { snapshotId: string } }
  | { from: 'nothing'; why: string }

/** The source of a disk that is gone: its newest snapshot, or its source if it was read-only. */
export function lostDiskSource(disk: RecordedDisk, { snapshots, images }: Omit<Storage, 'disks'>): DiskFrom {
  const [snapshot] = snapshotsOf(disk.id, snapshots)
  if (snapshot) return { from: 'snapshot', snapshot }
  const { readOnly, imageId, snapshotId } = disk
  if (readOnly && imageId && images.has(imageId)) return { from: 'source', source: { imageId } }
  const source = snapshots.find(({ id }) => id === snapshotId)
  if (readOnly && source && snapshotLifecycle.can(source.state, 'command.createDisk'))
    return { from: 'source', source: { snapshotId: source.id } }
  if (disk.diskType === 'local') return { from: 'nothing', why: 'Local disks have no snapshots' }
  return { from: 'nothing', why: readOnly ? 'Its source is gone' : 'It has no snapshot' }
}

/** Whether a disk is what a disk that is gone was made into. */
export const isMadeFrom = (disk: Disk, from: DiskFrom): boolean =>
  from.from === 'snapshot'
    ? disk.snapshotId === from.snapshot.id && !disk.readOnly
    : from.from === 'source' &&
      disk.readOnly &&
      ('imageId' in from.source
        ? disk.imageId === from.source.imageId
        : disk.snapshotId === from.source.snapshotId)

/** The source in the request for a disk that is made again. */
export const requestedSource = (from: Exclude<DiskFrom, { from: 'nothing' }>): DiskSource =>
  from.from === 'snapshot'
    ? { type: 'snapshot', snapshotId: from.snapshot.id }
    : 'imageId' in from.source
      ? { type: 'image', imageId: from.source.imageId, readOnly: true }
      : { type: 'snapshot', snapshotId: from.source.snapshotId, readOnly: true }

/** The loss with a disk that is made again, as a sentence. */
export const lostText = (from: Exclude<DiskFrom, { from: 'nothing' }>): string =>
  from.from === 'source'
    ? 'Made again from its source, with the same contents'
    : `Made from snapshot ${from.snapshot.name}: what was written after ${takenAt(from.snapshot)} is lost`

/** Whether something deleted can be brought back, as its list says. */
export interface Chance {
  can: 'fully' | 'differently' | 'not'
  /** The difference, or the reason why it cannot, as a sentence. */
  why: string
}

/** Whether a disk can be brought back. */
export function chanceOfDisk(disk: DeletedDisk, storage: Storage): Chance {
  const from = lostDiskSource(disk, storage)
  if (from.from === 'nothing') return { can: 'not', why: from.why }
  return from.from === 'source'
    ? { can: 'fully', why: 'From its source, with the same contents' }
    : { can: 'differently', why: `From its snapshot of ${takenAt(from.snapshot)}` }
}

/** A disk of a deleted instance, as it is now. */
export type DiskNow =
  | { is: 'free'; disk: Disk }
  /** It is attached to an instance, or another disk that was made from it is. */
  | { is: 'held'; disk: Disk; by: string }
  | { is: 'makeable'; from: Exclude<DiskFrom, { from: 'nothing' }> }
  | { is: 'lost'; why: string }

const holderOf = ({ state }: Disk) => ('instance' in state ? state.instance : undefined)

/** Where a disk of a deleted instance is: still there, made again already, or to be made. */
export function diskNow(recorded: RecordedDisk, storage: Storage): DiskNow {
  const there = storage.disks.find(({ id }) => id === recorded.id)
  const from = lostDiskSource(recorded, storage)
  const disk = there ?? storage.disks.find((each) => each.name === recorded.name && isMadeFrom(each, from))
  if (!disk) return from.from === 'nothing' ? { is: 'lost', why: from.why } : { is: 'makeable', from }
  const by = holderOf(disk)
  if (by !== undefined) return { is: 'held', disk, by }
  const why = diskLifecycle.why(disk.state.state, 'command.attach')
  return why === undefined ? { is: 'free', disk } : { is: 'lost', why }
}
