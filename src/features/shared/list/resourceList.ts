import type { Lifecycle } from '../../../machines/lifecycle/ask'
import type { Column, TableSorting } from '../../../ui/DataTable'
import type { Facet, TextOf } from './filter'
import type { Count, Range } from './words'
import type { FacetOption } from './filter'
import type { ListFilter } from './useListFilter'

/** What a list is of, and how its rows are identified, found and narrowed. */
export interface ListKind<Row> {
  /** One of them and several, in the middle of a sentence: `['disk', 'disks']`. */
  nouns: readonly [one: string, many: string]
  /** Keep the identity of everything below between renders, so that an unchanged row is not rendered again. */
  columns: readonly Column<Row>[]
  facets?: readonly Facet<Row>[]
  textOf: TextOf<Row>
  rowKey: (row: Row) => string
  nameOf: (row: Row) => string
  /** The lifecycle of the rows, and the state it is asked about: the list polls by it, and a changed row glows. */
  lifecycle?: Lifecycle
  stateOf?: (row: Row) => string
  glowKey?: (row: Row) => string
}

/** A call whose failure the list shows. */
export interface Asked {
  error?: unknown
  /** What failed, where that is more than the list: "Could not load the names of users". */
  failed?: string
  refetch: () => unknown
}

/** The pages of a list. */
export interface Pager {
  range: Range | undefined
  hasPrevious: boolean
  hasNext: boolean
  previous: () => void
  next: () => void
  first: () => void
  /** The page before is not known, since this one was opened by its address: `previous` goes to the first one. */
  leadsToFirst: boolean
  pageSize: number
  setPageSize: (size: number) => void
  /** Another page is on its way; the present one stays in view. */
  isBusy: boolean
}

/** A facet with what it offers now. */
export interface FacetControl {
  id: string
  label: string
  options: readonly FacetOption[]
  chosen: readonly string[]
}

/** A list as its frame renders it. */
export interface ResourceList<Row> {
  nouns: ListKind<Row>['nouns']
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  nameOf: (row: Row) => string
  glowKey: ((row: Row) => string) | undefined
  /** The rows in view; undefined before the first answer. */
  rows: readonly Row[] | undefined
  /** All rows that are here, whatever the filter. */
  known: readonly Row[] | undefined
  /** There is nothing, and it is not for the filter. */
  isEmpty: boolean
  failures: readonly Asked[]
  filter: ListFilter
  facets: readonly FacetControl[]
  /** A facet has been opened: its counts want the whole list. */
  onFacetOpen: () => void
  /** The whole list is on its way. */
  isCounting: boolean
  count: Count | undefined
  sorting: TableSorting
  pager: Pager
  refresh: () => Promise<unknown>
  updatedAt: number | undefined
}
