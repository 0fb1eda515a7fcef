import { regionTimeOf } from '#src/regionTime'
import type { Disk, Snapshot } from '#store/api/generated/types'
import { isDeleted, type Deleted, type DeletedDisk, type Named } from '#store/ledger/deleted'
import type { Line } from '#store/ledger/line'
import { parseFutureId } from '#store/commands/many'
import { isBringingBack } from './bringBackBatch'
import { chanceOfInstance } from './instanceOutlook'
import { deletedThings } from './noun'
import { snapshotsOf, takenAt } from '#features/disks/exports/snapshotsOf'
import { chanceOfDisk, type Chance, type Storage } from './chanceOfDisk'

// The deleted things of a project, as far as this browser knows them: pure functions. Rule: BACK-2.

/** Something deleted. */
export interface DeletedThing {
  id: string
  name: string
  kind: 'instance' | 'disk'
  /** When it was deleted, in milliseconds since the epoch; undefined if this browser does not know. */
  at?: number
  /** Its record; undefined for a disk that is known from its snapshots alone. */
  record?: Deleted
  /** The name that it was brought back with. */
  backAs?: string
  chance: Chance
}

/** The lines of deletions with a record, the newest first, one for each thing. @param lines newest first */
function deletions(lines: readonly Line[]): readonly { line: Line; record: Deleted }[] {
  const found = new Map<string, { line: Line; record: Deleted }>()
  for (const line of lines) {
    const { deleted } = line
    if (isDeleted(deleted) && !found.has(deleted.id)) found.set(deleted.id, { line, record: deleted })
  }
  return [...found.values()]
}

/** The record of something deleted; undefined if this browser has none. */
export const deletedRecord = (lines: readonly Line[], id: string): Deleted | undefined =>
  deletions(lines).find(({ record }) => record.id === id)?.record

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

const chanceOf = (record: Deleted, storage: Storage): Chance =>
  record.kind === 'disk' ? chanceOfDisk(record, storage) : chanceOfInstance(record, storage)

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
  const mine = deletions(lines).flatMap(({ line, record }): DeletedThing[] => {
    if (record.project !== project.id || there.has(record.id)) return []
    const backAs = back.get(record.id)
    return [
      {
        id: record.id,
        name: record.name,
        kind: record.kind,
        at: regionTimeOf(line.endedAt ?? line.changedAt),
        record,
        ...(backAs !== undefined && { backAs }),
        chance: chanceOf(record, present),
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
