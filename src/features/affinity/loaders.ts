import { affinityApi } from '#store/api/resources/affinity'
import { ALL_LIMIT } from '#store/model/paging'
import { load, loadAll, loadListed, settled, type At } from '#features/routing/load'

const {
  affinityGroupList,
  antiAffinityGroupList,
  affinityGroupView,
  antiAffinityGroupView,
  affinityGroupMemberList,
  antiAffinityGroupMemberList,
} = affinityApi.endpoints

const allOf = ({ project }: At<'project'>) => ({ project, limit: ALL_LIMIT })
const affinityArgs = ({ project, affinityGroup }: At<'project' | 'affinityGroup'>) => ({
  project,
  affinityGroup,
})
const antiAffinityArgs = ({ project, antiAffinityGroup }: At<'project' | 'antiAffinityGroup'>) => ({
  project,
  antiAffinityGroup,
})

/** The groups of both kinds. Each row loads its own member count; the page does not wait for it. */
export const groupsLoader = loadAll(load(antiAffinityGroupList, allOf), load(affinityGroupList, allOf))

export const affinityGroupLoader = loadAll(
  loadListed(affinityGroupView, affinityGroupList, 'affinityGroup', affinityArgs),
  settled(
    load(affinityGroupMemberList, (at: At<'project' | 'affinityGroup'>) => ({
      ...affinityArgs(at),
      limit: ALL_LIMIT,
    })),
  ),
)

export const antiAffinityGroupLoader = loadAll(
  loadListed(antiAffinityGroupView, antiAffinityGroupList, 'antiAffinityGroup', antiAffinityArgs),
  settled(
    load(antiAffinityGroupMemberList, (at: At<'project' | 'antiAffinityGroup'>) => ({
      ...antiAffinityArgs(at),
      limit: ALL_LIMIT,
    })),
  ),
)
