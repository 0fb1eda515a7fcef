import { regionTimeOf } from '#src/regionTime'
import type { Disk, Snapshot } from '#store/api/generated/types'
import { recordIn, whyNotBack, type Deleted, type DeletedDisk, type Named } from '#store/kept/deletedRecords'
import type { Line } from '#store/ledger/line'
import { parseFutureId } from '#store/commands/many'
import { isBringingBack } from './bringBackBatch'
import { deletions, goneIn } from './goneIn'
import { chanceOfInstance } from './instanceOutlook'
import { deletedThings } from './noun'
import { snapshotsOf, takenAt } from '#features/project/disks/exports/snapshotsOf'
import { chanceOfDisk, type Chance, type Storage } from './chanceOfDisk'

// The deleted things of a project, as far as this browser knows them: pure functions. Rule: BACK-2.

/** Something deleted. */
export interface DeletedThing {
  id: string
  name: string
  kind: 'instance' | 'disk'
  /** When it was deleted, in milliseconds since the epoch; undefined if this browser does not know. */
  at?: number
  /** It was deleted in this browser; a disk that is known from its snapshots alone was not. */
  isMine?: true
  /** The name that it was brought back with. */
  backAs?: string
  chance: Chance
}

const deletionLine = (lines: readonly Line[], id: string): Line | undefined =>
  deletions(lines).find(({ deleted }) => deleted.id === id)?.line

/** The record of something deleted; undefined if this browser has none that it can read. */
export const deletedRecord = (lines: readonly Line[], id: string): Deleted | undefined => {
  const line = deletionLine(lines, id)
  return line && recordIn(line)
}

/** Why this browser cannot bring something back, as a sentence. */
export function whyNoRecord(lines: readonly Line[], id: string): string {
  const line = deletionLine(lines, id)
  return (line && whyNotBack(line)) ?? 'This browser has no record of it'
}

/** The present things of a project. */
export interface Present extends Storage {
  instances: readonly Named[]
  /** There are more disks than these: a disk that is not among them may be there all the same. */
  hasMoreDisks?: boolean
}

/** The names that things were brought back with and that are there, by the ids that they had. */
function broughtBack(
  lines: readonly Line[],
  project: string,
  { instances, disks }: Present,
): ReadonlyMap<string, string> {
  const back = new Map<string, string>()
  const there = (kind: string) => (kind === 'instance' ? instances : disks)
  for (const { verb, at, standing, subject } of lines) {
    if (!isBringingBack({ verb }) || standing !== 'done' || at === undefined) continue
    const [, id] = at.split(deletedThings.to.page({ project, deleted: '' }))
    const name = parseFutureId(subject.id)?.name
    const isThere = there(subject.kind).some((each) => each.name === name)
    if (id !== undefined && name !== undefined && isThere && !back.has(id)) back.set(id, name)
  }
  return back
}

/** The record of a disk of which only a snapshot is known. It has the name of the snapshot, since its own is not known. */
export const recordOfSnapshot = ({ diskId, name, size, projectId }: Snapshot): DeletedDisk => ({
  kind: 'disk',
  project: projectId,
  id: diskId,
  name,
  description: '',
  size,
  blockSize: 512,
  diskType: 'distributed',
  readOnly: false,
})

/** The chance of what a line has deleted. Without a record that can be read, a disk is what its snapshots say. */
function chanceIn(line: Line, storage: Storage): Chance {
  const record = recordIn(line)
  if (record)
    return record.kind === 'disk' ? chanceOfDisk(record, storage) : chanceOfInstance(record, storage)
  const [snapshot] = snapshotsOf(line.deleted?.id ?? '', storage.snapshots)
  return snapshot
    ? chanceOfDisk(recordOfSnapshot(snapshot), storage)
    : { can: 'not', why: whyNotBack(line) ?? '' }
}

/**
 * The deleted instances and disks of a project: those that this browser has a record of, and disks that are gone and
 * whose snapshots are there. The newest first.
 *
 * @param project its id and its name
 * @param lines of the ledger, newest first
 */
export function deletedIn(
  project: { id: string; name: string },
  lines: readonly Line[],
  present: Present,
): readonly DeletedThing[] {
  const back = broughtBack(lines, project.name, present)
  const gone = goneIn(project.id, lines, present)
  const mine = gone.mine.map(({ line, deleted: { id, name, kind } }): DeletedThing => {
    const backAs = back.get(id)
    return {
      id,
      name,
      kind,
      at: regionTimeOf(line.endedAt ?? line.changedAt),
      isMine: true,
      ...(backAs !== undefined && { backAs }),
      chance: chanceIn(line, present),
    }
  })
  const lastSnapshots = gone.disks.flatMap((id) => snapshotsOf(id, present.snapshots).slice(0, 1))
  const others = lastSnapshots.map((snapshot): DeletedThing => {
    const backAs = back.get(snapshot.diskId)
    return {
      id: snapshot.diskId,
      name: snapshot.name,
      kind: 'disk',
      ...(backAs !== undefined && { backAs }),
      chance: {
        can: 'differently',
        why: `From its snapshot of ${takenAt(snapshot)}; its old name is not known`,
      },
    }
  })
  return [...mine.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0)), ...others]
}

/** The present things, as a page has them. */
export const presentOf = (
  instances: readonly Named[],
  disks: readonly Disk[],
  snapshots: readonly Snapshot[],
  images: readonly { id: string }[],
): Present => ({ instances, disks, snapshots, images: new Set(images.map(({ id }) => id)) })
