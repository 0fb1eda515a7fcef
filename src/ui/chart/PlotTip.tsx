import { fullTime } from './axis'
import type { ChartPoint, ChartUnit } from './chartLines'
import styles from './TimePlot.module.css'
import type { PlotReading } from './usePlot'

interface PlotTipProps {
  reading: Pick<PlotReading, 'along' | 'end' | 'isOwn'>
  point: ChartPoint | undefined
  unit: ChartUnit
  /** The name of the chosen line, if there are several. */
  line: string | undefined
  /** Whether the tip says how to zoom. */
  canZoom: boolean
}

/**
 * The reading at the crosshair, at the upper edge of its plot: all plots show their value, only the one that is read
 * the time. Nothing where the chart has no value.
 */
export function PlotTip({ reading: { along, end, isOwn }, point, unit, line, canZoom }: PlotTipProps) {
  if (!point || point.value === null) return null
  return (
    <div
      className={styles.tip}
      aria-hidden
      // It grows from the crosshair to both sides, and ends with the plot, so that it covers no label of the axis.
      style={{ left: `${along * 100}%`, translate: `${Math.min(1, along / end) * -100}%` }}
    >
      <strong>{unit.format(point.value)}</strong>
      {line && <span>{line}</span>}
      {isOwn && <span>{fullTime(point.at)}</span>}
      {isOwn && canZoom && <span className={styles.hint}>Drag to zoom in</span>}
    </div>
  )
}
