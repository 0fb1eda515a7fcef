/** By which column a table is sorted. */
export interface Sort {
  column: string
  descending: boolean
}

/** Numbers in names count as numbers: `disk-2` comes before `disk-10`. */
const collator = new Intl.Collator(undefined, { numeric: true })

type Compare = (a: string | number, b: string | number) => number

const byMeaning: Compare = (a, b) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

/** The order of a server that sorts texts by their code units. */
export const byCodeUnit: Compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0)

/** The rows in the order of a value; rows of equal value stay in the order they came in. */
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
 * What a click on a column's heading sorts by: ascending, then descending, then the order in which the rows come.
 *
 * @param base the column by which rows come sorted, ascending; it has no third step
 */
export function nextSort(sort: Sort | undefined, column: string, base?: string): Sort | undefined {
  if (column === base) return sort ? undefined : { column, descending: true }
  if (sort?.column !== column) return { column, descending: false }
  return sort.descending ? undefined : { column, descending: true }
}
