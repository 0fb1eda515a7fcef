import { noteSession } from '../lastSession'
import { api } from './api'
import { read } from './endpoint'
import { currentUserGroups, currentUserView } from './generated/operations/current-user'
import type { CurrentUser } from './generated/types'
import { policyView } from './generated/operations/silos'
import { systemPolicyView } from './generated/operations/policy'

/** Who is signed in, and what they may see. Fresh for a minute: every navigation asks. Source: shell-system-screens §2.2. */
export const ME_FRESH_S = 60

/** Loaders ask and nobody subscribes, yet the frame of every page reads it: it stays until it is asked for anew. */
const kept = { keepUnusedDataFor: Infinity }

export const meApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentUserView: {
      ...read(build, currentUserView, ['Me']),
      ...kept,
      async onQueryStarted(
        _: object,
        { queryFulfilled }: { queryFulfilled: Promise<{ data: CurrentUser }> },
      ) {
        const answer = await queryFulfilled.catch(() => undefined)
        if (answer) noteSession(answer.data.siloName)
      },
    },
    /** Whether someone is signed in, for pages that do not insist on it. */
    sessionProbe: { ...read(build, currentUserView, ['Me']), extraOptions: { isProbe: true } },
    currentUserGroups: { ...read(build, currentUserGroups, ['Me']), ...kept },
    /** Its success is the fleet-viewer flag; a 403 is an answer, not a fault. */
    systemPolicyView: { ...read(build, systemPolicyView, ['Me']), ...kept },
    policyView: read(build, policyView, ['Policy']),
  }),
})
