import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import type { Snapshot } from '#store/api/generated/types'
import { planStep } from '#store/commands/plan'
import type { StatefulResource } from '#features/kit/lifecycle/statefulResource'
import { snapshotTone } from '#features/kit/lifecycle/stateTones'
import { deleteSnapshot } from './commands'

/** The lifecycle of snapshots. */
export const snapshotResource: StatefulResource<Snapshot> = {
  kind: 'snapshot',
  lifecycle: snapshotLifecycle,
  tone: snapshotTone,
  read: ({ id, name, state }) => ({ id, name, state }),
  commands: (snapshot) => [planStep(deleteSnapshot, snapshot)],
}
