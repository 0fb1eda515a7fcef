import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/durations'

// The time range of a page of charts. Rule: MET-6.

/** A range that ends now. */
export type RangePreset = '1h' | '3h' | '24h' | '7d' | '30d'

/** Start and end, in milliseconds since the epoch. */
export interface Span {
  from: number
  to: number
}

export interface TimeRange extends Span {
  preset: RangePreset | 'custom'
}

/** The time range in an address. */
export interface RangeAddress {
  /** The choice: a preset or a custom range. */
  base: RangePreset | Span
  /** The zoomed part of the base. */
  zoom?: Span
}

/** The minimum zoom: one window per sample. */
const LEAST_ZOOM_MS = 5 * MINUTE_MS

export const rangePresets: readonly { value: RangePreset; label: string; lengthMs: number }[] = [
  { value: '1h', label: 'Last hour', lengthMs: HOUR_MS },
  { value: '3h', label: 'Last 3 hours', lengthMs: 3 * HOUR_MS },
  { value: '24h', label: 'Last 24 hours', lengthMs: DAY_MS },
  { value: '7d', label: 'Last week', lengthMs: 7 * DAY_MS },
  { value: '30d', label: 'Last 30 days', lengthMs: 30 * DAY_MS },
]

export const DEFAULT_PRESET: RangePreset = '1h'

/** The end of the current minute. Ranges end there, so that measured values stay in their windows. */
export const endOfMinute = (now: number) => Math.ceil(now / MINUTE_MS) * MINUTE_MS

/** The range of a preset at the present time. */
export function presetRange(preset: RangePreset, now: number): TimeRange {
  const to = endOfMinute(now)
  const lengthMs = rangePresets.find(({ value }) => value === preset)?.lengthMs ?? HOUR_MS
  return { preset, from: to - lengthMs, to }
}

/** The range of an address at the present time: presets end now, other ranges are fixed. */
export function shownRange({ base, zoom }: RangeAddress, now: number): TimeRange {
  if (zoom) return { preset: 'custom', ...zoom }
  return typeof base === 'string' ? presetRange(base, now) : { preset: 'custom', ...base }
}

/** A zoomed span, rounded to whole minutes: at least five, nothing in the future. */
export function zoomSpan(span: Span, now: number): Span {
  const end = endOfMinute(now)
  const spare = Math.max(0, LEAST_ZOOM_MS - (span.to - span.from)) / 2
  const from = Math.floor((span.from - spare) / MINUTE_MS) * MINUTE_MS
  const to = endOfMinute(span.to + spare)
  return to > end ? { from: Math.min(from, end - LEAST_ZOOM_MS), to: end } : { from, to }
}
