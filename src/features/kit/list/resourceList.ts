import type { Lifecycle } from '#machines/lifecycle/ask'
import type { Page } from '#store/api/wire/nextPage'
import type { Column, TableSorting } from '#ui/tables/column'
import type { Words } from '#features/kit/noun/noun'
import type { FailableQuery } from '#features/kit/queries/queryLike'
import type { Facet, FacetOption, TextOf } from './filter'
import type { Count, RowRange } from './listView'
import type { ListFilter } from './useListFilter'
import type { RemainingPages } from './useRemainingPages'

/** The kind of a list: how its rows are identified, searched and filtered. */
export interface ListKind<Row> {
  /** The words of its rows: those of their noun, or words of its own. */
  nouns: Words
  /** Keep the identity of everything below between renders, so that unchanged rows do not render again. */
  columns: readonly Column<Row>[]
  facets?: readonly Facet<Row>[]
  textOf: TextOf<Row>
  rowKey: (row: Row) => string
  nameOf: (row: Row) => string
  /** The lifecycle of the rows and their state: it controls polling, and a changed row is highlighted. */
  lifecycle?: Lifecycle
  stateOf?: (row: Row) => string
  highlightKey?: (row: Row) => string
}

/** The pages of a list. */
export interface Pager {
  range: RowRange | undefined
  hasPrevious: boolean
  hasNext: boolean
  previous: () => void
  next: () => void
  first: () => void
  /** The previous page is unknown, since this one was opened by its address: `previous` opens the first page. */
  leadsToFirst: boolean
  pageSize: number
  setPageSize: (size: number) => void
  /** Another page is loading; the current one stays visible. */
  isBusy: boolean
}

/** A page of a list, or why it was not answered. */
export interface PageAnswer<Row> {
  data?: Page<Row> | undefined
  error?: unknown
}

/** A facet with its current values. */
interface FacetControl {
  id: string
  label: string
  options: readonly FacetOption[]
  isCensus: boolean
  chosen: readonly string[]
}

/** The list as a page, a tab or a card renders it. */
export interface ResourceList<Row> {
  nouns: ListKind<Row>['nouns']
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  nameOf: (row: Row) => string
  highlightKey: ((row: Row) => string) | undefined
  /** The rows in view; undefined before the first response. */
  rows: readonly Row[] | undefined
  /** All loaded rows, regardless of the filter. */
  loaded: readonly Row[] | undefined
  /** Those of some rows of the list that the filter matches. */
  matching: (rows: readonly Row[]) => readonly Row[]
  /** Asks for a page of the most rows that one call answers; undefined for a list that is loaded as a whole. */
  readPage?: ((pageToken: string | undefined) => PromiseLike<PageAnswer<Row>>) | undefined
  /** The list is empty, not because of the filter. */
  isEmpty: boolean
  failures: readonly FailableQuery[]
  filter: ListFilter
  facets: readonly FacetControl[]
  /** A facet was opened: its counts need the whole list. */
  onFacetOpen: () => void
  /** The part of the list that the facets count, the number of its rows, and whether the whole can be loaded. */
  counted: { scope: Exclude<Count['scope'], 'waiting'>; of: number; canCountAll: boolean }
  /** The whole list is loading. */
  isCounting: boolean
  /** The operation of its calls; undefined for a list that is loaded as a whole. */
  operation?: string | undefined
  count: Count | undefined
  /** The progress of reading a list that is too long for one call; undefined while only its page is needed. */
  rest?: RemainingPages<Row> | undefined
  sorting: TableSorting
  pager: Pager
  refresh: () => Promise<unknown>
  updatedAt: number | undefined
}
