import type { Lifecycle } from '#machines/lifecycle/ask'
import {
  FAST_WINDOW_MS,
  hasNewTransition,
  listPollInterval,
  transitionsUnderWay,
  type Observed,
} from '#machines/lifecycle/pollInterval'

/** The transitions in a list, and the time of the last new one. */
export interface PollWatch {
  transitions: ReadonlySet<string>
  /** Milliseconds since the epoch; -Infinity before the first transition. */
  newsAt: number
}

export const quietWatch: PollWatch = { transitions: new Set(), newsAt: Number.NEGATIVE_INFINITY }

/** The watch after an answer: only a new transition restarts fast polling. */
export function watchRows(
  before: PollWatch,
  lifecycle: Lifecycle,
  rows: readonly Observed[],
  nowMs: number,
): PollWatch {
  const transitions = transitionsUnderWay(lifecycle, rows)
  return { transitions, newsAt: hasNewTransition(before.transitions, transitions) ? nowMs : before.newsAt }
}

/** The list's current poll interval in milliseconds. */
export const pollInterval = ({ transitions, newsAt }: PollWatch, nowMs: number): number =>
  listPollInterval(transitions, nowMs - newsAt)

/** Milliseconds until fast polling ends; 0 afterwards. */
export function fastForMs({ transitions, newsAt }: PollWatch, nowMs: number): number {
  return transitions.size === 0 ? 0 : Math.max(0, FAST_WINDOW_MS - (nowMs - newsAt))
}
