import { useMemo } from 'react'
import { instancesApi } from '#store/api/resources/instances'
import { nextToken } from '#store/api/wire/nextPage'
import { ALL_LIMIT, PAGE_LIMIT } from '#model/paging'

const { instanceList } = instancesApi.endpoints

/**
 * The names of the project's instances by id, for addresses with only an id: as many as one call has, which are those of
 * most projects.
 *
 * @param needsAll reads the others of a larger project too
 */
export function useInstanceNames(project: string, needsAll: boolean): ReadonlyMap<string, string> {
  const { data: first } = instanceList.useQuery({ project, limit: PAGE_LIMIT })
  const isLonger = first !== undefined && nextToken(first, PAGE_LIMIT) !== undefined
  const { data: all } = instanceList.useQuery({ project, limit: ALL_LIMIT }, { skip: !needsAll || !isLonger })
  const items = (all ?? first)?.items
  return useMemo(() => new Map((items ?? []).map(({ id, name }) => [id, name])), [items])
}
