import type { ChartSpec } from './charts'
import styles from './ChartGrid.module.css'
import { MetricChart } from './MetricChart'

/**
 * Charts, two in a row where there is room; one alone takes all of it.
 *
 * @param of what the charts are of; when it changes they begin anew, and say that they are loading
 */
export function ChartGrid({ charts, of }: { charts: readonly ChartSpec[]; of: string }) {
  const isAlone = charts.length === 1
  return (
    <div className={isAlone ? styles.one : styles.many}>
      {charts.map((spec) => (
        <MetricChart key={`${of} ${spec.title}`} spec={spec} {...(isAlone ? { height: 300 } : {})} />
      ))}
    </div>
  )
}
