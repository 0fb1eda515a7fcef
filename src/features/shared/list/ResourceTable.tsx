import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { ApiError } from '../../../store/model/apiError'
import { PAGE_SIZES } from '../../../store/model/limits'
import type { MenuItem } from '../../../ui/ActionMenu'
import { Button } from '../../../ui/Button'
import { DataTable } from '../../../ui/DataTable'
import { EmptyState } from '../../../ui/EmptyState'
import { Pagination } from '../../../ui/Pagination'
import { RefusalNotice } from '../RefusalNotice'
import { isFiltering } from './filter'
import { FilterBar } from './FilterBar'
import type { ResourceList } from './resourceList'
import { noMatchText, rangeText } from './words'

interface ResourceTableProps<Row> {
  /** The table's accessible name: "Instances". */
  label: string
  list: ResourceList<Row>
  /** The row's menu; keep its identity between renders. */
  menu?: ((row: Row) => MenuItem[]) | undefined
  /** Shown when the list is empty. */
  empty: ReactNode
  /** What can be done with the list, beside its filter. */
  actions?: ReactNode
}

/** A list: its filter, its rows with their menus, its pages, and its honest states. */
export function ResourceTable<Row>({ label, list, menu, empty, actions }: ResourceTableProps<Row>) {
  const { rowKey, pager } = list
  const filterInput = useRef<HTMLInputElement>(null)
  const clear = () => {
    list.filter.clear()
    // The button that was pressed goes away with the filter.
    filterInput.current?.focus()
  }
  // The table stays while there may be matches on their way.
  const rows = list.count?.scope === 'waiting' && list.rows?.length === 0 ? undefined : list.rows
  const first = rows?.[0] && rowKey(rows[0])
  // Another page is read from its beginning, once it is there; a poll never scrolls.
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
    <RefusalNotice
      key={index}
      title={what ?? `Could not load ${list.nouns[1]}`}
      error={error as ApiError}
      onRetry={() => void refetch()}
    />
  ))
  // Nothing has arrived and nothing will: only the failure and its next step.
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
  // A choice of a large page can be undone: it stays for as many rows as a small page would divide.
  const hasPages = pager.hasPrevious || pager.hasNext || (rows?.length ?? 0) > smallest
  return (
    <>
      <FilterBar list={list} input={filterInput} onClear={clear} actions={actions} />
      {notices}
      {isNothing ? (
        <NoRows list={list} onClear={clear} onFirst={() => turn(pager.first)} />
      ) : (
        <DataTable
          label={label}
          columns={list.columns}
          rows={rows}
          rowKey={rowKey}
          glowKey={list.glowKey}
          sorting={list.sorting}
          busy={pager.isBusy}
          menu={menu}
        />
      )}
      {hasPages && (
        <Pagination
          pageSize={pager.pageSize}
          sizes={PAGE_SIZES}
          onPageSize={pager.setPageSize}
          range={pager.range && rangeText(pager.range)}
          hasPrevious={pager.hasPrevious}
          hasNext={pager.hasNext}
          onPrevious={() => turn(pager.previous)}
          onNext={() => turn(pager.next)}
          previousLabel={pager.leadsToFirst && pager.hasPrevious ? 'First page' : 'Previous'}
          busy={pager.isBusy}
        />
      )}
    </>
  )
}

/** A page without rows: nothing matches, or what was on it has gone. */
function NoRows<Row>({
  list: { filter, nouns, count },
  onClear,
  onFirst,
}: {
  list: ResourceList<Row>
  onClear: () => void
  onFirst: () => void
}) {
  if (isFiltering(filter) && count)
    return (
      <EmptyState
        small
        title={`No ${nouns[1]} match`}
        body={noMatchText(count)}
        action={<Button onClick={onClear}>Show all {nouns[1]}</Button>}
      />
    )
  return (
    <EmptyState
      small
      title={`No ${nouns[1]} on this page`}
      body="They have gone since the page was opened."
      action={<Button onClick={onFirst}>First page</Button>}
    />
  )
}
