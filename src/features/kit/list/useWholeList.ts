import { useMemo } from 'react'
import { isCut, type Page } from '#store/api/wire/nextPage'
import type { FailableQuery } from '#features/kit/queries/queryLike'
import { NO_FACETS } from './filter'
import { sortedRows } from './listView'
import type { ListKind, ResourceList } from './resourceList'
import { useListAddress } from './useListAddress'
import { useListFilter } from './useListFilter'
import { useListView } from './useListView'

interface WholeSpec<Row> extends ListKind<Row> {
  /** All rows of the list; keep the identity between renders. Undefined before the first response. */
  rows: readonly Row[] | undefined
  /** The calls that provide the rows. */
  queries: readonly (FailableQuery & { data?: unknown })[]
  /** The column that sorts the rows until the user sorts them, if any. */
  base?: string
}

/** A list that is loaded as a whole: the console filters, sorts and pages it. */
export function useWholeList<Row>({ rows, queries, base, ...kind }: WholeSpec<Row>): ResourceList<Row> {
  const { columns } = kind
  const control = useListAddress(kind.facets ?? NO_FACETS)
  const filter = useListFilter(control)
  const isBeginning = queries.some(({ data }) => isCut(data as Page<Row> | undefined))
  const view = useListView({
    kind,
    control,
    filter,
    source: useMemo(() => {
      const all = rows && sortedRows(rows, columns, base ? { column: base, descending: false } : undefined)
      return {
        page: all,
        whole: all,
        ...(isBeginning && { readSoFar: 'stopped' as const }),
        isPageOnly: false,
        isLocal: true,
        hasNext: false,
        before: 0,
      }
    }, [rows, columns, base, isBeginning]),
    base,
  })
  const times = queries.flatMap(({ fulfilledTimeStamp }) => fulfilledTimeStamp ?? [])
  return {
    ...view,
    failures: queries,
    onFacetOpen: () => {},
    isCounting: false,
    refresh: () => {
      for (const column of columns) column.onRefresh?.()
      return Promise.all(queries.map(({ refetch }) => refetch()))
    },
    // The age of the oldest response.
    updatedAt: times.length > 0 ? Math.min(...times) : undefined,
  }
}
