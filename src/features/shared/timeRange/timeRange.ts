// The time range of a page of charts. Rule: MET-6.

/** A range that ends now. */
export type Preset = '1h' | '3h' | '24h' | '7d' | '30d'

/** Start and end, in milliseconds since the epoch. */
export interface Span {
  from: number
  to: number
}

export interface TimeRange extends Span {
  preset: Preset | 'custom'
}

/** The time range in an address. */
export interface RangeAddress {
  /** The choice: a preset or a custom range. */
  base: Preset | Span
  /** The zoomed part of it. */
  zoom?: Span
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** The minimum zoom: one window per sample. */
const LEAST_ZOOM_MS = 5 * MINUTE_MS

export const presets: readonly { value: Preset; label: string; lengthMs: number }[] = [
  { value: '1h', label: 'Last hour', lengthMs: HOUR_MS },
  { value: '3h', label: 'Last 3 hours', lengthMs: 3 * HOUR_MS },
  { value: '24h', label: 'Last 24 hours', lengthMs: 24 * HOUR_MS },
  { value: '7d', label: 'Last week', lengthMs: 7 * 24 * HOUR_MS },
  { value: '30d', label: 'Last 30 days', lengthMs: 30 * 24 * HOUR_MS },
]

/** The default preset. */
export const DEFAULT_PRESET: Preset = '1h'

/** The end of the current minute. Ranges end there, so that measured values stay in their windows. */
export const endOfMinute = (now: number) => Math.ceil(now / MINUTE_MS) * MINUTE_MS

/** A preset as of now. */
export function presetRange(preset: Preset, now: number): TimeRange {
  const to = endOfMinute(now)
  const lengthMs = presets.find(({ value }) => value === preset)?.lengthMs ?? HOUR_MS
  return { preset, from: to - lengthMs, to }
}

/** The range of an address at the present time: presets end now, other ranges are fixed. */
export function shownRange({ base, zoom }: RangeAddress, now: number): TimeRange {
  if (zoom) return { preset: 'custom', ...zoom }
  return typeof base === 'string' ? presetRange(base, now) : { preset: 'custom', ...base }
}

/** Zooms in or out: whole minutes, at least five, nothing in the future. */
export function zoomSpan(span: Span, now: number): Span {
  const end = endOfMinute(now)
  const spare = Math.max(0, LEAST_ZOOM_MS - (span.to - span.from)) / 2
  const from = Math.floor((span.from - spare) / MINUTE_MS) * MINUTE_MS
  const to = endOfMinute(span.to + spare)
  return to > end ? { from: Math.min(from, end - LEAST_ZOOM_MS), to: end } : { from, to }
}

/** Errors of a typed range, by field. */
export interface RangeErrors {
  start?: string
  end?: string
}

const UNREADABLE = 'Must be a date and a time, as in 2026-11-20 09:00'

/** Errors in the two texts of a range; empty for a valid one. */
export function rangeErrors(start: string, end: string, now: number): RangeErrors {
  const [from, to] = [momentOf(start), momentOf(end)]
  if (from === undefined) return { start: start.trim() === '' ? 'Start is required' : UNREADABLE }
  if (to === undefined) return { end: end.trim() === '' ? 'End is required' : UNREADABLE }
  if (from >= endOfMinute(now)) return { start: 'Must not be in the future' }
  if (to > endOfMinute(now)) return { end: 'Must not be in the future' }
  if (to <= from) return { end: 'Must be after the start' }
  return {}
}

const two = (value: number) => String(value).padStart(2, '0')

/** The day of a timestamp in input format, in the user's time zone: "2026-11-20". */
export const dayText = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

/** The time of a timestamp in input format, with 24 hours: "09:00". */
export const clockText = (at: Date): string => `${two(at.getHours())}:${two(at.getMinutes())}`

/** A timestamp in input format, to the minute: "2026-11-20 09:00". */
export function momentText(ms: number): string {
  const at = new Date(ms)
  return `${dayText(at)} ${clockText(at)}`
}

/**
 * The typed timestamp, in milliseconds since the epoch.
 *
 * @returns undefined for an invalid text, such as an incomplete one, or 30 February
 */
export function momentOf(text: string): number | undefined {
  const parts = /^(\d{4})-(\d\d)-(\d\d)[ T](\d{1,2}):(\d\d)$/.exec(text.trim())
  if (!parts) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number)
  const at = new Date(year, month - 1, day, hour, minute)
  const isReal = at.getMonth() === month - 1 && at.getDate() === day && hour < 24 && minute < 60
  return isReal ? at.getTime() : undefined
}
