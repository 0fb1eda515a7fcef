import { diskLifecycle } from '../../machines/lifecycle/diskLifecycle'
import { paths } from '../../paths'
import type { Disk } from '../../store/api/generated/types'
import { defineCommand } from '../../store/commands/command'
import { phrase } from '../../store/commands/phrase'
import { observeBy } from '../../store/eventLog/observe'
import { generatedName } from '../../store/model/names'
import '../../store/api/disks'
import '../../store/api/snapshots'

observeBy('disk', diskLifecycle)

const subject = (disk: Disk) => ({ kind: 'disk', id: disk.id, name: disk.name, state: disk.state.state })

/** A disk and the name of its project; the disk knows only the id, and addresses are made of names. */
export interface DiskOfProject {
  disk: Disk
  project: string
}

/** Takes a snapshot under a generated name, at once and without asking. */
export const snapshotDisk = defineCommand<DiskOfProject, 'snapshotCreate'>({
  name: 'disk.snapshot',
  label: 'Snapshot',
  operation: 'snapshotCreate',
  lifecycle: diskLifecycle,
  event: 'command.snapshot',
  toArgs: ({ disk }) => ({
    project: disk.projectId,
    body: { name: generatedName([disk.name]), description: '', disk: disk.id },
  }),
  subject: ({ disk }) => subject(disk),
  underway: ({ disk }) => `Creating snapshot of ${disk.name}`,
  started: (_, snapshot) => `Snapshot ${snapshot.name} created`,
  startedLink: ({ project }, snapshot) => ({
    label: 'View snapshot',
    to: paths.snapshot({ project, snapshot: snapshot.name }),
  }),
  failed: ({ disk }) => `Could not snapshot ${disk.name}`,
})

export const deleteDisk = defineCommand<Disk, 'diskDelete'>({
  name: 'disk.delete',
  label: 'Delete',
  operation: 'diskDelete',
  lifecycle: diskLifecycle,
  event: 'command.delete',
  toArgs: (disk) => ({ disk: disk.id }),
  subject,
  confirm: (disk) => ({
    title: phrase`Delete ${disk.name}?`,
    body: 'The disk is deleted and the data on it is lost. Its snapshots stay.',
    tone: 'danger',
  }),
  started: (disk) => `Disk ${disk.name} deleted`,
  failed: (disk) => `Could not delete ${disk.name}`,
})
