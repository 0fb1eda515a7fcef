import { updatePollInterval } from '#machines/lifecycle/updateLifecycle'
import { updatesApi } from '#store/api/resources/updates'
import { polledEvery } from '#features/kit/queries/polling'

const { systemUpdateStatus } = updatesApi.endpoints

/** The target release, and the update, whose state decides how often it is polled. */
export function useUpdateStatus() {
  const { data } = systemUpdateStatus.useQueryState({})
  const pollMs = data?.state ? updatePollInterval(data.state, data.contactSupport) : 0
  return systemUpdateStatus.useQuery({}, polledEvery(pollMs))
}
