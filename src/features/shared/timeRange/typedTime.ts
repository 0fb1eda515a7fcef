import { cleanText } from '#src/cleanText'
import { DAY_MS, MINUTE_MS } from '#src/durations'
import { textOfDate, textOfParts } from '#ui/format/formatDateTime'
import { endOfMinute, type Span } from './timeRange'

// Dates and times of a range as typed and displayed, in the user's time zone. When the clock is put back, a time
// occurs twice: its text then includes the offset from UTC.

const two = (value: number) => String(value).padStart(2, '0')

/** The day of a timestamp in input format: "2026-11-20". */
export const dayText = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

/** The time of a timestamp in input format, with 24 hours: "09:00". */
export const clockText = (at: Date): string => `${two(at.getHours())}:${two(at.getMinutes())}`

/** The first time of a day in input format: midnight, unless the clock skips it. */
export const firstTimeOf = (day: Date): string =>
  clockText(new Date(day.getFullYear(), day.getMonth(), day.getDate()))

const localText = (at: Date) => `${dayText(at)} ${clockText(at)}`

/** The offset of the local time from UTC, in minutes. */
const offsetAt = (ms: number) => -new Date(ms).getTimezoneOffset()

/** An offset in ISO 8601: "+01:00". */
function offsetText(minutes: number) {
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/**
 * The moments of a local time, ascending: none for a time that the clock skips, two when it is put back.
 *
 * @param clockMs the time, as if it were UTC
 */
function momentsAt(clockMs: number): number[] {
  const offsets = new Set([clockMs - DAY_MS, clockMs + DAY_MS].map(offsetAt))
  return [...offsets]
    .map((offset) => clockMs - offset * MINUTE_MS)
    .filter((ms) => ms + offsetAt(ms) * MINUTE_MS === clockMs)
    .sort((a, b) => a - b)
}

/** Whether the local time of this moment occurs twice. */
export const isTwice = (ms: number): boolean => momentsAt(ms + offsetAt(ms) * MINUTE_MS).length > 1

/** A timestamp in input format: "2026-11-20 09:00"; "2026-10-25 02:30 +01:00" for a time that occurs twice. */
export const momentText = (ms: number): string =>
  isTwice(ms) ? `${localText(new Date(ms))} ${offsetText(offsetAt(ms))}` : localText(new Date(ms))

const FORMAT = /^(\d{4}-\d\d-\d\d)[ T](\d{1,2}:\d\d)(?: ?([+-])(\d\d):(\d\d))?$/

/** Parses a time as if it were UTC, with its offset in minutes; undefined for an invalid text. */
function readTime(text: string): { clockMs: number; offset: number | undefined } | undefined {
  const parts = FORMAT.exec(cleanText(text))
  if (!parts) return undefined
  const [, day = '', clock = '', sign, hours, minutes] = parts
  const iso = `${day}T${clock.padStart(5, '0')}`
  const clockMs = Date.parse(`${iso}Z`)
  // Otherwise 30 February would be parsed as a day of March.
  if (!(clockMs > 0) || !new Date(clockMs).toISOString().startsWith(iso)) return undefined
  const size = Number(hours) * 60 + Number(minutes)
  return { clockMs, offset: sign ? (sign === '-' ? -size : size) : undefined }
}

/** The position of the typed text: start or end of the range. */
type End = 'start' | 'end'

/**
 * Parses a typed timestamp to milliseconds since the epoch. A time that occurs twice, without an offset, is the
 * first one for a start and the last one for an end: the range includes both.
 *
 * @returns undefined for an invalid text, such as an incomplete one, or 30 February, and for a time that the
 * clock skips
 */
export function momentOf(text: string, end: End = 'start'): number | undefined {
  const read = readTime(text)
  if (!read) return undefined
  if (read.offset !== undefined) return read.clockMs - read.offset * MINUTE_MS
  return momentsAt(read.clockMs).at(end === 'start' ? 0 : -1)
}

/** Errors of a typed range, by field. */
export type RangeErrors = Partial<Record<End, string>>

function momentError(text: string, end: End): string | undefined {
  if (cleanText(text) === '') return `${end === 'start' ? 'Start' : 'End'} is required`
  if (!readTime(text)) return 'Must be a date and a time, as in 2026-11-20 09:00'
  return momentOf(text, end) === undefined ? 'Must not be a time that the clock skips' : undefined
}

/** Errors in the two texts of a range; empty for a valid one. */
export function rangeErrors(start: string, end: string, now: number): RangeErrors {
  const [from, to] = [momentOf(start), momentOf(end, 'end')]
  if (from === undefined) return { start: momentError(start, 'start') }
  if (to === undefined) return { end: momentError(end, 'end') }
  if (from >= endOfMinute(now)) return { start: 'Must not be in the future' }
  if (to > endOfMinute(now)) return { end: 'Must not be in the future' }
  if (to <= from) return { end: 'Must be after the start' }
  return {}
}

const short: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}

/** A range in the user's locale, to the minute; with the zone of both ends if one of the times occurs twice. */
export function timeRangeText({ from, to }: Span, locale?: string): string {
  if (![from, to].some(isTwice))
    return textOfParts(new Intl.DateTimeFormat(locale, short).formatRangeToParts(from, to))
  // `formatRange` leaves the zones out.
  const zoned = new Intl.DateTimeFormat(locale, { ...short, timeZoneName: 'short' })
  return `${textOfDate(zoned, from)} – ${textOfDate(zoned, to)}`
}
