import { noteOperator, noteSession } from '#store/kept/lastSession'
import { api } from '../api'
import { query } from '../wire/endpoint'
import { currentUserGroups, currentUserView } from '../generated/operations/currentUser'
import { policyView, systemPolicyView } from '../generated/operations/policy'
import type { CurrentUser } from '../generated/types'

/** Seconds for which the user, their groups and permissions are fresh: every navigation asks for them. */
export const ME_FRESH_S = 60

/**
 * Loaders fetch these without a subscription, and the frame of every page reads them: they stay in the cache
 * until the next fetch.
 */
const kept = { keepUnusedDataFor: Infinity }

export const meApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentUserView: {
      ...query(build, currentUserView, ['Me']),
      ...kept,
      async onQueryStarted(
        _: object,
        { queryFulfilled }: { queryFulfilled: Promise<{ data: CurrentUser }> },
      ) {
        const answer = await queryFulfilled.catch(() => undefined)
        if (answer) noteSession(answer.data.siloName, answer.data.id)
      },
    },
    /** Whether a user is signed in, for pages that do not require it. */
    sessionProbe: { ...query(build, currentUserView, ['Me']), extraOptions: { isProbe: true } },
    currentUserGroups: { ...query(build, currentUserGroups, ['Me']), ...kept },
    /** Success means that the user is a fleet viewer; a 403 is a response, not an error. */
    systemPolicyView: {
      ...query(build, systemPolicyView, ['Me', 'FleetPolicy']),
      ...kept,
      onQueryStarted(_: object, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) {
        queryFulfilled.then(
          () => noteOperator(true),
          () => noteOperator(false),
        )
      },
    },
    policyView: { ...query(build, policyView, ['Policy']), ...kept },
  }),
})
