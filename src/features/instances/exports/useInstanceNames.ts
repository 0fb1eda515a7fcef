import { useMemo } from 'react'
import { instancesApi } from '#store/api/resources/instances'
import { ALL_LIMIT } from '#store/model/paging'

/** The names of the project's instances by id, for addresses with only an id. */
export function useInstanceNames(project: string): ReadonlyMap<string, string> {
  const { data } = instancesApi.endpoints.instanceList.useQuery({ project, limit: ALL_LIMIT })
  return useMemo(() => new Map((data?.items ?? []).map(({ id, name }) => [id, name])), [data])
}
