import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { instanceTone } from '#features/kit/lifecycle/stateTones'
import { foundInProject, fromProject, type FoundKind } from '#features/shared/foundFacts'
import { StateMark } from '#ui/feedback/StateBadge'
import { instances } from './noun'

/** Instances, by their host names too. */
export const foundBy: readonly FoundKind[] = [
  foundInProject('instanceList', instances, {
    isAskedFrom: fromProject,
    hasAddresses: true,
    factsOf: ({ name, hostname, runState }, { project }) => ({
      to: instances.to.page({ project, instance: name }),
      texts: [hostname],
      state: runState,
    }),
    inside: ({ name }, { project = '' }) => ({ project, instance: name }),
    markOf: (state) => (
      <StateMark tone={instanceTone(state)} moving={instanceLifecycle.isTransitional(state)} />
    ),
  }),
]
