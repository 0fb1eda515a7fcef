import { useDeferredValue, useMemo } from 'react'

/**
 * The number of rows in the first paint. One page of the usual size: later rows can widen columns and move text
 * that is being read.
 */
export const FIRST_ROWS = 50

const none: readonly never[] = []

/**
 * The number of rows to draw now.
 *
 * @param settled the rows that were drawn in full
 */
export function drawnCount<Row>(
  rows: readonly Row[],
  settled: readonly Row[],
  rowKey: (row: Row) => string,
): number {
  if (settled === rows || rows.length <= FIRST_ROWS) return rows.length
  const known = new Set(settled.map(rowKey))
  const fresh = rows.reduce((count, row) => (known.has(rowKey(row)) ? count : count + 1), 0)
  return fresh > FIRST_ROWS ? FIRST_ROWS : rows.length
}

/**
 * The rows to draw now. When many appear at once (a page opens, turns, or loses its filter), those in view are
 * painted first and the rest in the background, so that a long page is as fast as a short one.
 *
 * @returns the rows to draw, and the number of missing ones
 */
export function useDrawnRows<Row>(
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => string,
): { drawn: readonly Row[] | undefined; missing: number } {
  const settled = useDeferredValue(rows, none)
  return useMemo(() => {
    const count = rows ? drawnCount(rows, settled ?? none, rowKey) : 0
    return !rows || count === rows.length
      ? { drawn: rows, missing: 0 }
      : { drawn: rows.slice(0, count), missing: rows.length - count }
  }, [rows, settled, rowKey])
}
