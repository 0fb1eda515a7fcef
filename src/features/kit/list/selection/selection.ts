// The selected rows of a list: one pure function from the selection and an event to the next selection.

/** The selected rows of a list. */
export interface Selection<Row> {
  /** By their keys, each as it was last read, in the order in which they were selected. */
  rows: ReadonlyMap<string, Row>
  /** The row that a range begins at. */
  anchor: string | undefined
  /** The selection without the range from the anchor, which the next range replaces. */
  besides: ReadonlyMap<string, Row>
  /** The rows that were selected, and have left the list since. */
  left: readonly Row[]
}

export const NOTHING: Selection<never> = {
  rows: new Map<string, never>(),
  anchor: undefined,
  besides: new Map<string, never>(),
  left: [],
}

export type SelectionEvent<Row> =
  | { type: 'toggled'; row: Row }
  /** A range from the anchor to a row, both among the rows in view; without an anchor in view, the row alone. */
  | { type: 'extended'; to: Row; shown: readonly Row[] }
  | { type: 'added'; rows: readonly Row[] }
  /** The list was read again: the current records of rows, and the keys of those that are no longer in it. */
  | { type: 'read'; rows: readonly Row[]; left: readonly string[] }
  | { type: 'cleared' }

/** Whether there is nothing to show of a selection. */
export const isNothing = ({ rows, left }: Selection<unknown>): boolean => rows.size === 0 && left.length === 0

/** The rows between two rows, both included. */
function between<Row>(shown: readonly Row[], from: number, to: number): readonly Row[] {
  if (to < 0) return []
  return from < 0 ? shown.slice(to, to + 1) : shown.slice(Math.min(from, to), Math.max(from, to) + 1)
}

/** The selection after an event; the same object if the event changes nothing. */
export function selectionAfter<Row>(
  selection: Selection<Row>,
  event: SelectionEvent<Row>,
  keyOf: (row: Row) => string,
): Selection<Row> {
  const withRows = (rows: ReadonlyMap<string, Row>, added: readonly Row[]) =>
    new Map([...rows, ...added.map((row) => [keyOf(row), row] as const)])
  switch (event.type) {
    case 'toggled': {
      const anchor = keyOf(event.row)
      const rows = withRows(selection.rows, [event.row])
      if (selection.rows.has(anchor)) rows.delete(anchor)
      return { ...selection, rows, besides: rows, anchor }
    }
    case 'extended': {
      const at = (key: string | undefined) => event.shown.findIndex((row) => keyOf(row) === key)
      const from = at(selection.anchor)
      const range = between(event.shown, from, at(keyOf(event.to)))
      // A range from another page stays as it is: this one begins at its own row.
      const besides = from < 0 ? selection.rows : selection.besides
      return {
        ...selection,
        rows: withRows(besides, range),
        besides,
        anchor: from < 0 ? keyOf(event.to) : selection.anchor,
      }
    }
    case 'added': {
      const rows = withRows(selection.rows, event.rows)
      return { ...selection, rows, besides: rows }
    }
    case 'read': {
      const news = event.rows.filter((row) => {
        const known = selection.rows.get(keyOf(row))
        return known !== undefined && known !== row
      })
      const gone = event.left.flatMap((key) => selection.rows.get(key) ?? [])
      if (news.length === 0 && gone.length === 0) return selection
      const without = (rows: ReadonlyMap<string, Row>) => {
        const kept = withRows(
          rows,
          news.filter((row) => rows.has(keyOf(row))),
        )
        for (const key of event.left) kept.delete(key)
        return kept
      }
      return {
        ...selection,
        rows: without(selection.rows),
        besides: without(selection.besides),
        left: [...selection.left, ...gone],
      }
    }
    case 'cleared':
      return NOTHING
  }
}

/**
 * The keys of the rows that left a list between two readings of the same part of it.
 *
 * @param isWhole whether that part is the whole list. Otherwise it is a page of the region's, and a row at its end may
 *   have moved to the next page: only rows that a row of both readings followed have left.
 */
export function leftBetween<Row>(
  before: readonly Row[],
  now: readonly Row[],
  isWhole: boolean,
  keyOf: (row: Row) => string,
): readonly string[] {
  const known = new Set(now.map(keyOf))
  const end = isWhole ? before.length : before.findLastIndex((row) => known.has(keyOf(row)))
  return before
    .slice(0, Math.max(0, end))
    .map(keyOf)
    .filter((key) => !known.has(key))
}
