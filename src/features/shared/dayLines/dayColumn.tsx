import { useEffect, useRef, useState, type ReactNode } from 'react'
import { whenPainted } from '#src/whenIdle'
import { useAppStore } from '#store/hooks'
import { isPastFrame } from '#store/pastFrame'
import type { AppStore } from '#store/store'
import { watchInView } from '#ui/layout/inView'
import { valued, type Column } from '#ui/tables/column'
import { savesData } from '#features/kit/routing/savesData'

/** Draws the last day of the rows of a table. */
interface DayLines<Row> {
  /** The rows of the page, once they are in view and each time they change. Asks for those that it does not know. */
  show: (rows: readonly Row[]) => void
  /** Asks again for all rows of the page, unless the answer is younger than five minutes. */
  refresh: () => void
  /** Stops drawing. */
  leave: () => void
}

/** The line in the cell of a row; the same element until it changes. */
type DayCell<Row> = (row: Row) => ReactNode

/**
 * Makes the lines of a table.
 *
 * @param cell of the column, in the first row
 * @param onCells is called each time a cell has changed
 */
export type DayLinesOf<Row> = (
  store: AppStore,
  cell: HTMLTableCellElement,
  onCells: (cellOf: DayCell<Row>) => void,
) => DayLines<Row>

/** The width of the column: of its head. */
export const dayWidth = 'clamp(5.5rem, 8cqi, 7rem)'

/**
 * A column with a hairline of the last day in each row: one query for the page of the list, sent when the rows are
 * painted and the column is in view. It keeps its room before; where the user may not query, or the region does not
 * measure, the room stays empty. A narrower page has no such column, and no query. The lines belong to the column: keep
 * it when the other columns of a table are made again.
 *
 * @param load fetches the code of the lines
 */
export function dayColumn<Row>(load: () => Promise<DayLinesOf<Row>>): Omit<Column<Row>, 'header'> {
  let lines: DayLines<Row> | undefined
  return {
    id: 'day',
    hideBelow: 'medium',
    isForTables: true,
    onRefresh: () => lines?.refresh(),
    ...valued<Row, ReactNode>(
      function useDayLines(rows, body, column) {
        const store = useAppStore()
        const [{ cellOf }, setCells] = useState<{ cellOf?: DayCell<Row> }>({})
        const shown = useRef(rows)
        useEffect(() => {
          shown.current = rows
          lines?.show(rows)
        }, [rows])
        useEffect(() => {
          const cell = body.current?.rows[0]?.cells[column]
          if (!cell || isPastFrame || savesData()) return
          let isLeft = false
          const begin = async () => {
            const linesOf = await load()
            if (isLeft) return
            lines = linesOf(store, cell, (next) => setCells({ cellOf: next }))
            lines.show(shown.current)
          }
          const stop = watchInView(cell, (isInView) => {
            if (!isInView) return
            stop()
            // Without the code of the lines there are none.
            whenPainted(() => void begin().catch(() => {}))
          })
          return () => {
            isLeft = true
            stop()
            lines?.leave()
            lines = undefined
          }
        }, [store, body, column])
        return (row) => cellOf?.(row)
      },
      (_, cell) => cell,
    ),
  }
}
