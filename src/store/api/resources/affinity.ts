import { api } from '../api'
import { change, query, tagOf, mutation } from '../wire/endpoint'
import { namedFields, update } from '../wire/update'
import {
  antiAffinityGroupCreate,
  antiAffinityGroupDelete,
  antiAffinityGroupList,
  antiAffinityGroupMemberInstanceAdd,
  antiAffinityGroupMemberInstanceDelete,
  antiAffinityGroupMemberList,
  antiAffinityGroupUpdate,
  antiAffinityGroupView,
} from '../generated/operations/affinity'
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
} from '../generated/operations/experimental'
import { instanceAntiAffinityGroupList } from '../generated/operations/instancesAntiAffinityGroups'

/** Deleting a group also deletes its memberships. */
const groupDeleteTags = ['AffinityGroup', 'AffinityMember'] as const
/** The tags of a changed membership. The groups themselves stay valid. */
const membershipTags = ['AffinityMember'] as const

/** The tags of a list of members: its type, and its instances, whose states it shows. */
const membersOf = (page: { items: readonly { value: { id: string } }[] } | undefined) => [
  'AffinityMember' as const,
  ...(page?.items ?? []).map(({ value }) => tagOf('AffinityMember', value)),
]

/** Affinity and anti-affinity groups: the same endpoints for both. */
export const affinityApi = api.injectEndpoints({
  endpoints: (build) => ({
    affinityGroupList: query(build, affinityGroupList, ['AffinityGroup']),
    affinityGroupView: query(build, affinityGroupView, ['AffinityGroup']),
    affinityGroupCreate: mutation(build, affinityGroupCreate, ['AffinityGroup']),
    affinityGroupUpdate: update(build, affinityGroupUpdate, ['AffinityGroup'], {
      view: affinityGroupView,
      fields: namedFields,
    }),
    affinityGroupDelete: change(build, affinityGroupDelete, groupDeleteTags),
    affinityGroupMemberList: query(build, affinityGroupMemberList, membersOf),
    affinityGroupMemberInstanceAdd: mutation(build, affinityGroupMemberInstanceAdd, membershipTags),
    affinityGroupMemberInstanceDelete: mutation(build, affinityGroupMemberInstanceDelete, membershipTags),
    instanceAffinityGroupList: query(build, instanceAffinityGroupList, ['AffinityGroup', 'AffinityMember']),

    antiAffinityGroupList: query(build, antiAffinityGroupList, ['AffinityGroup']),
    antiAffinityGroupView: query(build, antiAffinityGroupView, ['AffinityGroup']),
    antiAffinityGroupCreate: mutation(build, antiAffinityGroupCreate, ['AffinityGroup']),
    antiAffinityGroupUpdate: update(build, antiAffinityGroupUpdate, ['AffinityGroup'], {
      view: antiAffinityGroupView,
      fields: namedFields,
    }),
    antiAffinityGroupDelete: change(build, antiAffinityGroupDelete, groupDeleteTags),
    antiAffinityGroupMemberList: query(build, antiAffinityGroupMemberList, membersOf),
    antiAffinityGroupMemberInstanceAdd: mutation(build, antiAffinityGroupMemberInstanceAdd, membershipTags),
    antiAffinityGroupMemberInstanceDelete: mutation(
      build,
      antiAffinityGroupMemberInstanceDelete,
      membershipTags,
    ),
    instanceAntiAffinityGroupList: query(build, instanceAntiAffinityGroupList, [
      'AffinityGroup',
      'AffinityMember',
    ]),
  }),
})
