import { QUOTA_MS } from '#model/timing'
import { utilizationApi } from '../api/resources/utilization'
import type { Amounts } from '../commands/manyRule'
import type { AppStore } from '../store'

/** Whether amounts are within the rest of a quota; what is not known is. */
export const isWithin = (takes: Amounts, left: Amounts): boolean =>
  (['cpus', 'memory', 'storage'] as const).every((each) => (takes[each] ?? 0) <= (left[each] ?? Infinity))

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

/** The same for a command that does not wait long for it; undefined too if the region is slow. Never rejects. */
export const leftOfQuotaSoon = (store: AppStore): Promise<Amounts | undefined> =>
  Promise.race([
    leftOfQuota(store).catch(() => undefined),
    new Promise<undefined>((resolve) => void setTimeout(() => resolve(undefined), QUOTA_MS)),
  ])
