import { once } from '../format/once'

/** The sort column and direction of a table. */
export interface Sort {
  column: string
  descending: boolean
}

/** Numbers in names sort numerically: `disk-2` before `disk-10`. */
const collator = once(() => new Intl.Collator(undefined, { numeric: true }))

type Compare = (a: string | number, b: string | number) => number

/** Compares numbers by size, and texts as a person would: `disk-2` before `disk-10`. */
export const byMeaning: Compare = (a, b) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator().compare(String(a), String(b))

/** Sorts by code units, like the server. */
export const byCodeUnit: Compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0)

/** The rows sorted by a value; the sort is stable. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => string | number,
  descending: boolean,
  compare: Compare = byMeaning,
): readonly Row[] {
  const sign = descending ? -1 : 1
  return [...rows].sort((a, b) => sign * compare(valueOf(a), valueOf(b)))
}

/**
 * The next sort after a click on a heading: ascending, descending, then the original order.
 *
 * @param base the column of the original ascending order; it has no third step
 */
export function nextSort(sort: Sort | undefined, column: string, base?: string): Sort | undefined {
  if (column === base) return sort ? undefined : { column, descending: true }
  if (sort?.column !== column) return { column, descending: false }
  return sort.descending ? undefined : { column, descending: true }
}
