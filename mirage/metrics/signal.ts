import { MINUTE_MS } from '#src/durations'
import type { Period } from '../models/usageHistory'
import { chance } from './noise'

/** The interval between samples in milliseconds. The values of every series are per sample. Rule: MET-7. */
export const SAMPLE_MS = 5_000
const SAMPLES = MINUTE_MS / SAMPLE_MS
/** The time constant with which the load of a boot decays, in milliseconds. */
const BOOT_MS = 20_000

/** The values of a series per sample, as a pure function of the minute since the epoch. */
export interface Signal {
  /** The mean of a minute. */
  minute: (minute: number) => number
  /** The largest deviation of the samples of a minute from its mean; negative to deviate in the other direction. */
  spread: (minute: number) => number
  /** Series with the same seed deviate together. */
  seed: number
  /** The value of a sample at the moment of a boot. It replaces the usual value (`mixed`), or is added to it. */
  boot?: { level: number; mixed: boolean }
}

/** The deviations of the twelve samples of a minute, from −1 to 1. Their sum is 0, so that windows of any width agree. */
function deviations(seed: number, minute: number): number[] {
  const drawn = Array.from({ length: SAMPLES }, (_, index) => chance(seed, minute * SAMPLES + index))
  const mean = drawn.reduce((sum, value) => sum + value, 0) / SAMPLES
  return drawn.map((value) => value - mean)
}

/** The integral of a signal over a part of one minute, in value × milliseconds. */
function partOfMinute(signal: Signal, minute: number, fromMs: number, toMs: number): number {
  const mean = signal.minute(minute)
  const spread = signal.spread(minute)
  const deviation = deviations(signal.seed, minute)
  let sum = 0
  for (let at = Math.floor(fromMs / SAMPLE_MS); at * SAMPLE_MS < toMs; at += 1) {
    const overlap = Math.min(toMs, (at + 1) * SAMPLE_MS) - Math.max(fromMs, at * SAMPLE_MS)
    sum += (mean + spread * (deviation[at] ?? 0)) * overlap
  }
  return sum
}

/** The integral of a signal over `[from, to)`, in value × milliseconds. */
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

/** The integral over `[from, to)` of the load of a boot at `booted`, in milliseconds of full load. */
const bootLoad = (booted: number, from: number, to: number) =>
  BOOT_MS * (Math.exp((booted - from) / BOOT_MS) - Math.exp((booted - to) / BOOT_MS))

/**
 * The mean of a signal over the part of `[from, to)` in which it was on.
 *
 * @param periods when it was on, in chronological order
 * @returns null if it was off: a gap, not a zero
 */
export function meanWithin(
  signal: Signal,
  periods: readonly Period[],
  from: number,
  to: number,
): number | null {
  let sum = 0
  let lasted = 0
  for (const period of periods) {
    const start = Math.max(from, period.from)
    const end = Math.min(to, period.to ?? Infinity)
    if (end <= start) continue
    const usual = area(signal, start, end)
    const booting = signal.boot ? bootLoad(period.from, start, end) : 0
    const kept = signal.boot?.mixed ? 1 - booting / (end - start) : 1
    sum += usual * kept + booting * (signal.boot?.level ?? 0)
    lasted += end - start
  }
  return lasted === 0 ? null : sum / lasted
}

/** The start of the run of a counter at a moment; undefined when the counter does not run then. */
export const runningSince = (periods: readonly Period[], at: number): number | undefined =>
  periods.findLast((period) => period.from < at && (period.to ?? Infinity) > at)?.from
