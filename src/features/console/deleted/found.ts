import { regionTimeOf } from '#src/regionTime'
import type { Disk, Snapshot } from '#store/api/generated/types'
import {
  recordIn,
  whyNotBack,
  type Deleted,
  type DeletedDisk,
  type Deletion,
  type Named,
} from '#store/kept/deletedRecords'
import type { Line } from '#store/ledger/line'
import { parseFutureId } from '#store/commands/many'
import { isBringingBack } from './bringBackBatch'
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

/** The lines of deletions with a record, the newest first, one for each thing. @param lines newest first */
function deletions(lines: readonly Line[]): readonly { line: Line; deleted: Deletion }[] {
  const found = new Map<string, { line: Line; deleted: Deletion }>()
  for (const line of lines) {
    const { deleted } = line
    if (deleted && !found.has(deleted.id)) found.set(deleted.id, { line, deleted })
  }
  return [...found.values()]
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

/** The disks that are gone, of which nothing but snapshots is known, by their ids. */
function disksOfSnapshots(
  { disks, snapshots, hasMoreDisks }: Pick<Present, 'disks' | 'snapshots' | 'hasMoreDisks'>,
  known: ReadonlySet<string>,
): readonly Snapshot[] {
  if (hasMoreDisks) return []
  const there = new Set(disks.map(({ id }) => id))
  const gone = [...new Set(snapshots.map(({ diskId }) => diskId))].filter(
    (id) => !there.has(id) && !known.has(id),
  )
  return gone.flatMap((id) => snapshotsOf(id, snapshots).slice(0, 1))
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
  const there = new Set([...present.instances, ...present.disks].map(({ id }) => id))
  const mine = deletions(lines).flatMap(({ line, deleted }): DeletedThing[] => {
    const { id, name, kind } = deleted
    if (deleted.project !== project.id || there.has(id)) return []
    const backAs = back.get(id)
    return [
      {
        id,
        name,
        kind,
        at: regionTimeOf(line.endedAt ?? line.changedAt),
        isMine: true,
        ...(backAs !== undefined && { backAs }),
        chance: chanceIn(line, present),
      },
    ]
  })
  const known = new Set(mine.map(({ id }) => id))
  const others = disksOfSnapshots(present, known).map((snapshot): DeletedThing => {
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
