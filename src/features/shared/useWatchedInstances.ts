import { useMemo, useState } from 'react'
import { SLOW_MS } from '../../machines/lifecycle/cadence'
import { instanceLifecycle } from '../../machines/lifecycle/instanceLifecycle'
import type { Instance } from '../../store/api/generated/types'
import { instancesApi } from '../../store/api/instances'
import { ALL_LIMIT } from '../../store/model/limits'
import { choiceStatus } from './form/choices'
import { useCadence } from './useCadence'

/** The project's instances for a picker, watched while it is open: one that stops meanwhile may be chosen at once. */
export function useWatchedInstances(project: string) {
  const [intervalMs, setIntervalMs] = useState(SLOW_MS)
  const query = instancesApi.endpoints.instanceList.useQuery(
    { project, limit: ALL_LIMIT },
    // What the page has asked for may be a minute old by now.
    { pollingInterval: intervalMs, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  )
  const data = query.currentData
  const observed = useMemo(() => data?.items.map(({ id, runState }) => ({ id, state: runState })), [data])
  useCadence(instanceLifecycle, observed, setIntervalMs)
  const instances: readonly Instance[] = data?.items ?? []
  return { instances, status: choiceStatus(query) }
}
