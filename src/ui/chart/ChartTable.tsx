import { memo } from 'react'
import { fullTime } from './axis'
import type { ChartPoint, ChartUnit } from './chartLines'
import styles from './ChartTable.module.css'

interface ChartTableProps {
  title: string
  points: readonly ChartPoint[]
  unit: ChartUnit
  /** Visible, or for screen readers only. */
  isShown: boolean
}

/** The readings of a chart as a table. Always present for screen readers, shown to others on demand. */
export const ChartTable = memo(function ChartTable({ title, points, unit, isShown }: ChartTableProps) {
  return (
    <div
      className={isShown ? styles.shown : styles.heard}
      role="region"
      aria-label={`${title} readings`}
      // A scrolling element must be focusable; a hidden one must not be.
      tabIndex={isShown ? 0 : -1}
    >
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">{title}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ at, value }) => (
            <tr key={at}>
              <td>
                <time dateTime={new Date(at).toISOString()}>{fullTime(at)}</time>
              </td>
              <td>{value === null ? 'no data' : unit.format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
})
