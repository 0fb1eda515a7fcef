import { byCodeUnit, sortRows, type Sort } from '#ui/tables/sortRows'
import type { Column } from '#ui/tables/column'
import {
  isServerSort,
  pageNumber,
  pageToken,
  SERVER_SORTED,
  type ListAddress,
} from '#features/kit/routing/listAddress'
import { filterRows, isFiltering, type Facet, type Filter, type TextOf } from './filter'

// Computes the rows in view from the loaded rows. Pure: the hooks decide what to fetch.

/** The counts of a filter. */
export interface Count {
  matching: number
  /** The number of rows that were searched. */
  of: number
  /**
   * The searched part: the whole list; the page in view; the page while the rest loads; or the beginning of a
   * long list, while its pages are read or where reading ended.
   */
  scope: 'whole' | 'page' | 'waiting' | 'reading' | 'beginning'
}

/** The rows in view, from 1; the total if known. */
export interface RowRange {
  from: number
  to: number
  total: number | undefined
}

/** The loaded part of a list. */
export interface LoadedRows<Row> {
  /** The page that the address names; undefined before the first response. */
  page: readonly Row[] | undefined
  /** All rows of the list, if loaded. */
  whole: readonly Row[] | undefined
  /** Set if `whole` is only the beginning of a list: whether its other pages are being read. */
  readSoFar?: 'reading' | 'stopped' | 'failed'
  /** The rest of the list is not available: its call failed. */
  isPageOnly: boolean
  /** The list was loaded as a whole: the console pages it. */
  isLocal?: boolean
  /** The server has a next page. */
  hasNext: boolean
  /** Number of rows before this page; undefined if the page was opened by its address. */
  before: number | undefined
}

export interface ViewedList<Row> {
  rows: readonly Row[] | undefined
  /** The rows that facets count. */
  counted: readonly Row[]
  /** Number of matches; undefined without a filter. */
  count: Count | undefined
  /** The console pages the rows; otherwise the server does. */
  isPagedHere: boolean
  range: RowRange | undefined
  hasPrevious: boolean
  hasNext: boolean
  /** The actual order of the rows. */
  sort: Sort | undefined
  /** The list is empty, not because of the filter. */
  isEmpty: boolean
}

interface ViewSpec<Row> {
  columns: readonly Column<Row>[]
  textOf: TextOf<Row>
  facets: readonly Facet<Row>[]
  pageSize: number
}

/** The rows by a column; as they are without one that sorts. */
export function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const valueOf = columns.find(({ id }) => id === sort?.column)?.sortValue
  if (!sort || !valueOf) return rows
  // By name like the server, so that a filter never changes the order.
  return sortRows(rows, valueOf, sort.descending, sort.column === SERVER_SORTED ? byCodeUnit : undefined)
}

/** Whether the rows in view depend on rows of other pages. */
export const needsWhole = (address: ListAddress, filter: Filter): boolean =>
  isFiltering(filter) || !isServerSort(address.sort)

function rangeOf(
  length: number,
  before: number | undefined,
  hasNext: boolean,
  total?: number,
): RowRange | undefined {
  if (before === undefined || length === 0) return undefined
  const to = before + length
  return { from: before + 1, to, total: total ?? (hasNext ? undefined : to) }
}

/** The part of a list that its loaded rows are. */
export const readScope = (
  readSoFar: LoadedRows<unknown>['readSoFar'],
): Exclude<Count['scope'], 'page' | 'waiting'> => {
  if (readSoFar === undefined) return 'whole'
  return readSoFar === 'reading' ? 'reading' : 'beginning'
}

/** Computes the rows in view, their count and their pages. */
export function viewedListOf<Row>(
  { page, whole, readSoFar, isPageOnly, isLocal = false, hasNext, before }: LoadedRows<Row>,
  address: ListAddress,
  filter: Filter,
  { columns, textOf, facets, pageSize }: ViewSpec<Row>,
): ViewedList<Row> {
  const isFirst = pageToken(address) === undefined
  const isEmpty = page?.length === 0 && isFirst && !whole?.length
  const narrowed = isFiltering(filter)
  const looksAt = (rows: readonly Row[]) => filterRows(rows, filter, textOf, facets)

  if (whole && (isLocal || needsWhole(address, filter))) {
    const found = sortedRows(looksAt(whole), columns, address.sort)
    const pages = Math.max(1, Math.ceil(found.length / pageSize))
    const at = Math.min(pageNumber(address), pages)
    const start = (at - 1) * pageSize
    const rows = found.slice(start, start + pageSize)
    return {
      rows,
      counted: whole,
      count: narrowed ? { matching: found.length, of: whole.length, scope: readScope(readSoFar) } : undefined,
      isPagedHere: true,
      range: rangeOf(rows.length, start, at < pages, readSoFar ? undefined : found.length),
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
    range: page && rangeOf(page.length, before, hasNext, readSoFar ? undefined : whole?.length),
    hasPrevious: !isFirst,
    hasNext,
    sort: isServerSort(address.sort) ? address.sort : undefined,
    isEmpty,
  }
}
