import { MINUTE_MS } from '#src/durations'

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400] as const

/**
 * The units of durations, largest first: from how many seconds on a unit is the first of a text, its own seconds, and
 * the unit after it. A month has 30 days; days are counted up to two months.
 */
const units = [
  { from: 365 * DAY, size: 365 * DAY, name: 'y', next: { size: DAY, name: 'd' } },
  { from: 60 * DAY, size: 30 * DAY, name: 'mo', next: { size: DAY, name: 'd' } },
  { from: DAY, size: DAY, name: 'd', next: { size: HOUR, name: 'h' } },
  { from: HOUR, size: HOUR, name: 'h', next: { size: MINUTE, name: 'min' } },
  { from: MINUTE, size: MINUTE, name: 'min', next: { size: 1, name: 's' } },
] as const

/** Whole seconds; 0 for a negative duration, from clock differences. */
const secondsOf = (ms: number) => Math.max(0, Math.round(ms / 1_000))
const unitOf = (seconds: number) => units.find(({ from }) => seconds >= from)

/** Durations do not break within. */
const NO_BREAK = '\u00A0'

/** A duration with its two largest units: `12 s`, `4 min 5 s`, `1 d 16 h`, `40 d`, `2 mo 3 d`. */
export function formatLong(ms: number): string {
  const seconds = secondsOf(ms)
  const unit = unitOf(seconds)
  const rest = unit && Math.floor((seconds % unit.size) / unit.next.size)
  return rest ? [formatShort(ms), rest, unit.next.name].join(NO_BREAK) : formatShort(ms)
}

/** The first unit of {@link formatLong}, for narrow places: `12 s`, `4 min`, `1 d`, `40 d`, `2 mo`. */
export function formatShort(ms: number): string {
  const seconds = secondsOf(ms)
  const unit = unitOf(seconds)
  return [unit ? Math.floor(seconds / unit.size) : seconds, unit?.name ?? 's'].join(NO_BREAK)
}

/** The end of the present step of a duration, in milliseconds since the epoch. @param step in seconds */
const stepEnd = (sinceMs: number, nowMs: number, step: number): number =>
  // The text is rounded to whole seconds.
  sinceMs + (Math.floor(secondsOf(nowMs - sinceMs) / step) + 1) * step * 1_000 - 500

/** When {@link formatLong} of the time since then changes next. */
export const longChangesAt = (sinceMs: number, nowMs: number): number =>
  stepEnd(sinceMs, nowMs, unitOf(secondsOf(nowMs - sinceMs))?.next.size ?? 1)

/** When {@link formatShort} of the time since then changes next; months and years are looked at daily. */
export const shortChangesAt = (sinceMs: number, nowMs: number): number =>
  stepEnd(sinceMs, nowMs, Math.min(DAY, unitOf(secondsOf(nowMs - sinceMs))?.size ?? 1))

/**
 * A past time in words: `just now` below a minute, then `4 min ago`, `2 h ago`. Lists at rest are refetched every
 * minute, so that none of their texts changes.
 */
export const formatAgo = (ms: number): string => (ms < MINUTE_MS ? 'just now' : `${formatShort(ms)} ago`)

/** When {@link formatAgo} changes next. */
export const agoChangesAt = (sinceMs: number, nowMs: number): number =>
  nowMs - sinceMs < MINUTE_MS ? sinceMs + MINUTE_MS : shortChangesAt(sinceMs, nowMs)
