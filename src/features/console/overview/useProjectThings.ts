import { useMemo } from 'react'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { disksApi } from '#store/api/resources/disks'
import { ALL_LIMIT } from '#model/paging'
import { usePolling } from '#features/kit/queries/polling'
import { usePolledInstances } from '#features/shared/usePolledInstances'

const { diskList } = disksApi.endpoints

/** The instances and the disks of a project, each polled while one of them moves. */
export function useProjectThings(project: string) {
  const call = { project, limit: ALL_LIMIT }
  const { currentData } = diskList.useQueryState(call)
  const observed = useMemo(
    () => currentData?.items.map(({ id, state }) => ({ id, state: state.state })),
    [currentData],
  )
  const disks = diskList.useQuery(call, usePolling(diskLifecycle, observed))
  return { instances: usePolledInstances(project), disks }
}
