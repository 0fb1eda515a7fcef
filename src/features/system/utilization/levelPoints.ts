import type { Measurement } from '#store/api/generated/types'
import type { CapacityHistory } from '#store/api/resources/metrics'
import { timeOf } from '#model/dates'
import type { ChartPoint, ChartRange } from '#ui/chart/chartLines'

/** The number of points for an unchanged level, so that a month of hourly levels has a readable table. */
const REPEATS = 60

const levelOf = ({ datum }: Measurement) => Number(datum.datum)

/**
 * The points of a step chart. It starts at the start of the range with the last level before it, or with zero,
 * and ends at its end with the last level. An unchanged level is repeated at most 60 times; no change is left out.
 */
export function levelPoints({ before, within }: CapacityHistory, { from, to }: ChartRange): ChartPoint[] {
  const measured = within.map((level) => ({ at: timeOf(level, 'timestamp'), value: levelOf(level) }))
  const first = measured[0]
  const all =
    first && first.at <= from
      ? measured
      : [{ at: from, value: before === undefined ? 0 : levelOf(before) }, ...measured]
  const points: { at: number; value: number }[] = []
  const apart = (to - from) / REPEATS
  for (const point of all) {
    const last = points.at(-1)
    if (!last || last.value !== point.value || point.at - last.at >= apart) points.push(point)
  }
  const last = points.at(-1)
  return last && last.at < to ? [...points, { at: to, value: last.value }] : points
}
