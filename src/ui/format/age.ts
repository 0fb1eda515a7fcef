const steps: readonly [unit: string, seconds: number][] = [
  ['y', 31_536_000],
  ['mo', 2_592_000],
  ['d', 86_400],
  ['h', 3_600],
  ['m', 60],
]

/**
 * A duration in short form: `12s`, `4m`, `2h`, `3d`, `1mo`, `1y`. A negative duration, from clock differences, is `0s`.
 */
export function formatAge(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const step = steps.find(([, size]) => seconds >= size)
  return step ? `${Math.floor(seconds / step[1])}${step[0]}` : `${seconds}s`
}

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000] as const

/**
 * When the text of a span changes next, in milliseconds since the epoch: each second below a minute, each minute below
 * an hour, then each hour.
 */
export function spanChangesAt(sinceMs: number, nowMs: number): number {
  const span = Math.max(0, nowMs - sinceMs)
  const unit = span < MINUTE_MS ? 1_000 : span < HOUR_MS ? MINUTE_MS : HOUR_MS
  return sinceMs + (Math.floor(span / unit) + 1) * unit
}

/** When the short form of an age changes next: as that of a span, but daily from a day on. */
export function ageChangesAt(sinceMs: number, nowMs: number): number {
  if (nowMs - sinceMs < DAY_MS) return spanChangesAt(sinceMs, nowMs)
  return sinceMs + (Math.floor((nowMs - sinceMs) / DAY_MS) + 1) * DAY_MS
}

/** A span in words: `12 s`, `4 min`, `2 h`. */
export function formatSpan(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min`
  return `${Math.floor(seconds / 3_600)} h`
}

/** A span in words with its two largest units: `1 d 16 h`, `4 min 5 s`, `12 s`. */
export function formatLong(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  const parts = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3_600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const
  const first = parts.findIndex(([amount]) => amount > 0)
  if (first < 0) return '0 s'
  const shown = parts.slice(first, first + 2).filter(([amount]) => amount > 0)
  return shown.map(([amount, unit]) => `${amount} ${unit}`).join(' ')
}

/** When {@link formatLong} changes next: each second below an hour, each minute below a day, then each hour. */
export function longChangesAt(sinceMs: number, nowMs: number): number {
  const seconds = Math.max(0, Math.round((nowMs - sinceMs) / 1_000))
  const unit = seconds < 3_600 ? 1 : seconds < 86_400 ? 60 : 3_600
  // The text is rounded to whole seconds.
  return sinceMs + (Math.floor(seconds / unit) + 1) * unit * 1_000 - 500
}

/**
 * A past time in words: `just now` below a minute, then `4 min ago`, `2 h ago`. Lists at rest are refetched every
 * minute, so that none of their texts changes.
 */
export const formatAgo = (ms: number): string => (ms < MINUTE_MS ? 'just now' : `${formatSpan(ms)} ago`)

/** When {@link formatAgo} changes next. */
export const agoChangesAt = (sinceMs: number, nowMs: number): number =>
  spanChangesAt(sinceMs, Math.max(nowMs, sinceMs + MINUTE_MS - 1))
