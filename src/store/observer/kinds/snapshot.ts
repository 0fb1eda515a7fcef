import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import type { Snapshot } from '#store/api/generated/types'
import { resourceKind } from '../resourceKind'

export const snapshotKind = resourceKind(
  'snapshot',
  snapshotLifecycle,
  (snapshot: Snapshot) => snapshot.state,
)
