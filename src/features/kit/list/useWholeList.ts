import { useMemo } from 'react'
import type { FailableQuery } from '#features/kit/queries/queryLike'
import { NO_FACETS } from './filter'
import type { ListKind, ResourceList } from './resourceList'
import { useListAddress } from './useListAddress'
import { useListFilter } from './useListFilter'
import { useListFrame } from './useListFrame'

interface WholeSpec<Row> extends ListKind<Row> {
  /** All rows of the list; keep the identity between renders. Undefined before the first response. */
  rows: readonly Row[] | undefined
  /** The calls that provide the rows. */
  queries: readonly FailableQuery[]
  /** The column that the rows are sorted by when they arrive, if any. */
  base?: string
}

/** A list that is loaded as a whole: the console filters, sorts and pages it. */
export function useWholeList<Row>({ rows, queries, base, ...kind }: WholeSpec<Row>): ResourceList<Row> {
  const control = useListAddress(kind.facets ?? NO_FACETS)
  const filter = useListFilter(control)
  const frame = useListFrame({
    kind,
    control,
    filter,
    source: useMemo(
      () => ({ page: rows, whole: rows, isPageOnly: false, isLocal: true, hasNext: false, before: 0 }),
      [rows],
    ),
    base,
  })
  const times = queries.flatMap(({ fulfilledTimeStamp }) => fulfilledTimeStamp ?? [])
  return {
    ...frame,
    failures: queries,
    onFacetOpen: () => {},
    isCounting: false,
    refresh: () => Promise.all(queries.map(({ refetch }) => refetch())),
    // The age of the oldest response.
    updatedAt: times.length > 0 ? Math.min(...times) : undefined,
  }
}
