import { DAY_MS, MINUTE_MS } from '#src/durations'
import { textOfDate } from '../format/formatDateTime'
import type { ChartPoint, ChartRange, ChartUnit } from './chartLines'

/** Space above the highest value, so that a line never touches the top. */
const HEADROOM = 1.1
const FEWEST_STEPS = 4

/** The smallest of 1, 2, 2.5, 5 times a power of ten that is not below `size`. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size))
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= size * (1 - 1e-9)) ?? 10) * power
}

/**
 * The ticks of a value axis, from zero to above the highest value, at round numbers.
 *
 * @param highest the highest value to include
 * @param most the maximum of the unit; the axis never exceeds it
 * @param lowest the lowest value to include; the axis starts below zero only for values below zero
 */
export function valueTicks(highest: number, most = Infinity, lowest = 0): number[] {
  const bottom = Math.min(0, lowest) * HEADROOM
  const isFlat = highest <= 0 && bottom === 0
  const target = isFlat ? Math.min(1, most) : Math.max(0, Math.min(highest * HEADROOM, most))
  const step = roundStep((target - bottom) / FEWEST_STEPS)
  const first = Math.floor(bottom / step + 1e-9)
  const count = Math.ceil(target / step - 1e-9) - first
  return Array.from({ length: count + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
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

/** A timestamp in full, with seconds and the time zone. */
export const fullTime = (ms: number, locale?: string): string =>
  textOfDate(formatter(locale, { ...day, ...clock, second: '2-digit', timeZoneName: 'short' }), ms)
