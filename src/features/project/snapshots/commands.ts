import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import type { Snapshot } from '#store/api/generated/types'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { projectCollaborator } from '#model/needs'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'

const subject = (snapshot: Snapshot) => ({
  kind: 'snapshot' as const,
  id: snapshot.id,
  name: snapshot.name,
  state: snapshot.state,
})

export const deleteSnapshot = defineCommand<Snapshot>()({
  name: 'snapshot.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  needs: projectCollaborator,
  endpoint: snapshotsApi.endpoints.snapshotDelete,
  lifecycle: snapshotLifecycle,
  event: 'command.delete',
  toArgs: (snapshot) => ({ snapshot: snapshot.id }),
  subject,
  confirm: (snapshot, { The }) => ({
    title: phrase`Delete ${snapshot.name}?`,
    body: `${The} snapshot is deleted. Disks and images made from it stay.`,
    isFinal: true,
    tone: 'danger',
  }),
  end: (snapshot) => `Snapshot ${snapshot.name} deleted`,
  errorMessage: (snapshot) => `Could not delete ${snapshot.name}`,
})
