import { useMemo } from 'react'
import { siloIpPoolsApi } from '../../store/api/siloIpPools'
import { ALL_LIMIT } from '../../store/model/limits'

/** The names of the silo's pools by id; an address knows its pool only by id. */
export function usePoolNames(): ReadonlyMap<string, string> {
  const { data } = siloIpPoolsApi.endpoints.projectIpPoolList.useQuery({ limit: ALL_LIMIT })
  return useMemo(() => new Map((data?.items ?? []).map(({ id, name }) => [id, name])), [data])
}
