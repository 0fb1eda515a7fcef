import { useMemo } from 'react'
import { instanceLifecycle } from '../../machines/lifecycle/instanceLifecycle'
import { instancesApi } from '../../store/api/instances'
import { ALL_LIMIT } from '../../store/model/limits'
import { usePollInterval } from './list/usePollInterval'

const { instanceList } = instancesApi.endpoints

/**
 * The project's instances, asked again while one of them moves: for what shows or offers them by their states.
 *
 * @param isFresh asks at once, whatever the page has asked for before
 */
export function usePolledInstances(project: string, isFresh = false) {
  const call = { project, limit: ALL_LIMIT }
  const { currentData } = instanceList.useQueryState(call)
  const observed = useMemo(
    () => currentData?.items.map(({ id, runState }) => ({ id, state: runState })),
    [currentData],
  )
  const pollingInterval = usePollInterval(instanceLifecycle, observed)
  const options = { pollingInterval, skipPollingIfUnfocused: true }
  return instanceList.useQuery(call, isFresh ? { ...options, refetchOnMountOrArgChange: true } : options)
}
