import type { Stretch } from './history'
import { chance } from './noise'

/** How often a counter is read, in milliseconds: the values of every series are per sample. Source: §5.4. */
export const SAMPLE_MS = 5_000
const MINUTE_MS = 60_000
const SAMPLES = MINUTE_MS / SAMPLE_MS
/** How fast the rush of a boot dies down, in milliseconds. */
const BOOT_MS = 20_000

/** What a series counts per sample, as a function of the minute since the epoch and of nothing else. */
export interface Signal {
  /** The mean of that minute. */
  minute: (minute: number) => number
  /** How far the samples of a minute stray from its mean, at most; may be negative to stray the other way. */
  swing: (minute: number) => number
  /** Series of one seed stray together. */
  seed: number
  /** What a sample holds at the moment of a boot; it replaces the usual (`mixed`), or comes on top of it. */
  boot?: { level: number; mixed: boolean }
}

/** The strayings of a minute's twelve samples: from −1 to 1, nothing in sum, so that windows of any width agree. */
function strayings(seed: number, minute: number): number[] {
  const drawn = Array.from({ length: SAMPLES }, (_, at) => chance(seed, minute * SAMPLES + at))
  const mean = drawn.reduce((sum, value) => sum + value, 0) / SAMPLES
  return drawn.map((value) => value - mean)
}

/** Value × milliseconds of a part of one minute. */
function partOfMinute(signal: Signal, minute: number, fromMs: number, toMs: number): number {
  const mean = signal.minute(minute)
  const swing = signal.swing(minute)
  const stray = strayings(signal.seed, minute)
  let sum = 0
  for (let at = Math.floor(fromMs / SAMPLE_MS); at * SAMPLE_MS < toMs; at += 1) {
    const overlap = Math.min(toMs, (at + 1) * SAMPLE_MS) - Math.max(fromMs, at * SAMPLE_MS)
    sum += (mean + swing * (stray[at] ?? 0)) * overlap
  }
  return sum
}

/** Value × milliseconds of `[from, to)`. */
function area(signal: Signal, from: number, to: number): number {
  let sum = 0
  for (let at = from; at < to;) {
    const minute = Math.floor(at / MINUTE_MS)
    const start = minute * MINUTE_MS
    const end = Math.min(start + MINUTE_MS, to)
    sum +=
      end - at === MINUTE_MS
        ? signal.minute(minute) * MINUTE_MS
        : partOfMinute(signal, minute, at - start, end - start)
    at = end
  }
  return sum
}

/** The part of `[from, to)` that a boot at `booted` fills, in milliseconds of a full rush. */
const rush = (booted: number, from: number, to: number) =>
  BOOT_MS * (Math.exp((booted - from) / BOOT_MS) - Math.exp((booted - to) / BOOT_MS))

/**
 * The mean of a signal over `[from, to)`, as far as it was on.
 *
 * @param stretches when it was on, in the order of time
 * @returns null when it was not on at all: a gap, not a zero
 */
export function meanWithin(
  signal: Signal,
  stretches: readonly Stretch[],
  from: number,
  to: number,
): number | null {
  let sum = 0
  let lasted = 0
  for (const stretch of stretches) {
    const start = Math.max(from, stretch.from)
    const end = Math.min(to, stretch.to ?? Infinity)
    if (end <= start) continue
    const usual = area(signal, start, end)
    const booting = signal.boot ? rush(stretch.from, start, end) : 0
    const kept = signal.boot?.mixed ? 1 - booting / (end - start) : 1
    sum += usual * kept + booting * (signal.boot?.level ?? 0)
    lasted += end - start
  }
  return lasted === 0 ? null : sum / lasted
}

/** The last beginning of a stretch before a moment: since then its counter has been running. */
export const runningSince = (stretches: readonly Stretch[], at: number): number | undefined =>
  stretches.findLast((stretch) => stretch.from < at && (stretch.to ?? Infinity) > at)?.from
