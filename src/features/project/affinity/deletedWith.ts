import type { AffinityGroup } from '#store/api/generated/types'
import { affinityApi } from '#store/api/resources/affinity'
import { manyRow } from '#store/commands/many'
import { wordsOf } from '#features/kit/noun/noun'
import { ofProject, pagedList, type DeletedWith } from '#features/shared/thingFacts'
import { deleteGroup } from '#features/shared/affinity/commands'
import { affinityGroups, antiAffinityGroups } from './noun'

const group = (kind: 'affinity' | 'anti-affinity') => (row: AffinityGroup) => ({
  ...row,
  runs: manyRow(deleteGroup[kind], row),
})

/** Groups of both kinds, as their project is taken down. */
export const deletedWith: DeletedWith = {
  affinityGroup: {
    in: 'project',
    words: wordsOf(affinityGroups),
    to: (affinityGroup, { project }) => affinityGroups.to.page({ project, affinityGroup }),
    list: pagedList(affinityApi.endpoints.affinityGroupList, ofProject, group('affinity')),
  },
  antiAffinityGroup: {
    in: 'project',
    words: ['anti-affinity group', 'anti-affinity groups'],
    to: (antiAffinityGroup, { project }) => antiAffinityGroups.to.page({ project, antiAffinityGroup }),
    list: pagedList(affinityApi.endpoints.antiAffinityGroupList, ofProject, group('anti-affinity')),
  },
}
