import { Suspense, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { ApiError } from '#model/apiError'
import { PAGE_SIZES } from '#model/paging'
import type { RecordItem } from '#features/kit/commands/useCommandItems'
import { Button } from '#ui/actions/Button'
import { formatCount } from '#ui/format/numbers'
import { lazyPart } from '#ui/lazyPart'
import { DataTable } from '#ui/tables/DataTable'
import { Pagination } from '#ui/tables/Pagination'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { FilterBar } from './FilterBar'
import { isFiltering } from './filter'
import type { RowRange } from './listView'
import type { ResourceList } from './resourceList'
import type { NoRowsProps } from './NoRows'
import { useSelecting } from './useSelecting'

const NoRows = lazyPart<NoRowsProps>(async () => (await import('./NoRows')).NoRows)

/** `51–57 of 57`. */
export const rowRangeText = ({ from, to, total }: RowRange): string =>
  `${formatCount(from)}–${formatCount(to)}${total === undefined ? '' : ` of ${formatCount(total)}`}`

interface ResourceTableProps<Row> {
  /** The table's accessible name: "Instances". */
  label: string
  list: ResourceList<Row>
  /** The row's menu; keep its identity between renders. */
  menu?: ((row: Row) => RecordItem[]) | undefined
  /** Shown when the list is empty. */
  empty: ReactNode
  /** Actions of the list, beside its filter. */
  actions?: ReactNode
}

/** A list with its filter, rows, row menus, pages, and its loading, error and empty states. */
export function ResourceTable<Row>({ label, list, menu, empty, actions }: ResourceTableProps<Row>) {
  const { rowKey, pager } = list
  const { marks, bar } = useSelecting(list, menu)
  const filterInput = useRef<HTMLInputElement>(null)
  const clear = () => {
    list.filter.clear()
    // Moves the focus, because the pressed button is removed with the filter.
    filterInput.current?.focus()
  }
  // The table stays while matches may still load.
  const isLooking = list.count?.scope === 'waiting' || list.count?.scope === 'reading'
  const rows = isLooking && list.rows?.length === 0 ? undefined : list.rows
  const first = rows?.[0] && rowKey(rows[0])
  // A new page is scrolled to its top once it is loaded; a poll never scrolls.
  const isTurning = useRef(false)
  useLayoutEffect(() => {
    if (isTurning.current) scrollTo(0, 0)
    isTurning.current = false
  }, [first])
  const turn = (step: () => void) => {
    isTurning.current = true
    step()
  }
  const failed = list.failures.filter(({ error }) => error !== undefined)
  const notices = failed.map(({ error, failed: what, refetch }, index) => (
    <ErrorNotice
      key={index}
      title={what ?? `Could not load ${list.nouns[1]}`}
      error={error as ApiError}
      onRetry={() => void refetch()}
    />
  ))
  // Without loaded rows, shows only the error and its next step.
  if (rows === undefined && failed.length > 0)
    return (
      <>
        {notices}
        {pager.hasPrevious && <Button onClick={() => turn(pager.first)}>First page</Button>}
      </>
    )
  if (list.isEmpty)
    return (
      <>
        {notices}
        {empty}
      </>
    )
  const isNothing = rows?.length === 0
  const smallest = Math.min(...PAGE_SIZES)
  // The page-size control stays while the rows would not fit the smallest page, so that a large size can be undone.
  const hasPages = pager.hasPrevious || pager.hasNext || (rows?.length ?? 0) > smallest
  return (
    <>
      <FilterBar list={list} input={filterInput} body={marks.body} onClear={clear} actions={actions} />
      {notices}
      {isNothing ? (
        <Suspense>
          <NoRows
            nouns={list.nouns}
            searched={isFiltering(list.filter) ? list.count : undefined}
            onClear={clear}
            onFirst={() => turn(pager.first)}
          />
        </Suspense>
      ) : (
        <DataTable
          label={label}
          columns={list.columns}
          rows={rows}
          rowKey={rowKey}
          highlightKey={list.highlightKey}
          sorting={list.sorting}
          busy={pager.isBusy}
          nameOf={list.nameOf}
          {...marks}
        />
      )}
      {hasPages && (
        <Pagination
          pageSize={pager.pageSize}
          sizes={PAGE_SIZES}
          onPageSize={pager.setPageSize}
          range={pager.range && rowRangeText(pager.range)}
          hasPrevious={pager.hasPrevious}
          hasNext={pager.hasNext}
          onPrevious={() => turn(pager.previous)}
          onNext={() => turn(pager.next)}
          previousLabel={pager.leadsToFirst && pager.hasPrevious ? 'First page' : 'Previous'}
          busy={pager.isBusy}
        />
      )}
      {bar}
    </>
  )
}
