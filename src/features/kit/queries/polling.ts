import { regionNow } from '#src/regionTime'
import { useEffect, useRef, useState } from 'react'
import { PAGE_LIMIT } from '#model/paging'
import type { Lifecycle } from '#machines/lifecycle/ask'
import {
  detailPollInterval,
  FAST_WINDOW_MS,
  hasNewTransition,
  IDLE_POLL_MS,
  listPollInterval,
  transitionsUnderWay,
  type Observed,
} from '#machines/lifecycle/pollInterval'

// The poll intervals of pages. Rules: POLL-2, POLL-3.

/** The options of a query that polls while the window has the focus. 0 ms disables polling. */
export const polledEvery = (pollingInterval: number) => ({ pollingInterval, skipPollingIfUnfocused: true })

/** For the network around the region, which changes without a command: polls every five seconds. */
export const livePolling = polledEvery(5_000)

/**
 * The poll options for the page of one record. Read the state with `useQueryState`, which sends nothing.
 *
 * @param state undefined while it is unknown: no polling
 * @param restart of an instance: whether it restarts by itself, now or after its cooldown
 */
export const recordPolling = (
  lifecycle: Lifecycle,
  state: string | undefined,
  restart: 'none' | 'due' | 'cooling' = 'none',
) => polledEvery(state === undefined ? 0 : detailPollInterval(lifecycle.isTransitional(state), restart))

/** The number of requests that read a list of these rows: with several, it is polled as much less often. Rule: POLL-2. */
export const requestsFor = (rows: readonly unknown[] | undefined): number =>
  Math.max(1, Math.ceil((rows?.length ?? 0) / PAGE_LIMIT))

/**
 * The poll options for a list: fast during transitions, slow otherwise, disabled without a lifecycle. Read the
 * rows with `useQueryState`, which sends nothing.
 */
export function usePolling(lifecycle: Lifecycle | undefined, rows: readonly Observed[] | undefined) {
  const watch = useRef(initialWatch)
  const [interval, setPollInterval] = useState(IDLE_POLL_MS)

  useEffect(() => {
    if (!lifecycle || !rows) return
    const now = regionNow()
    const latest = watchRows(watch.current, lifecycle, rows, now)
    watch.current = latest
    setPollInterval(pollInterval(latest, now))
    const fastFor = fastForMs(latest, now)
    if (fastFor === 0) return
    const slowDown = setTimeout(() => setPollInterval(pollInterval(latest, now + fastFor)), fastFor)
    return () => clearTimeout(slowDown)
  }, [lifecycle, rows])
  return polledEvery(lifecycle ? interval * requestsFor(rows) : 0)
}

/** The transitions in a list, and the time of the last new one. */
export interface PollWatch {
  transitions: ReadonlySet<string>
  /** Milliseconds since the epoch; -Infinity before the first transition. */
  newsAt: number
}

export const initialWatch: PollWatch = { transitions: new Set(), newsAt: Number.NEGATIVE_INFINITY }

/** The watch after a response: only a new transition restarts fast polling. */
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
