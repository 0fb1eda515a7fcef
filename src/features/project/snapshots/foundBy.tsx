import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import { snapshotTone } from '#features/kit/lifecycle/stateTones'
import { foundInProject, fromProject, type FoundKind } from '#features/shared/foundFacts'
import { StateMark } from '#ui/feedback/StateBadge'
import { snapshots } from './noun'

/** Snapshots. */
export const foundBy: readonly FoundKind[] = [
  foundInProject('snapshotList', snapshots, {
    isAskedFrom: fromProject,
    factsOf: ({ name, state }, { project }) => ({
      to: snapshots.to.page({ project, snapshot: name }),
      state,
    }),
    markOf: (state) => (
      <StateMark tone={snapshotTone(state)} moving={snapshotLifecycle.isTransitional(state)} />
    ),
  }),
]
