import { affinityApi } from '../../store/api/affinity'
import { ALL_LIMIT } from '../../store/model/limits'
import { load, loadAll, settled, type At } from '../app/load'

const {
  affinityGroupList,
  antiAffinityGroupList,
  affinityGroupView,
  antiAffinityGroupView,
  affinityGroupMemberList,
  antiAffinityGroupMemberList,
} = affinityApi.endpoints

const allOf = ({ project }: At) => ({ project, limit: ALL_LIMIT })
const together = ({ project, affinityGroup }: At) => ({ project, affinityGroup })
const apart = ({ project, antiAffinityGroup }: At) => ({ project, antiAffinityGroup })

/** The groups of both kinds. How many members each has is asked for by its row; the page does not wait for that. */
export const groupsLoader = loadAll(load(antiAffinityGroupList, allOf), load(affinityGroupList, allOf))

export const affinityGroupLoader = loadAll(
  load(affinityGroupView, together),
  settled(load(affinityGroupMemberList, (at) => ({ ...together(at), limit: ALL_LIMIT }))),
)

export const antiAffinityGroupLoader = loadAll(
  load(antiAffinityGroupView, apart),
  settled(load(antiAffinityGroupMemberList, (at) => ({ ...apart(at), limit: ALL_LIMIT }))),
)
