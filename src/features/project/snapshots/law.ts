import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import type { Snapshot } from '#store/api/generated/types'
import { planStep } from '#store/commands/plan'
import type { ResourceLaw } from '#features/kit/lifecycle/resourceLaw'
import { snapshotTone } from '#features/kit/lifecycle/stateTones'
import { deleteSnapshot } from './commands'

/** The law of snapshots. */
export const snapshotLaw: ResourceLaw<Snapshot> = {
  kind: 'snapshot',
  lifecycle: snapshotLifecycle,
  tone: snapshotTone,
  read: ({ id, name, state }) => ({ id, name, state }),
  commands: (snapshot) => [planStep(deleteSnapshot, snapshot)],
}
