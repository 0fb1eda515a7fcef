import { rackMembershipLifecycle } from '#machines/lifecycle/rackMembershipLifecycle'
import { rackMembershipKind as kind } from '#store/observer/kinds/rackMembership'
import type { RackMembershipStatus } from '../generated/types'
import { api } from '../api'
import { rackMembershipAbort, rackMembershipStatus } from '../generated/operations/experimental'
import { askOne, toCall } from '../wire/call'
import { mutation, query } from '../wire/endpoint'
import { provides } from '../wire/outdated'

const observes = { kind, shows: 'one' } as const

/** The changes of the members of a rack. Rule: OPS-22. */
export const rackMembershipApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest change of a rack, or the one of a version. */
    rackMembershipStatus: query(build, rackMembershipStatus, ['RackMembership'], observes),
    /** The membership that was in force before a change: the newest older one that was committed; null for none. */
    rackMembershipBefore: build.query<RackMembershipStatus | null, { rackId: string; version: number }>({
      queryFn: async ({ rackId, version }, _api, _extra, ask) => {
        for (let older = version - 1; older > 0; older -= 1) {
          const call = toCall(rackMembershipStatus, { rackId, version: older })
          const { data, error } = await askOne(call, ask)
          // Racks of older regions have no record of their first members.
          if (error) return error.statusCode === 404 ? { data: null } : { error }
          if (rackMembershipLifecycle.has(data.state, 'inForce')) return { data }
        }
        return { data: null }
      },
      // What is over does not change.
      providesTags: provides('rackMembershipBefore', () => []),
    }),
    rackMembershipAbort: mutation(build, rackMembershipAbort, ['RackMembership'], observes),
  }),
})
