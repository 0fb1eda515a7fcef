import type { OxqlQueryResult, Timeseries } from '#store/api/generated/types'
import { timeOf } from '#model/dates'

// Reduces the response of one query for a page of a list to a line of the last day for each row. Rules: MET-7, MET-8.

/** A line has a point for each half hour of a day. */
const POINTS = 48
const WINDOW_S = 1_800

/** The last day of one row, in the order of time. */
export interface Day {
  /** The end of each window, in milliseconds since the epoch. */
  times: readonly number[]
  /** The mean of each window, in the unit of the line; null where nothing was measured. */
  values: readonly (number | null)[]
}

/** What the query of a page asks for. */
export interface DayQuery {
  /** `target:metric`. */
  metric: string
  /** The field by which a series belongs to a row. */
  field: string
  /** Further fields that must have a value. */
  filters?: Readonly<Record<string, string>>
  reducer: 'sum' | 'mean'
}

const literal = (value: string) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`

/**
 * The query for the last day of some rows. Its text is the same at any time, so that the cache knows it again. It starts
 * two windows earlier, because the first point of a counter is its total.
 *
 * @param keys the rows' values of the field; their order does not matter
 */
export function dayQueryText({ metric, field, filters = {}, reducer }: DayQuery, keys: readonly string[]) {
  const anyOf = keys
    .toSorted()
    .map((key) => `${field} == ${literal(key)}`)
    .join(' || ')
  const tests = [
    `timestamp >= @now() - ${((POINTS + 2) * WINDOW_S) / 60}m`,
    ...Object.entries(filters).map(([key, value]) => `${key} == ${literal(value)}`),
    `(${anyOf})`,
  ]
  return `get ${metric} | filter ${tests.join(' && ')} | align mean_within(${WINDOW_S}s) | group_by [${field}], ${reducer}`
}

const valuesOf = ({ points }: Timeseries): readonly (number | null)[] => {
  const array = points.values[0]?.values
  return array?.type === 'double' || array?.type === 'integer' ? array.values : []
}

/**
 * The last day of each row of a response, by its value of the field; a row without a series has none. All rows have the
 * same times: what was measured only later has gaps before.
 *
 * @param scale converts a value of the response to the unit of the line
 */
export function daysOf(
  { tables }: OxqlQueryResult,
  field: string,
  scale: (value: number, key: string) => number,
): ReadonlyMap<string, Day> {
  const series = tables[0]?.timeseries ?? []
  const stamps = series.map(({ points }) =>
    points.timestamps.map((timestamp) => timeOf({ timestamp }, 'timestamp')),
  )
  const times = [...new Set(stamps.flat())].toSorted((a, b) => a - b).slice(-POINTS)
  return new Map(
    series.map((one, index) => {
      const key = String(one.fields[field]?.value)
      const values = valuesOf(one)
      const byTime = new Map(stamps[index]?.map((at, point) => [at, values[point] ?? null]))
      return [
        key,
        {
          times,
          values: times.map((at) => {
            const value = byTime.get(at) ?? null
            return value === null ? null : scale(value, key)
          }),
        },
      ]
    }),
  )
}

/** The points that were measured. */
const measured = ({ values }: Day): number[] => values.filter((value) => value !== null)

/** The highest value; 0 for a day without one. */
export const highestInDay = (day: Day): number => Math.max(0, ...measured(day))

/**
 * The facts of a day: "CPU of the last day: 12 % on average, at most 80 %, now 9 %".
 *
 * @param title "CPU of the last day"
 */
export function dayInWords(title: string, day: Day, format: (value: number) => string): string {
  const all = measured(day)
  if (all.length === 0) return `${title}: nothing measured`
  const mean = all.reduce((sum, value) => sum + value, 0) / all.length
  const now = day.values.at(-1) ?? null
  return [
    `${title}: ${format(mean)} on average`,
    `at most ${format(Math.max(...all))}`,
    now === null ? 'not measured now' : `now ${format(now)}`,
  ].join(', ')
}

/**
 * The line of a day as SVG path data in a box: one part for each stretch without a gap; a single point is a short dash.
 *
 * @param most the value at the upper edge
 */
export function linePath(
  { values }: Day,
  most: number,
  { width, height }: { width: number; height: number },
) {
  const step = width / (values.length - 1 || 1)
  const round = (value: number) => Math.round(value * 100) / 100
  let path = ''
  let isDrawing = false
  for (const [index, value] of values.entries()) {
    const isAlone = values[index - 1] == null && values[index + 1] == null
    if (value === null) {
      isDrawing = false
      continue
    }
    const share = most === 0 ? 0 : Math.min(1, value / most)
    // The line is one pixel wide: it is drawn whole at both edges.
    const y = round(height - 0.5 - share * (height - 1))
    const x = round(index * step)
    path += isDrawing ? `L${x} ${y}` : `M${isAlone ? round(x - step / 2) : x} ${y}`
    if (isAlone) path += `h${round(step)}`
    isDrawing = true
  }
  return path
}
