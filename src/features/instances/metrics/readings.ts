import type { OxqlQueryResult } from '#store/api/generated/types'
import { timeOf } from '#store/model/dates'
import type { ChartPoint, ChartUnit } from '#ui/chart/chartLines'
import { byteUnitFor, countUnitFor, shortNumber } from '#features/shared/charts/byteUnit'

// Converts the response of a query to chart points. Rules: MET-4, MET-7, MET-8.

/** The kind of a metric's values: a share of time, bytes, or what is counted, as in "reads". */
export type Measure = 'percent' | 'bytes' | { readonly each: string }

/** The summed series of a response. */
export interface Readings {
  points: ChartPoint[]
  /** The number of summed series; for a percentage, the number of CPUs. */
  seriesCount: number
}

/** A counter is read every five seconds; a point is the mean of the samples in its window. Rule: MET-7. */
const SECONDS_PER_SAMPLE = 5
const NS_PER_SAMPLE = SECONDS_PER_SAMPLE * 1e9

/**
 * Sums the series of a response point by point: a point is a gap only if all series have one there. The first
 * point contains the counters' totals and is dropped.
 */
export function readingsOf({ tables }: OxqlQueryResult): Readings {
  const all = (tables[0]?.timeseries ?? []).map(({ points }) => {
    const array = points.values[0]?.values
    const isNumeric = array?.type === 'double' || array?.type === 'integer'
    return { timestamps: points.timestamps, values: isNumeric ? array.values : [] }
  })
  const points = (all[0]?.timestamps ?? []).map((timestamp, index): ChartPoint => {
    const present = all.map(({ values }) => values[index]).filter((value) => value != null)
    return {
      at: timeOf({ timestamp }, 'timestamp'),
      value: present.length === 0 ? null : present.reduce((sum, value) => sum + value, 0),
    }
  })
  return { points: points.slice(1), seriesCount: all.length }
}

const highest = (points: readonly ChartPoint[]) =>
  points.reduce((most, { value }) => Math.max(most, value ?? 0), 0)

/** The readings in one unit for the whole chart, chosen by the highest value. */
export interface Scaled {
  points: ChartPoint[]
  unit: ChartUnit
}

const times = (points: readonly ChartPoint[], factor: number): ChartPoint[] =>
  points.map(({ at, value }) => ({ at, value: value === null ? null : value * factor }))

/** A unit per second. @param each the word for what passes: "reads" */
const perSecond = (unit: ChartUnit, each: string): ChartUnit => ({
  ...unit,
  label: `${each}/s`,
  format: (value) => `${shortNumber(value)} ${each}/s`,
})

/** Counters are rates per second. @param measure the kind of the values */
export function scaled({ points, seriesCount }: Readings, measure: Measure): Scaled {
  if (measure === 'percent') {
    const unit: ChartUnit = {
      label: '%',
      format: (value) => `${shortNumber(value)}\u00A0%`,
      axis: (value) => `${value}\u00A0%`,
      most: 100,
    }
    return { points: times(points, 100 / (NS_PER_SAMPLE * Math.max(1, seriesCount))), unit }
  }
  const top = highest(points) / SECONDS_PER_SAMPLE
  if (measure === 'bytes') {
    const { unit, bytes } = byteUnitFor(top)
    return { points: times(points, 1 / (bytes * SECONDS_PER_SAMPLE)), unit: perSecond(unit, unit.label) }
  }
  return { points: times(points, 1 / SECONDS_PER_SAMPLE), unit: perSecond(countUnitFor(top), measure.each) }
}
