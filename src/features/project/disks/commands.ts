import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { noSnapshotReason } from '#machines/lifecycle/diskSnapshots'
import { snapshots } from '#features/project/snapshots/noun'
import type { Disk } from '#store/api/generated/types'
import { disksApi } from '#store/api/resources/disks'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { projectCollaborator } from '#model/needs'
import { defineCommand } from '#store/commands/command'
import { FOLLOWED } from '#store/commands/followed'
import { possibleStep } from '#store/commands/plan'
import { phrase } from '#store/commands/phrase'
import { generatedName } from '#model/generatedName'

const subject = (disk: Disk) => ({
  kind: 'disk' as const,
  id: disk.id,
  name: disk.name,
  state: disk.state.state,
})

/** A disk with the name of its project: the record has only the id, but paths use names. */
export interface DiskOfProject {
  disk: Disk
  project: string
}

/** Takes a snapshot with a generated name, without confirmation. */
export const snapshotDisk = defineCommand<DiskOfProject>()({
  name: 'disk.snapshot',
  label: 'Snapshot',
  many: 'once',
  takes: ({ disk }) => ({ storage: disk.size }),
  needs: projectCollaborator,
  endpoint: snapshotsApi.endpoints.snapshotCreate,
  lifecycle: diskLifecycle,
  event: 'command.snapshot',
  disabledReason: ({ disk }) => noSnapshotReason(disk),
  toArgs: ({ disk }) => ({
    project: disk.projectId,
    body: { name: generatedName([disk.name]), description: '', disk: disk.id },
  }),
  subject: ({ disk }) => subject(disk),
  begins: ({ disk }) => `Creating snapshot of ${disk.name}`,
  end: ({ project }, { answer: { name } }) => ({
    says: `Snapshot ${name} created`,
    next: { label: 'View snapshot', to: snapshots.to.page({ project, snapshot: name }) },
  }),
  errorMessage: ({ disk }) => `Could not snapshot ${disk.name}`,
})

/** Polls the state of a disk while a plan waits for it. */
export const followDisk = (disk: Disk) => disksApi.endpoints.diskView.initiate({ disk: disk.id }, FOLLOWED)

export const deleteDisk = defineCommand<Disk>()({
  name: 'disk.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  needs: projectCollaborator,
  endpoint: disksApi.endpoints.diskDelete,
  lifecycle: diskLifecycle,
  event: 'command.delete',
  toArgs: (disk) => ({ disk: disk.id }),
  subject,
  confirm: (disk, { The }) => ({
    title: phrase`Delete ${disk.name}?`,
    body: `${The} disk is deleted and the data on it is lost. Its snapshots stay.`,
    tone: 'danger',
  }),
  returns: async (rows, store) => (await import('./diskReturns')).ofDisks(rows, store),
  end: (disk) => `Disk ${disk.name} deleted`,
  errorMessage: (disk) => `Could not delete ${disk.name}`,
  follow: followDisk,
})

// A disk that is being imported cannot be deleted. An upload ends its import itself. After a closed page or a lost
// connection it cannot, and leaves a disk that requires these two commands before its deletion: stop the bulk write,
// finalize. The console offers them and the deletion as a plan (PLAN-1).

const stopImport = defineCommand<Disk>()({
  name: 'disk.stopImport',
  label: 'Stop import',
  many: 'readFirst',
  needs: projectCollaborator,
  endpoint: disksApi.endpoints.diskBulkWriteImportStop,
  lifecycle: diskLifecycle,
  event: 'command.stopBulkWrite',
  toArgs: (disk) => ({ disk: disk.id }),
  subject,
  confirm: (disk) => ({
    title: phrase`Stop the import into ${disk.name}?`,
    body: 'An upload into it that is still under way fails.',
    tone: 'danger',
  }),
  end: (disk) => `Import into ${disk.name} stopped`,
  errorMessage: (disk) => `Could not stop the import into ${disk.name}`,
  follow: followDisk,
})

const finalizeImport = defineCommand<Disk>()({
  name: 'disk.finalizeImport',
  label: 'Finalize',
  many: 'readFirst',
  needs: projectCollaborator,
  endpoint: disksApi.endpoints.diskFinalizeImport,
  lifecycle: diskLifecycle,
  event: 'command.finalize',
  toArgs: (disk) => ({ disk: disk.id, body: { snapshotName: null } }),
  subject,
  confirm: (disk) => ({
    title: phrase`Finalize ${disk.name}?`,
    body: 'The import is over, and the disk is like any other. No snapshot is taken.',
    tone: 'primary',
  }),
  end: (disk) => `Disk ${disk.name} finalized`,
  errorMessage: (disk) => `Could not finalize ${disk.name}`,
  follow: followDisk,
})

/** The steps from a disk with an unfinished import to one that can be deleted. */
export const importSteps = (disk: Disk) => [
  possibleStep(stopImport, disk),
  possibleStep(finalizeImport, disk),
]
