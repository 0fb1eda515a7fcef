import { distinctPeople } from '#model/distinctNames'
import { ALL_LIMIT } from '#model/paging'
import { api } from '../api'
import { auditLogList } from '../generated/operations/systemAuditLog'
import { siloUserList } from '../generated/operations/systemUsers'
import { userBuiltinList } from '../generated/operations/systemUsersBuiltin'
import { askOne, toCall } from '../wire/call'
import { query } from '../wire/endpoint'
import { provides } from '../wire/outdated'

/** Names of users by their id, which differ: the audit log has ids only, and those of all silos stand in it. */
export type PeopleNames = Readonly<Record<string, string>>

/** The audit log of the region. Rule: OPS-19. */
export const auditLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    auditLogList: query(build, auditLogList, []),
    /** The users of these silos and the built-in users. A deleted silo yields no names. */
    auditPeople: build.query<PeopleNames, { siloIds: readonly string[] }>({
      queryFn: async ({ siloIds }, _api, _extra, ask) => {
        const [builtin, ...users] = await Promise.all([
          askOne(toCall(userBuiltinList, { limit: ALL_LIMIT }), ask),
          ...siloIds.map((silo) => askOne(toCall(siloUserList, { silo, limit: ALL_LIMIT }), ask)),
        ])
        const failed = [builtin, ...users].find(({ error }) => error && error.statusCode !== 404)
        if (failed?.error) return { error: failed.error }
        const builtins = (builtin.data?.items ?? []).map(({ id, name }) => ({ id, displayName: name }))
        const people = users.flatMap(({ data }) => data?.items ?? [])
        return {
          data: Object.fromEntries(
            distinctPeople([...builtins, ...people.map(({ id, displayName }) => ({ id, displayName }))]).map(
              ({ id, displayName }) => [id, displayName],
            ),
          ),
        }
      },
      providesTags: provides('auditPeople', () => ['User']),
    }),
  }),
})
