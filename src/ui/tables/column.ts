import type { ReactNode, RefObject } from 'react'
import type { Sort } from './sortRows'

/**
 * A hook that reads values of rows that are not in their records, once for all rows of a table. A row renders again when
 * its value is another.
 *
 * @param body the rows' elements, in their order
 * @param column the index of the column
 */
export type UseRowValues<Row, Value> = (
  rows: readonly Row[],
  body: RefObject<HTMLTableSectionElement | null>,
  column: number,
) => (row: Row) => Value

/** One column. Keep columns at module level or memoised: new column objects render all rows again. */
export interface Column<Row> {
  id: string
  header: string
  /** An explanation of the column, in a tooltip beside the header. */
  tip?: string
  cell: (row: Row, value?: unknown) => ReactNode
  /** The values that `cell` gets beside the row: see {@link valued}. */
  useValues?: UseRowValues<Row, unknown>
  /** The sort key; a column without one cannot be sorted. */
  sortValue?: (row: Row) => string | number
  align?: 'end'
  /** The value needs no label on a card: a state, "4 vCPUs". */
  isPlain?: boolean
  /**
   * Initial width as a CSS length, for cells whose content loads after the row, and for a column that is mostly empty, of
   * which one long text would take the room of the others.
   */
  width?: string
  /**
   * Hides the column in a narrower page, for the columns that do not fit there; the record's page or panel also shows its
   * value.
   */
  hideBelow?: 'wide' | 'medium' | 'narrow' | 'narrowest'
  /** Hides the column where rows are cards: a drawing that is compared with those above and below it. */
  isForTables?: boolean
  /** Runs when the user refreshes the list, for values that are not in the records of the rows. */
  onRefresh?: () => void
}

/** Sorting by the owner of a table, instead of by the table. */
export interface TableSorting {
  /** The current order. */
  sort: Sort | undefined
  onSort: (column: string) => void
  /** Sorts by a chosen column in a layout without headings; undefined for the default order. */
  onChoose: (sort: Sort | undefined) => void
  /** The column of the default ascending order; undefined if the default order has no column. */
  base?: string | undefined
  /** Why sorting by a column is disabled now. */
  whyNot: (column: string) => string | undefined
}

/** The cells of a column whose values are not in the records of its rows. */
export const valued = <Row, Value>(
  useValues: UseRowValues<Row, Value>,
  cell: (row: Row, value: Value) => ReactNode,
): Pick<Column<Row>, 'cell' | 'useValues'> => ({
  useValues,
  cell: (row, value) => cell(row, value as Value),
})
