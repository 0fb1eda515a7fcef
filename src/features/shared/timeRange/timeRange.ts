// Which stretch of time a page of charts looks at. Source: project-screens §6.5, shell-system-screens §6.2.

/** A stretch that ends now. */
export type Preset = 'hour' | 'threeHours' | 'day' | 'week' | 'month'

export interface TimeRange {
  preset: Preset | 'custom'
  /** Milliseconds since the epoch. */
  from: number
  to: number
}

/** What is shown, and what was shown before it was zoomed. */
export interface RangeState {
  shown: TimeRange
  unzoomed: TimeRange | undefined
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** The least that can be zoomed to: a window for each sample of the counters. */
export const LEAST_ZOOM_MS = 5 * MINUTE_MS

export const presets: readonly { value: Preset; label: string; lengthMs: number }[] = [
  { value: 'hour', label: 'Last hour', lengthMs: HOUR_MS },
  { value: 'threeHours', label: 'Last 3 hours', lengthMs: 3 * HOUR_MS },
  { value: 'day', label: 'Last 24 hours', lengthMs: 24 * HOUR_MS },
  { value: 'week', label: 'Last week', lengthMs: 7 * 24 * HOUR_MS },
  { value: 'month', label: 'Last 30 days', lengthMs: 30 * 24 * HOUR_MS },
]

/** The end of the minute under way. Ranges end there, so that what has been measured stays in the windows it was in. */
export const endOfMinute = (now: number) => Math.ceil(now / MINUTE_MS) * MINUTE_MS

/** A preset as of now. */
export function presetRange(preset: Preset, now: number): TimeRange {
  const to = endOfMinute(now)
  const lengthMs = presets.find((each) => each.value === preset)?.lengthMs ?? HOUR_MS
  return { preset, from: to - lengthMs, to }
}

/** Shows another range, chosen by name or by its ends: nothing is zoomed any more. */
export const chosen = (shown: TimeRange): RangeState => ({ shown, unzoomed: undefined })

/** Looks closer, or from further away: whole minutes, at least five of them, nothing of the future. */
export function zoomed(state: RangeState, wanted: { from: number; to: number }, now: number): RangeState {
  const end = endOfMinute(now)
  const spare = Math.max(0, LEAST_ZOOM_MS - (wanted.to - wanted.from)) / 2
  let from = Math.floor((wanted.from - spare) / MINUTE_MS) * MINUTE_MS
  let to = endOfMinute(wanted.to + spare)
  if (to > end) {
    from = Math.min(from, end - LEAST_ZOOM_MS)
    to = end
  }
  return { shown: { preset: 'custom', from, to }, unzoomed: state.unzoomed ?? state.shown }
}

/** Back to what was shown before the first zoom; a range that ends now ends at the new now. */
export function unzoomed(state: RangeState, now: number): RangeState {
  const { unzoomed: before } = state
  return before ? chosen(slid(before, now)) : state
}

/** The same range, ending now if it is one that does. An unchanged range stays the same object. */
export function slid(range: TimeRange, now: number): TimeRange {
  if (range.preset === 'custom') return range
  const next = presetRange(range.preset, now)
  return next.to === range.to ? range : next
}

/** What is wrong with a range that was typed, by field. */
export interface RangeFaults {
  from?: string
  to?: string
}

/** @param from milliseconds since the epoch, not a number while nothing whole has been typed */
export function rangeFaults(from: number, to: number, now: number): RangeFaults {
  if (Number.isNaN(from)) return { from: 'Start is required' }
  if (Number.isNaN(to)) return { to: 'End is required' }
  if (from >= endOfMinute(now)) return { from: 'Must not be in the future' }
  if (to > endOfMinute(now)) return { to: 'Must not be in the future' }
  if (to <= from) return { to: 'Must be after the start' }
  return {}
}

/** A moment as a date-and-time input holds it: local, to the minute. */
export function inputText(ms: number): string {
  const at = new Date(ms)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`
}
