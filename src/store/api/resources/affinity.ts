import { ALL_LIMIT } from '#model/paging'
import { api } from '../api'
import type { AntiAffinityGroup, AntiAffinityGroupMember } from '../generated/types'
import { askOne, toCall } from '../wire/call'
import { change, query, tagOf, mutation } from '../wire/endpoint'
import { fetchForEach } from '../wire/fetchForEach'
import { provides } from '../wire/outdated'
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
import { projectList } from '../generated/operations/projects'
import { PROJECTS_AT_ONCE } from './health'

/** Deleting a group also deletes its memberships. */
const groupDeleteTags = ['AffinityGroup', 'AffinityMember'] as const
/** The tags of a changed membership. The groups themselves stay valid. */
const membershipTags = ['AffinityMember'] as const

/** The tags of a list of members: its type, and its instances, whose states it shows. */
const membersOf = (page: { items: readonly { value: { id: string } }[] } | undefined) => [
  'AffinityMember' as const,
  ...(page?.items ?? []).map(({ value }) => tagOf('AffinityMember', value)),
]

/** An anti-affinity group of the user's silo that places none of its instances together. */
export interface StrictGroup {
  group: AntiAffinityGroup
  projectName: string
  /** The ids of its instances. */
  members: readonly string[]
}

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
    /** The anti-affinity groups of the user's silo whose policy is `fail`, with their members. */
    strictGroups: build.query<readonly StrictGroup[], Record<string, never>>({
      queryFn: async (_args, _api, _extra, ask) => {
        const projects = await askOne(toCall(projectList, { limit: ALL_LIMIT }), ask)
        if (projects.error) return { error: projects.error }
        const { items } = projects.data
        const listed = await fetchForEach<'antiAffinityGroupList', AntiAffinityGroup>(
          items.map(({ id }) => id),
          antiAffinityGroupList,
          (project, limit) => ({ project, limit }),
          ask,
          PROJECTS_AT_ONCE,
        )
        if ('error' in listed) return listed
        const strict = items.flatMap(({ id, name }) =>
          (listed.data[id] ?? [])
            .filter(({ policy }) => policy === 'fail')
            .map((group) => ({ group, projectName: name })),
        )
        const found = await fetchForEach<'antiAffinityGroupMemberList', AntiAffinityGroupMember>(
          strict.map(({ group }) => group.id),
          antiAffinityGroupMemberList,
          (antiAffinityGroup, limit) => ({ antiAffinityGroup, limit }),
          ask,
        )
        if ('error' in found) return found
        return {
          data: strict.map(({ group, projectName }) => ({
            group,
            projectName,
            members: (found.data[group.id] ?? []).map(({ value }) => value.id),
          })),
        }
      },
      providesTags: provides('strictGroups', () => ['AffinityGroup', 'AffinityMember']),
    }),
  }),
})
