import { useMemo } from 'react'
import { healthApi } from '#store/api/resources/health'

const { placedInstances, siloInstances } = healthApi.endpoints
const none = {}

/** The names of instances by their ids, if Overview or Issues has read them. Nothing is asked for. */
export function useKnownNames(): ReadonlyMap<string, string> {
  const { data: placed } = placedInstances.useQueryState(none)
  const { data: own } = siloInstances.useQueryState(none)
  return useMemo(
    () =>
      new Map(
        [...(placed ?? []), ...(own ?? []).map(({ instance }) => instance)].map(({ id, name }) => [id, name]),
      ),
    [placed, own],
  )
}
