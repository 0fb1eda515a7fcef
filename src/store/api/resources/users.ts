import { ALL_LIMIT } from '#model/paging'
import { api } from '../api'
import { groupList, groupView } from '../generated/operations/groups'
import { userList, userLogout, userSessionList, userTokenList, userView } from '../generated/operations/users'
import type { User } from '../generated/types'
import { askOne, toCall } from '../wire/call'
import { mutation, query } from '../wire/endpoint'
import { fetchForEach } from '../wire/fetchForEach'
import { provides } from '../wire/outdated'

/** The members of each group of the user's silo, by the id of the group. */
export type Members = Readonly<Record<string, readonly User[]>>

/** Users and groups of the user's silo, with the sessions and tokens of a user. Rules: SILO-8, SILO-9. */
export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    userView: query(build, userView, ['User']),
    groupView: query(build, groupView, ['User']),
    userSessionList: query(build, userSessionList, ['AccessToken']),
    userTokenList: query(build, userTokenList, ['AccessToken']),
    userLogout: mutation(build, userLogout, ['AccessToken']),
    /** The members of each group. The API cannot list the groups of a user, so every group is queried. */
    memberships: build.query<Members, Record<string, never>>({
      queryFn: async (_args, _api, _extra, ask) => {
        const groups = await askOne(toCall(groupList, { limit: ALL_LIMIT }), ask)
        if (groups.error) return { error: groups.error }
        const ids = groups.data.items.map(({ id }) => id)
        return fetchForEach(ids, userList, (group, limit) => ({ group, limit }), ask)
      },
      providesTags: provides('memberships', () => ['User']),
    }),
  }),
})
