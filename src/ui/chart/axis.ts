import { DAY_MS, MINUTE_MS } from '#src/durations'
import { textOfDate } from '../format/formatDateTime'
import type { ChartLimit, ChartLines, ChartPoint, ChartRange, ChartUnit } from './chartLines'

/** Space above the highest value, so that a line never touches the top. */
const HEADROOM = 1.1
const FEWEST_STEPS = 4

/** The smallest of 1, 2, 2.5, 5 times a power of ten that is not below `size`. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size))
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= size * (1 - 1e-9)) ?? 10) * power
}

/** The end of an axis: with some space, but for values at the maximum of their unit. */
const topOf = (highest: number, withSpace: number, most: number) =>
  highest > most ? withSpace : Math.min(withSpace, most)

/**
 * The ticks of a value axis, from zero to above the highest value, at round numbers.
 *
 * @param highest the highest value to include
 * @param most the usual maximum of the unit: the axis ends there unless a value is higher
 * @param lowest the lowest value to include; the axis starts below zero only for values below zero
 */
export function valueTicks(highest: number, most = Infinity, lowest = 0): number[] {
  const bottom = Math.min(0, lowest) * HEADROOM
  const isFlat = highest <= 0 && bottom === 0
  const target = isFlat ? Math.min(1, most) : Math.max(0, topOf(highest, highest * HEADROOM, most))
  const step = roundStep((target - bottom) / FEWEST_STEPS)
  const first = Math.floor(bottom / step + 1e-9)
  const count = Math.ceil(target / step - 1e-9) - first
  return Array.from({ length: count + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

/** Space above the values of an axis that does not begin at zero, as a part of their span. */
const MARGIN = 0.05
/** Space around values that hardly differ, as a part of them: they are no noise. */
const LEAST_MARGIN = 0.01

/**
 * The ticks of a value axis around its values, at round numbers, for what is no amount: temperatures, voltages.
 *
 * @param most the usual maximum of the unit: the axis ends there unless a value is higher
 */
export function ticksAround(lowest: number, highest: number, most = Infinity): number[] {
  const size = Math.max(Math.abs(lowest), Math.abs(highest))
  if (size === 0) return valueTicks(0, most)
  const least = size * LEAST_MARGIN
  const bottom = highest - lowest < least ? lowest - least : lowest
  const above = highest + Math.max((highest - lowest) * MARGIN, least)
  const target = highest > 0 ? topOf(highest, above, most) : Math.min(0, above)
  const step = roundStep((target - bottom) / FEWEST_STEPS)
  const first = Math.floor(bottom / step + 1e-9)
  const count = Math.ceil(target / step - 1e-9) - first
  return Array.from({ length: count + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

/** The readings of a chart, and what its value axis is for. */
interface Measured {
  points: readonly ChartPoint[]
  unit: ChartUnit
  limit?: ChartLimit | undefined
  lines?: Pick<ChartLines, 'all'> | undefined
  /** The values are no amounts: the axis begins near the lowest one. */
  isFromData?: boolean | undefined
}

/** The values of the ticks of a chart's value axis, from the lowest. */
export function ticksOf({ points, limit, unit, lines, isFromData = false }: Measured): number[] {
  const all = [points.map(({ value }) => value), ...(lines?.all ?? []).map(({ values }) => values)]
  const extent = isFromData ? extentOf(all) : undefined
  if (extent) return ticksAround(extent.lowest, extent.highest, unit.most)
  const { lowest, highest } = boundsOf(all)
  return valueTicks(Math.max(highest, limit?.value ?? 0), unit.most, lowest)
}

/** "The axis begins at 20 °C."; undefined for one that has zero. */
export function axisStart(measured: Measured): string | undefined {
  const [first = 0, last = 0] = [ticksOf(measured)[0], ticksOf(measured).at(-1)]
  if (first > 0) return `The axis begins at ${measured.unit.format(first)}.`
  return last < 0 ? `The axis ends at ${measured.unit.format(last)}.` : undefined
}

/** The unit that is shown beside the title; empty if each label of the value axis has it. */
export const axisUnit = ({ label, axis }: ChartUnit): string => (axis(1).endsWith(label) ? '' : label)

/** The highest value of a chart, including its limit. */
export const highestOf = (points: readonly ChartPoint[], limit = 0): number =>
  points.reduce((most, { value }) => Math.max(most, value ?? 0), limit)

/** The lowest and the highest value of lines, including zero. */
export function boundsOf(lines: readonly (readonly (number | null | undefined)[])[]) {
  let [lowest, highest] = [0, 0]
  for (const values of lines)
    for (const value of values) {
      lowest = Math.min(lowest, value ?? 0)
      highest = Math.max(highest, value ?? 0)
    }
  return { lowest, highest }
}

/** The lowest and the highest value of lines; undefined if they have none. */
function extentOf(lines: readonly (readonly (number | null | undefined)[])[]) {
  let [lowest, highest] = [Infinity, -Infinity]
  for (const values of lines)
    for (const value of values) {
      if (typeof value !== 'number') continue
      lowest = Math.min(lowest, value)
      highest = Math.max(highest, value)
    }
  return lowest <= highest ? { lowest, highest } : undefined
}

/** Formatters by locale and options: creating one is expensive, and every drawing needs them. */
const formatters = new Map<string, Intl.DateTimeFormat>()
function formatter(locale: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const cached = formatters.get(key)
  if (cached) return cached
  const made = new Intl.DateTimeFormat(locale, options)
  formatters.set(key, made)
  return made
}

const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }

/** Labels of a time axis: the time; at midnight and in long ranges, the date. */
export function timeLabels(ticks: readonly number[], { from, to }: ChartRange, locale?: string): string[] {
  const isShort = to - from < 10 * MINUTE_MS
  const time = formatter(locale, isShort ? { ...clock, second: '2-digit' } : clock)
  const date = formatter(locale, day)
  return ticks.map((tick) => {
    const at = new Date(tick)
    const isMidnight = at.getHours() === 0 && at.getMinutes() === 0 && at.getSeconds() === 0
    if (to - from > 4 * DAY_MS && !isMidnight) return `${textOfDate(date, at)} ${time.format(at)}`
    return isMidnight ? textOfDate(date, at) : time.format(at)
  })
}

/** The longest labels that the time axis of a range may have: at its end, and at midnight. */
export const longestLabels = (range: ChartRange, locale?: string): string[] =>
  timeLabels([range.to, new Date(range.to).setHours(0, 0, 0, 0)], range, locale)

/** A timestamp in full, with seconds and the time zone. */
export const fullTime = (ms: number, locale?: string): string =>
  textOfDate(formatter(locale, { ...day, ...clock, second: '2-digit', timeZoneName: 'short' }), ms)
