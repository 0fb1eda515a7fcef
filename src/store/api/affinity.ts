import { api } from './api'
import { change, read, write } from './endpoint'
import {
  antiAffinityGroupCreate,
  antiAffinityGroupDelete,
  antiAffinityGroupList,
  antiAffinityGroupMemberInstanceAdd,
  antiAffinityGroupMemberInstanceDelete,
  antiAffinityGroupMemberList,
  antiAffinityGroupUpdate,
  antiAffinityGroupView,
} from './generated/operations/affinity'
import {
  affinityGroupCreate,
  affinityGroupDelete,
  affinityGroupList,
  affinityGroupMemberInstanceAdd,
  affinityGroupMemberInstanceDelete,
  affinityGroupMemberList,
  affinityGroupUpdate,
  affinityGroupView,
  instanceAffinityGroupList,
} from './generated/operations/experimental'
import { instanceAntiAffinityGroupList } from './generated/operations/instances'

/** A group goes, and its memberships with it. */
const gone = ['AffinityGroup', 'AffinityMember'] as const
/** Who is in what has changed; the groups themselves have not. */
const moved = ['AffinityMember'] as const

/** Groups of instances that keep together, and of instances that keep apart: the same calls twice. */
export const affinityApi = api.injectEndpoints({
  endpoints: (build) => ({
    affinityGroupList: read(build, affinityGroupList, ['AffinityGroup']),
    affinityGroupView: read(build, affinityGroupView, ['AffinityGroup']),
    affinityGroupCreate: write(build, affinityGroupCreate, ['AffinityGroup']),
    affinityGroupUpdate: change(build, affinityGroupUpdate, ['AffinityGroup']),
    affinityGroupDelete: change(build, affinityGroupDelete, gone),
    affinityGroupMemberList: read(build, affinityGroupMemberList, ['AffinityMember']),
    affinityGroupMemberInstanceAdd: write(build, affinityGroupMemberInstanceAdd, moved),
    affinityGroupMemberInstanceDelete: write(build, affinityGroupMemberInstanceDelete, moved),
    instanceAffinityGroupList: read(build, instanceAffinityGroupList, ['AffinityGroup', 'AffinityMember']),

    antiAffinityGroupList: read(build, antiAffinityGroupList, ['AffinityGroup']),
    antiAffinityGroupView: read(build, antiAffinityGroupView, ['AffinityGroup']),
    antiAffinityGroupCreate: write(build, antiAffinityGroupCreate, ['AffinityGroup']),
    antiAffinityGroupUpdate: change(build, antiAffinityGroupUpdate, ['AffinityGroup']),
    antiAffinityGroupDelete: change(build, antiAffinityGroupDelete, gone),
    antiAffinityGroupMemberList: read(build, antiAffinityGroupMemberList, ['AffinityMember']),
    antiAffinityGroupMemberInstanceAdd: write(build, antiAffinityGroupMemberInstanceAdd, moved),
    antiAffinityGroupMemberInstanceDelete: write(build, antiAffinityGroupMemberInstanceDelete, moved),
    instanceAntiAffinityGroupList: read(build, instanceAntiAffinityGroupList, [
      'AffinityGroup',
      'AffinityMember',
    ]),
  }),
})
