import { snapshotLifecycle } from '../../machines/lifecycle/snapshotLifecycle'
import type { Snapshot } from '../../store/api/generated/types'
import '../../store/api/snapshots'
import { defineCommand } from '../../store/commands/command'
import { phrase } from '../../store/commands/phrase'
import { observeBy } from '../../store/eventLog/observe'

observeBy('snapshot', snapshotLifecycle)

const subject = (snapshot: Snapshot) => ({
  kind: 'snapshot',
  id: snapshot.id,
  name: snapshot.name,
  state: snapshot.state,
})

export const deleteSnapshot = defineCommand<Snapshot, 'snapshotDelete'>({
  name: 'snapshot.delete',
  label: 'Delete',
  operation: 'snapshotDelete',
  lifecycle: snapshotLifecycle,
  event: 'command.delete',
  toArgs: (snapshot) => ({ snapshot: snapshot.id }),
  subject,
  confirm: (snapshot) => ({
    title: phrase`Delete ${snapshot.name}?`,
    body: 'The snapshot is deleted. Disks and images made from it stay.',
    tone: 'danger',
  }),
  started: (snapshot) => `Snapshot ${snapshot.name} deleted`,
  failed: (snapshot) => `Could not delete ${snapshot.name}`,
})
