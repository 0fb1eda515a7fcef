import { useMemo } from 'react'
import { siloIpPoolsApi } from '#store/api/resources/siloIpPools'
import { ALL_LIMIT } from '#model/paging'

/** The names of the silo's pools by id, for addresses with only an id. */
export function usePoolNames(): ReadonlyMap<string, string> {
  const { data } = siloIpPoolsApi.endpoints.ipPoolList.useQuery({ limit: ALL_LIMIT })
  return useMemo(() => new Map((data?.items ?? []).map(({ id, name }) => [id, name])), [data])
}
