import { byCodeUnit, sortRows, type Sort } from '../../../ui/sortRows'
import type { Column } from '../../../ui/DataTable'
import { isServerSort, pageNumber, pageToken, SERVER_SORTED, type ListAddress } from './address'
import { filterRows, isFiltering, type Facet, type Filter, type TextOf } from './filter'
import type { Count, Range } from './words'

// From the rows that are here to the rows in view. Pure: what to ask for is the hooks' business.

/** What is known of a list. */
export interface Source<Row> {
  /** The page the address names; undefined before the first answer. */
  page: readonly Row[] | undefined
  /** All rows of the list, where they are here. */
  whole: readonly Row[] | undefined
  /** The rest of the list cannot be had: it is longer than one call answers, or that call failed. */
  isPageOnly: boolean
  /** The list came as a whole: the console cuts it into pages in any case. */
  isLocal?: boolean
  /** The server has a page behind this one. */
  hasNext: boolean
  /** How many rows stand before this page; undefined where the page was opened by its address. */
  before: number | undefined
}

export interface View<Row> {
  rows: readonly Row[] | undefined
  /** What the facets count: the rows the filter looks at. */
  counted: readonly Row[]
  /** How many match; undefined without a filter. */
  count: Count | undefined
  /** The console itself cuts the rows into pages; otherwise the server does. */
  isPagedHere: boolean
  range: Range | undefined
  hasPrevious: boolean
  hasNext: boolean
  /** The order the rows are really in. */
  sort: Sort | undefined
  /** There is nothing, and it is not for the filter. */
  isEmpty: boolean
}

interface Frame<Row> {
  columns: readonly Column<Row>[]
  textOf: TextOf<Row>
  facets: readonly Facet<Row>[]
  pageSize: number
}

function inOrder<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | undefined) {
  const valueOf = columns.find(({ id }) => id === sort?.column)?.sortValue
  if (!sort || !valueOf) return rows
  // By name as the server does it, so that a filter never changes the order.
  return sortRows(rows, valueOf, sort.descending, sort.column === SERVER_SORTED ? byCodeUnit : undefined)
}

/** Whether the rows in view depend on rows outside of the page. */
export const needsWhole = (address: ListAddress, filter: Filter): boolean =>
  isFiltering(filter) || !isServerSort(address.sort)

function rangeOf(
  length: number,
  before: number | undefined,
  hasNext: boolean,
  total?: number,
): Range | undefined {
  if (before === undefined || length === 0) return undefined
  const to = before + length
  return { from: before + 1, to, total: total ?? (hasNext ? undefined : to) }
}

/** What to show of a list. */
export function viewOf<Row>(
  { page, whole, isPageOnly, isLocal = false, hasNext, before }: Source<Row>,
  address: ListAddress,
  filter: Filter,
  { columns, textOf, facets, pageSize }: Frame<Row>,
): View<Row> {
  const isFirst = pageToken(address) === undefined
  const isEmpty = page?.length === 0 && isFirst && !whole?.length
  const narrowed = isFiltering(filter)
  const looksAt = (rows: readonly Row[]) => filterRows(rows, filter, textOf, facets)

  if (whole && (isLocal || needsWhole(address, filter))) {
    const found = inOrder(looksAt(whole), columns, address.sort)
    const pages = Math.max(1, Math.ceil(found.length / pageSize))
    const at = Math.min(pageNumber(address), pages)
    const start = (at - 1) * pageSize
    const rows = found.slice(start, start + pageSize)
    return {
      rows,
      counted: whole,
      count: narrowed ? { matching: found.length, of: whole.length, scope: 'whole' } : undefined,
      isPagedHere: true,
      range: rangeOf(rows.length, start, at < pages, found.length),
      hasPrevious: at > 1,
      hasNext: at < pages,
      sort: address.sort,
      isEmpty,
    }
  }
  const rows = page && looksAt(page)
  return {
    rows,
    counted: whole ?? page ?? [],
    count:
      narrowed && page && rows
        ? { matching: rows.length, of: page.length, scope: isPageOnly ? 'page' : 'waiting' }
        : undefined,
    isPagedHere: false,
    range: page && rangeOf(page.length, before, hasNext, whole?.length),
    hasPrevious: !isFirst,
    hasNext,
    sort: isServerSort(address.sort) ? address.sort : undefined,
    isEmpty,
  }
}
