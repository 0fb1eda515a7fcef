import { memo } from 'react'
import { fullTime } from './axis'
import type { ChartPoint, ChartUnit } from './chart'
import styles from './ChartTable.module.css'

interface ChartTableProps {
  title: string
  points: readonly ChartPoint[]
  unit: ChartUnit
  /** Seen by all, or heard only. */
  isShown: boolean
}

/** The readings behind a chart. Readers always find it; everybody else asks for it. */
export const ChartTable = memo(function ChartTable({ title, points, unit, isShown }: ChartTableProps) {
  return (
    <div
      className={isShown ? styles.shown : styles.heard}
      role="region"
      aria-label={`${title} readings`}
      // What scrolls must be reachable by keyboard; what is only heard must not be a stop on the way.
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
