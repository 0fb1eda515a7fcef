// Which stretch of time a page of charts looks at. Source: project-screens §6.5, shell-system-screens §6.2.

/** A stretch that ends now. */
export type Preset = '1h' | '3h' | '24h' | '7d' | '30d'

/** Two moments, in milliseconds since the epoch. */
export interface Span {
  from: number
  to: number
}

export interface TimeRange extends Span {
  preset: Preset | 'custom'
}

/** What an address says of the time range. */
export interface RangeAddress {
  /** What was chosen: a preset, or a range of one's own. */
  base: Preset | Span
  /** The part of it that is looked at closely. */
  zoom?: Span
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** The least that can be zoomed to: a window for each sample of the counters. */
export const LEAST_ZOOM_MS = 5 * MINUTE_MS

export const presets: readonly { value: Preset; label: string; lengthMs: number }[] = [
  { value: '1h', label: 'Last hour', lengthMs: HOUR_MS },
  { value: '3h', label: 'Last 3 hours', lengthMs: 3 * HOUR_MS },
  { value: '24h', label: 'Last 24 hours', lengthMs: 24 * HOUR_MS },
  { value: '7d', label: 'Last week', lengthMs: 7 * 24 * HOUR_MS },
  { value: '30d', label: 'Last 30 days', lengthMs: 30 * 24 * HOUR_MS },
]

/** The preset of an address that names none. */
export const DEFAULT_PRESET: Preset = '1h'

/** The end of the minute under way. Ranges end there, so that what has been measured stays in the windows it was in. */
export const endOfMinute = (now: number) => Math.ceil(now / MINUTE_MS) * MINUTE_MS

/** A preset as of now. */
export function presetRange(preset: Preset, now: number): TimeRange {
  const to = endOfMinute(now)
  const lengthMs = presets.find(({ value }) => value === preset)?.lengthMs ?? HOUR_MS
  return { preset, from: to - lengthMs, to }
}

/** The range that an address shows as of now: presets end now, everything else stands still. */
export function shownRange({ base, zoom }: RangeAddress, now: number): TimeRange {
  if (zoom) return { preset: 'custom', ...zoom }
  return typeof base === 'string' ? presetRange(base, now) : { preset: 'custom', ...base }
}

/** Looks closer, or from further away: whole minutes, at least five of them, nothing of the future. */
export function zoomSpan(wanted: Span, now: number): Span {
  const end = endOfMinute(now)
  const spare = Math.max(0, LEAST_ZOOM_MS - (wanted.to - wanted.from)) / 2
  const from = Math.floor((wanted.from - spare) / MINUTE_MS) * MINUTE_MS
  const to = endOfMinute(wanted.to + spare)
  return to > end ? { from: Math.min(from, end - LEAST_ZOOM_MS), to: end } : { from, to }
}

/** What is wrong with a range that was typed, by field. */
export interface RangeErrors {
  start?: string
  end?: string
}

const UNREADABLE = 'Must be a date and a time, as in 2026-11-20 09:00'

/** What is wrong with the two texts of a range; nothing for one that can be shown. */
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

/** The day of a moment as it is typed, in the time zone of the reader: "2026-11-20". */
export const dayText = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

/** The time of a moment as it is typed, on a clock of 24 hours: "09:00". */
export const clockText = (at: Date): string => `${two(at.getHours())}:${two(at.getMinutes())}`

/** A moment as it is typed, to the minute: "2026-11-20 09:00". */
export function momentText(ms: number): string {
  const at = new Date(ms)
  return `${dayText(at)} ${clockText(at)}`
}

/**
 * The moment that was typed, in milliseconds since the epoch.
 *
 * @returns undefined for a text that is no moment, such as half of one, or 30 February
 */
export function momentOf(text: string): number | undefined {
  const parts = /^(\d{4})-(\d\d)-(\d\d)[ T](\d{1,2}):(\d\d)$/.exec(text.trim())
  if (!parts) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number)
  const at = new Date(year, month - 1, day, hour, minute)
  const isReal = at.getMonth() === month - 1 && at.getDate() === day && hour < 24 && minute < 60
  return isReal ? at.getTime() : undefined
}
