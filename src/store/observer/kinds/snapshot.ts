import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import type { Snapshot } from '#store/api/generated/types'
import { resourceKind } from '../resourceKind'

/** Snapshots, as answers show them. */
export const snapshotKind = resourceKind(
  'snapshot',
  snapshotLifecycle,
  (snapshot: Snapshot) => snapshot.state,
)
