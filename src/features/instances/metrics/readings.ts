import type { OxqlQueryResult } from '../../../store/api/generated/types'
import { timeOf } from '../../../store/model/dates'
import { KIB } from '../../../store/model/limits'
import { isApiError } from '../../../store/model/apiError'
import type { ChartPoint, ChartUnit } from '../../../ui/chart/chart'

// From the answer of a query to what a chart shows. Source: project-screens §6.5, backend-behaviour §5.3 and §5.4.

/** How the values of a metric are to be read. */
export type Measure = 'percent' | 'bytes' | 'count'

/** An answer, added up. */
export interface Readings {
  points: ChartPoint[]
  /** How many series went into it: for a percentage, how many CPUs. */
  seriesCount: number
}

/** A sample of a CPU is so many nanoseconds long. */
const NS_PER_SAMPLE = 5e9

/** The control plane's way of saying that there is nothing to group: an empty chart, not a failure. Specification §8. */
export const isNothingToGroup = (error: unknown): boolean =>
  isApiError(error) && error.message === 'Input tables to a `group_by` must be aligned'

/**
 * The series of an answer, added up point by point: a point is a gap only where all have one. The first point holds
 * the counters' totals and is dropped.
 */
export function readingsOf({ tables }: OxqlQueryResult): Readings {
  const all = Object.values(tables[0]?.timeseries ?? {}).map(({ points }) => {
    const array = points.values[0]?.values
    const isNumeric = array?.type === 'double' || array?.type === 'integer'
    return { timestamps: points.timestamps, values: isNumeric ? array.values : [] }
  })
  const points = (all[0]?.timestamps ?? []).map((timestamp, at): ChartPoint => {
    const present = all.map(({ values }) => values[at]).filter((value) => value != null)
    return {
      at: timeOf({ timestamp }, 'timestamp'),
      value: present.length === 0 ? null : present.reduce((sum, value) => sum + value, 0),
    }
  })
  return { points: points.slice(1), seriesCount: all.length }
}

const byteUnits = ['Bytes', 'KiB', 'MiB', 'GiB', 'TiB']
const countUnits = ['', 'k', 'M', 'B', 'T']

/** At most three digits that count: `0.482`, `12.4`, `318`. */
const digits = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 3 })
/** Whole above a thousand: `1,482`. */
const plain = (value: number) => (value >= 1_000 ? Math.round(value).toLocaleString() : digits.format(value))

const highest = (points: readonly ChartPoint[]) =>
  points.reduce((most, { value }) => Math.max(most, value ?? 0), 0)

/** How many times `base` fits into a value, within the units there are. */
function powerOf(value: number, base: number, units: readonly string[]): number {
  let power = 0
  for (let rest = value; rest >= base && power < units.length - 1; rest /= base) power += 1
  return power
}

/** Readings in the unit of the chart: one for all of it, chosen by the highest value. */
export interface Scaled {
  points: ChartPoint[]
  unit: ChartUnit
}

const times = (points: readonly ChartPoint[], factor: number): ChartPoint[] =>
  points.map(({ at, value }) => ({ at, value: value === null ? null : value * factor }))

/** @param measure what the numbers of the answer are */
export function scaled({ points, seriesCount }: Readings, measure: Measure): Scaled {
  if (measure === 'percent') {
    const unit: ChartUnit = {
      label: '%',
      format: (value) => `${digits.format(value)} %`,
      axis: (value) => `${value}%`,
      most: 100,
    }
    return { points: times(points, 100 / (NS_PER_SAMPLE * Math.max(1, seriesCount))), unit }
  }
  const top = highest(points)
  if (measure === 'bytes') {
    const power = powerOf(top, KIB, byteUnits)
    const label = byteUnits[power] ?? 'Bytes'
    const unit = { label, format: (value: number) => `${plain(value)} ${label}`, axis: plain }
    return { points: times(points, KIB ** -power), unit }
  }
  const power = powerOf(top, 1_000, countUnits)
  const axis = (value: number) => `${digits.format(value / 1_000 ** power)}${countUnits[power]}`
  return { points: [...points], unit: { label: 'Count', format: plain, axis } }
}
