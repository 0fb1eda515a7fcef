import type { ChartPoint, ChartRange } from './chart'

/** Room above the highest value, so that a line never touches the top. */
const HEADROOM = 1.1
const FEWEST_STEPS = 4
const DAY_MS = 86_400_000

/** The smallest of 1, 2, 2.5, 5 times a power of ten that is not below `size`. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size))
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= size * (1 - 1e-9)) ?? 10) * power
}

/**
 * The ticks of a value axis, from zero to above the highest value, at round numbers.
 *
 * @param highest the highest value that must fit
 * @param most the highest value that makes sense; the axis never goes beyond it
 */
export function valueTicks(highest: number, most = Infinity): number[] {
  const wanted = highest > 0 ? Math.min(highest * HEADROOM, most) : Math.min(1, most)
  const step = roundStep(wanted / FEWEST_STEPS)
  const count = Math.ceil(wanted / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)))
}

/** The highest value of a chart, its limit included. */
export const highestOf = (points: readonly ChartPoint[], limit = 0): number =>
  points.reduce((most, { value }) => Math.max(most, value ?? 0), limit)

/** Formatters are costly to make and are asked for at every drawing. */
const formatters = new Map<string, Intl.DateTimeFormat>()
function formatter(locale: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, options)
  formatters.set(key, made)
  return made
}

const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }

/** Labels of a time axis: the clock; at midnight, and wherever days matter more than hours, the day. */
export function timeLabels(ticks: readonly number[], { from, to }: ChartRange, locale?: string): string[] {
  const isShort = to - from < 10 * 60_000
  const time = formatter(locale, isShort ? { ...clock, second: '2-digit' } : clock)
  const date = formatter(locale, day)
  return ticks.map((tick) => {
    const at = new Date(tick)
    const isMidnight = at.getHours() === 0 && at.getMinutes() === 0 && at.getSeconds() === 0
    if (to - from > 4 * DAY_MS && !isMidnight) return `${date.format(at)} ${time.format(at)}`
    return isMidnight ? date.format(at) : time.format(at)
  })
}

/** A moment in full, with seconds and the time zone. */
export const fullTime = (ms: number, locale?: string): string =>
  formatter(locale, {
    ...day,
    ...clock,
    second: '2-digit',
    timeZoneName: 'short',
  }).format(ms)
