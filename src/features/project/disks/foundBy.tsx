import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { diskTone } from '#features/kit/lifecycle/stateTones'
import { foundInProject, fromProject, type FoundKind } from '#features/shared/foundFacts'
import { StateMark } from '#ui/feedback/StateBadge'
import { disks } from './noun'

/** Disks. */
export const foundBy: readonly FoundKind[] = [
  foundInProject('diskList', disks, {
    isAskedFrom: fromProject,
    factsOf: ({ name, state }, { project }) => ({
      to: disks.to.page({ project, disk: name }),
      state: state.state,
    }),
    markOf: (state) => <StateMark tone={diskTone(state)} moving={diskLifecycle.isTransitional(state)} />,
  }),
]
