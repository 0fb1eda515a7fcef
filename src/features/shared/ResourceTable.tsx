import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { ApiError } from '../../store/model/apiError'
import { PAGE_SIZES } from '../../store/model/limits'
import type { MenuItem } from '../../ui/ActionMenu'
import { DataTable, type Column } from '../../ui/DataTable'
import { Pagination } from '../../ui/Pagination'
import { couldNotLoad } from './couldNot'
import { RefusalNotice } from './RefusalNotice'
import type { Pager } from './usePager'

/** What a list query's hook answers, as far as a table needs it. */
export interface ListQuery<Row> {
  data?: { items: Row[]; nextPage?: string | null } | undefined
  currentData?: unknown
  isFetching: boolean
  error?: unknown
  refetch(): unknown
}

interface ResourceTableProps<Row> {
  /** The table's accessible name: "Instances". */
  label: string
  query: ListQuery<Row>
  pager: Pager
  /** Columns, at module level, so that an unchanged row is not rendered again. */
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** The row's menu; keep its identity between renders. */
  menu: (row: Row) => MenuItem[]
  /** When this value of a row changes, the row glows once. */
  glowKey?: (row: Row) => string
  /** Shown when page one is empty. */
  empty: ReactNode
}

/** One page of a list, with its menu, its pages and its honest states: loading, empty, failed while polling. */
export function ResourceTable<Row>({ query, pager, empty, columns, ...table }: ResourceTableProps<Row>) {
  const { data, currentData, isFetching, error } = query
  const rows = data?.items
  const first = rows?.[0] && table.rowKey(rows[0])
  // Another page is read from its beginning, once it is there; a poll never moves anybody.
  const isTurning = useRef(false)
  useLayoutEffect(() => {
    if (isTurning.current) scrollTo(0, 0)
    isTurning.current = false
  }, [first])
  const turn = (step: () => void) => {
    isTurning.current = true
    step()
  }
  if (rows?.length === 0 && !pager.hasPrevious) return empty
  const next = data?.nextPage
  return (
    <>
      {error !== undefined && (
        <RefusalNotice
          error={error as ApiError}
          title={couldNotLoad(table.label)}
          onRetry={() => void query.refetch()}
        />
      )}
      <DataTable columns={columns} rows={rows} {...table} />
      <Pagination
        pageSize={pager.pageSize}
        sizes={[...PAGE_SIZES]}
        onPageSize={pager.setPageSize}
        hasPrevious={pager.hasPrevious}
        // A full page may have a successor; the control plane gives a token even on the last one.
        hasNext={rows !== undefined && rows.length === pager.pageSize && Boolean(next)}
        onPrevious={() => turn(pager.previous)}
        onNext={() => next && turn(() => pager.next(next))}
        busy={isFetching && currentData === undefined}
      />
    </>
  )
}
