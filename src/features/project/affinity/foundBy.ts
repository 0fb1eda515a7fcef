import { foundInProject, type FoundKind } from '#features/shared/foundFacts'
import { affinityGroups, antiAffinityGroups } from './noun'

/** Affinity and anti-affinity groups. */
export const foundBy: readonly FoundKind[] = [
  foundInProject('affinityGroupList', affinityGroups, {
    factsOf: ({ name }, { project }) => ({ to: affinityGroups.to.page({ project, affinityGroup: name }) }),
  }),
  foundInProject('antiAffinityGroupList', antiAffinityGroups, {
    factsOf: ({ name }, { project }) => ({
      to: antiAffinityGroups.to.page({ project, antiAffinityGroup: name }),
    }),
  }),
]
