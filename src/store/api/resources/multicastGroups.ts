import { multicastGroupKind } from '#store/observer/kinds/multicastGroup'
import { multicastMemberKind } from '#store/observer/kinds/multicastMember'
import { api } from '../api'
import type { MulticastGroupMember } from '../generated/types'
import {
  instanceMulticastGroupJoin,
  instanceMulticastGroupLeave,
  instanceMulticastGroupList,
  multicastGroupList,
  multicastGroupMemberList,
  multicastGroupView,
} from '../generated/operations/experimental'
import { fetchForEach } from '../wire/fetchForEach'
import { provides } from '../wire/outdated'
import { mutation, oneOf, query, tagsOfList } from '../wire/endpoint'

const ofGroup = (shows: 'one' | 'all') => ({ kind: multicastGroupKind, shows })
const ofMember = (shows: 'one' | 'all') => ({ kind: multicastMemberKind, shows })

/** Multicast groups, which belong to the region, and the instances in them. Rules: MCAST-1, MCAST-2. */
export const multicastApi = api.injectEndpoints({
  endpoints: (build) => ({
    multicastGroupList: query(build, multicastGroupList, tagsOfList('MulticastGroup'), ofGroup('all')),
    multicastGroupView: query(build, multicastGroupView, oneOf('MulticastGroup'), ofGroup('one')),
    multicastGroupMemberList: query(build, multicastGroupMemberList, ['MulticastMember'], ofMember('all')),
    instanceMulticastGroupList: query(
      build,
      instanceMulticastGroupList,
      ['MulticastMember'],
      ofMember('all'),
    ),
    /** Those of some groups, by their ids, that have one member only. */
    groupsOfOne: build.query<readonly string[], { groups: readonly string[] }>({
      queryFn: async ({ groups }, _api, _extra, ask) => {
        const members = await fetchForEach<'multicastGroupMemberList', MulticastGroupMember>(
          groups,
          multicastGroupMemberList,
          (multicastGroup, limit) => ({ multicastGroup, limit }),
          ask,
        )
        return 'error' in members
          ? members
          : { data: groups.filter((group) => members.data[group]?.length === 1) }
      },
      providesTags: provides('groupsOfOne', () => ['MulticastMember']),
    }),
    /** A group that does not exist is made. The sources of a member stay. */
    instanceMulticastGroupJoin: mutation(
      build,
      instanceMulticastGroupJoin,
      ['MulticastGroup', 'MulticastMember'],
      ofMember('one'),
    ),
    /** The group is deleted with its last member. */
    instanceMulticastGroupLeave: mutation(build, instanceMulticastGroupLeave, [
      'MulticastGroup',
      'MulticastMember',
    ]),
  }),
})
