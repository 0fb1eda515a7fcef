import type { OxqlQueryResult } from '#store/api/generated/types'
import { timeOf } from '#model/dates'
import type { ChartPoint, ChartUnit } from '#ui/chart/chartLines'
import { byteUnitFor, countUnitFor, shortNumber } from '#features/shared/charts/byteUnit'

// Converts the response of a query to chart points. Rules: MET-4, MET-7, MET-8.

/** The kind of a metric's values: a share of time, bytes, or what is counted, as in "reads". */
export type Measure = 'percent' | 'bytes' | { readonly each: string }

/** The sum of the series of a response at one time. */
export interface Reading extends ChartPoint {
  /** The number of series with a value then; for a percentage, the number of CPUs. */
  count: number
}

/** A counter is read every five seconds; a point is the mean of the samples in its window. Rule: MET-7. */
const SECONDS_PER_SAMPLE = 5
const NS_PER_SAMPLE = SECONDS_PER_SAMPLE * 1e9

/**
 * Sums the series of a response at each time: one that was measured only from some time on counts from there. A time is a
 * gap only if no series has a value then.
 *
 * @param from the start of the range: the query starts earlier, and what is before has the counters' totals
 */
export function readingsOf({ tables }: OxqlQueryResult, from: number): Reading[] {
  const sums = new Map<number, Reading>()
  for (const { points } of tables[0]?.timeseries ?? []) {
    const array = points.values[0]?.values
    const values = array?.type === 'double' || array?.type === 'integer' ? array.values : []
    for (const [index, timestamp] of points.timestamps.entries()) {
      const at = timeOf({ timestamp }, 'timestamp')
      if (at < from) continue
      const { value: sum, count } = sums.get(at) ?? { value: null, count: 0 }
      const value = values[index] ?? null
      sums.set(
        at,
        value === null ? { at, value: sum, count } : { at, value: (sum ?? 0) + value, count: count + 1 },
      )
    }
  }
  return [...sums.values()].sort((a, b) => a.at - b.at)
}

const highest = (points: readonly ChartPoint[]) =>
  points.reduce((most, { value }) => Math.max(most, value ?? 0), 0)

/** The readings in one unit for the whole chart, chosen by the highest value. */
export interface Scaled {
  points: ChartPoint[]
  unit: ChartUnit
}

/** The readings times a factor. @param factor by the number of series with a value */
const times = (readings: readonly Reading[], factor: (count: number) => number): ChartPoint[] =>
  readings.map(({ at, value, count }) => ({ at, value: value === null ? null : value * factor(count) }))

/** A unit per second. @param each the word for what passes: "reads" */
const perSecond = (unit: ChartUnit, each: string): ChartUnit => ({
  ...unit,
  label: `${each}/s`,
  format: (value) => `${shortNumber(value)} ${each}/s`,
})

/** Counters are rates per second. @param measure the kind of the values */
export function scaled(readings: readonly Reading[], measure: Measure): Scaled {
  if (measure === 'percent') {
    const unit: ChartUnit = {
      label: '%',
      format: (value) => `${shortNumber(value)}\u00A0%`,
      axis: (value) => `${value}\u00A0%`,
      most: 100,
    }
    return { points: times(readings, (count) => 100 / (NS_PER_SAMPLE * count)), unit }
  }
  const top = highest(readings) / SECONDS_PER_SAMPLE
  if (measure === 'bytes') {
    const { unit, bytes } = byteUnitFor(top)
    return {
      points: times(readings, () => 1 / (bytes * SECONDS_PER_SAMPLE)),
      unit: perSecond(unit, unit.label),
    }
  }
  return {
    points: times(readings, () => 1 / SECONDS_PER_SAMPLE),
    unit: perSecond(countUnitFor(top), measure.each),
  }
}
