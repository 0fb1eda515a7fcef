import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import type { Snapshot } from '#store/api/generated/types'
import type { Deletion, Named } from '#store/kept/deletedRecords'
import type { Line } from '#store/ledger/line'

// What of a project is gone: for its list, and for the count in the sidebar, which needs nothing else of that page.

/** A line that has deleted something. */
interface DeletionLine {
  line: Line
  deleted: Deletion
}

/** The lines of deletions with a record, the newest first, one for each thing. @param lines newest first */
export function deletions(lines: readonly Line[]): readonly DeletionLine[] {
  const found = new Map<string, DeletionLine>()
  for (const line of lines) {
    const { deleted } = line
    if (deleted && !found.has(deleted.id)) found.set(deleted.id, { line, deleted })
  }
  return [...found.values()]
}

/** The present things of a project. */
interface PresentThings {
  instances: readonly Named[]
  disks: readonly Named[]
  snapshots: readonly Pick<Snapshot, 'diskId' | 'state'>[]
  /** There are more disks than these: a disk that is not among them may be there all the same. */
  hasMoreDisks?: boolean
}

/** The gone things of a project: the deletions that this browser has a record of, and ids of disks that left a snapshot. */
export function goneIn(
  project: string,
  lines: readonly Line[],
  { instances, disks, snapshots, hasMoreDisks }: PresentThings,
): { mine: readonly DeletionLine[]; disks: readonly string[] } {
  const there = new Set([...instances, ...disks].map(({ id }) => id))
  const mine = deletions(lines).filter(({ deleted }) => deleted.project === project && !there.has(deleted.id))
  const known = new Set(mine.map(({ deleted }) => deleted.id))
  // Of a snapshot from which no disk can be made, nothing comes back.
  const left = snapshots.filter(({ state }) => snapshotLifecycle.can(state, 'command.createDisk'))
  const ofDisks = hasMoreDisks ? [] : [...new Set(left.map(({ diskId }) => diskId))]
  return { mine, disks: ofDisks.filter((id) => !there.has(id) && !known.has(id)) }
}
