import { useState } from 'react'
import { updatePollInterval, updateState } from '#machines/lifecycle/updateLifecycle'
import { saysProgress } from '#model/release'
import { updatesApi } from '#store/api/resources/updates'
import { polledEvery } from '#features/kit/queries/polling'
import type { QueryLike } from '#features/kit/queries/queryLike'
import type { ReleaseStatus } from '#model/olderFacts'

const { systemUpdateStatus } = updatesApi.endpoints

/** Whether the last two answers both ask for support. Rule: OPS-23. */
function useNeedsSupport({
  data,
  fulfilledTimeStamp: at = 0,
}: Pick<QueryLike<ReleaseStatus>, 'data' | 'fulfilledTimeStamp'>): boolean {
  const [asked, setAsked] = useState({ at: 0, times: 0 })
  if (at !== asked.at) setAsked({ at, times: data?.contactSupport ? asked.times + 1 : 0 })
  return asked.times > 1
}

/** The target release, and the state of the update, which decides how often it is polled. */
export function useUpdateStatus() {
  const known = systemUpdateStatus.useQueryState({})
  const { data, fulfilledTimeStamp: at = 0 } = known
  const needsSupport = useNeedsSupport(known)
  // A region that does not say how far it is has no state, and none to wait for.
  const state = data && saysProgress(data) ? updateState(data, { at, needsSupport }) : undefined
  const pollMs = data && state ? updatePollInterval(state, data.contactSupport) : 0
  return { query: systemUpdateStatus.useQuery({}, polledEvery(pollMs)), state, needsSupport }
}
