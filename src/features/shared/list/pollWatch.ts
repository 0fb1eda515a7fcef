import type { Lifecycle } from '../../../machines/lifecycle/ask'
import {
  FAST_WINDOW_MS,
  hasNews,
  listCadence,
  moving,
  type Observed,
} from '../../../machines/lifecycle/cadence'

/** What moves in a list, and since when something new does. */
export interface PollWatch {
  transitions: ReadonlySet<string>
  /** Milliseconds since the epoch; long ago while nothing has moved. */
  newsAt: number
}

export const quietWatch: PollWatch = { transitions: new Set(), newsAt: Number.NEGATIVE_INFINITY }

/** The watch after an answer: only a transition that was not seen before is news. */
export function watchRows(
  before: PollWatch,
  lifecycle: Lifecycle,
  rows: readonly Observed[],
  nowMs: number,
): PollWatch {
  const transitions = moving(lifecycle, rows)
  return { transitions, newsAt: hasNews(before.transitions, transitions) ? nowMs : before.newsAt }
}

/** Milliseconds until the list asks again, as of now. */
export const pollInterval = ({ transitions, newsAt }: PollWatch, nowMs: number): number =>
  listCadence(transitions, nowMs - newsAt)

/** Milliseconds until fast polling is over; 0 when it is. */
export function fastForMs({ transitions, newsAt }: PollWatch, nowMs: number): number {
  return transitions.size === 0 ? 0 : Math.max(0, FAST_WINDOW_MS - (nowMs - newsAt))
}
