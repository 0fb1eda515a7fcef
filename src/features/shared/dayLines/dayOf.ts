import type { OxqlQueryResult, Points } from '#store/api/generated/types'
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
  /** `target:metric`. The values of several are added up, as of the directions of a link. */
  metrics: readonly string[]
  /** The fields by which a series belongs to a row. The query names the rows' values of the first one. */
  fields: readonly [string, ...string[]]
  /** Further fields that must have a value. */
  filters?: Readonly<Record<string, string>>
  reducer: 'sum' | 'mean'
}

const literal = (value: string) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`

/**
 * The query for the last day of some rows. Its text is the same at any time, so that the cache knows it again. It starts
 * two windows earlier, because the first point of a counter is its total.
 *
 * @param values the rows' values of the first field; their order does not matter
 */
export function dayQueryText(
  { metrics, fields, filters = {}, reducer }: DayQuery,
  values: readonly string[],
) {
  const anyOf = [...new Set(values)]
    .toSorted()
    .map((value) => `${fields[0]} == ${literal(value)}`)
    .join(' || ')
  const tests = [
    `timestamp >= @now() - ${((POINTS + 2) * WINDOW_S) / 60}m`,
    ...Object.entries(filters).map(([key, value]) => `${key} == ${literal(value)}`),
    `(${anyOf})`,
  ]
  const parts = metrics.map(
    (metric) =>
      `get ${metric} | filter ${tests.join(' && ')} | align mean_within(${WINDOW_S}s) | group_by [${fields.join(', ')}], ${reducer}`,
  )
  // A group is of one table, so each metric has a query of its own within the one that is sent.
  return parts.length === 1 ? parts.join() : `{ ${parts.join('; ')} }`
}

/** The key of a row, or of a series, by its values of the fields. */
export const dayKey = (values: readonly unknown[]): string => values.map(String).join(' ')

const valuesOf = (points: Points): readonly (number | null)[] => {
  const array = points.values[0]?.values
  return array?.type === 'double' || array?.type === 'integer' ? array.values : []
}

/**
 * The last day of each row of a response, by its key; a row without a series has none. All rows have the same times: what
 * was measured only later has gaps before. Rule: MET-4.
 *
 * @param scale converts a value of the response to the unit of the line
 */
export function daysOf(
  { tables }: OxqlQueryResult,
  fields: readonly string[],
  scale: (value: number, key: string) => number,
): ReadonlyMap<string, Day> {
  const all = tables
    .flatMap(({ timeseries }) => timeseries)
    .map((one) => ({
      key: dayKey(fields.map((field) => one.fields[field]?.value)),
      ends: one.points.timestamps.map((timestamp) => timeOf({ timestamp }, 'timestamp')),
      values: valuesOf(one.points),
    }))
  // Windows are counted from the last one: the parts of a query may end a moment apart.
  const end = all.reduce((last, { ends }) => Math.max(last, ends.at(-1) ?? 0), 0)
  const sums = new Map<string, Map<number, number | null>>()
  for (const { key, ends, values } of all) {
    const sum = sums.get(key) ?? new Map<number, number | null>()
    sums.set(key, sum)
    for (const [index, at] of ends.entries()) {
      const back = Math.round((end - at) / (WINDOW_S * 1_000))
      const [before = null, value = null] = [sum.get(back), values[index]]
      sum.set(back, value === null ? before : (before ?? 0) + value)
    }
  }
  const backs = [...new Set([...sums.values()].flatMap((sum) => [...sum.keys()]))]
    .filter((back) => back < POINTS)
    .toSorted((a, b) => b - a)
  const times = backs.map((back) => end - back * WINDOW_S * 1_000)
  return new Map(
    [...sums].map(([key, sum]) => {
      const values = backs.map((back) => {
        const value = sum.get(back) ?? null
        return value === null ? null : scale(value, key)
      })
      return [key, { times, values }]
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
