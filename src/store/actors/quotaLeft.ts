import { utilizationApi } from '../api/resources/utilization'
import type { Amounts } from '../commands/manyRule'
import type { AppStore } from '../store'

/** The rest of the quota of the user's silo; undefined if the region does not say. */
export async function leftOfQuota({ dispatch }: AppStore): Promise<Amounts | undefined> {
  const { data } = await dispatch(
    utilizationApi.endpoints.utilizationView.initiate({}, { subscribe: false, forceRefetch: true }),
  )
  if (!data) return undefined
  const { capacity, provisioned } = data
  return {
    cpus: capacity.cpus - provisioned.cpus,
    memory: capacity.memory - provisioned.memory,
    storage: capacity.storage - provisioned.storage,
  }
}
