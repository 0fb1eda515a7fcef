import type { ReactNode } from 'react'
import type { Sort } from './sortRows'

/** One column. Keep columns at module level or memoised: rows render again when they change. */
export interface Column<Row> {
  id: string
  header: string
  /** An explanation of the column, in a tooltip beside the header. */
  tip?: string
  cell: (row: Row) => ReactNode
  /** The sort key; without it the column cannot be sorted. */
  sortValue?: (row: Row) => string | number
  align?: 'end'
  /** On a card, which has no headings, its value says itself what it is: a state, "4 vCPUs". */
  isPlain?: boolean
  /** Initial width as a CSS length, for cells whose content loads after the row. */
  width?: string
  /** Hidden when the table is too narrow; the record's page or panel also shows it. */
  hideBelow?: 'wide' | 'medium' | 'narrow'
}

/** Sorting by the owner of a table. */
export interface TableSorting {
  /** The current order. */
  sort: Sort | undefined
  onSort: (column: string) => void
  /** Sorts by the chosen column where there are no headings; undefined for the default order. */
  onChoose: (sort: Sort | undefined) => void
  /** The column of the default ascending order; undefined if the default order has no column. */
  base?: string | undefined
  /** Why sorting is disabled now. */
  whyNot: (column: string) => string | undefined
}
