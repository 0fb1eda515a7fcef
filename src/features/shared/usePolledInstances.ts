import { useMemo } from 'react'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { instancesApi } from '#store/api/resources/instances'
import { ALL_LIMIT } from '#model/paging'
import { usePolling } from '#features/kit/queries/polling'

const { instanceList } = instancesApi.endpoints

/**
 * The project's instances, polled while one of them is in transition, for components that depend on their states.
 *
 * @param isFresh fetches at once, even if there is a cached response
 */
export function usePolledInstances(project: string, isFresh = false) {
  const call = { project, limit: ALL_LIMIT }
  const { currentData } = instanceList.useQueryState(call)
  const observed = useMemo(
    () => currentData?.items.map(({ id, runState }) => ({ id, state: runState })),
    [currentData],
  )
  const polled = usePolling(instanceLifecycle, observed)
  return instanceList.useQuery(call, isFresh ? { ...polled, refetchOnMountOrArgChange: true } : polled)
}
