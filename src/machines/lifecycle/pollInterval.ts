import type { Lifecycle } from './ask'

// Poll intervals. Pure, so that they can be tested as a table. The page of one resource polls more often than a
// list. Rules: POLL-2, POLL-3.

/** Poll interval during a transition, in milliseconds. */
export const LIST_POLL_MS = 3_000
/** Poll interval of an instance's page during a transition, in milliseconds. */
export const DETAIL_POLL_MS = 2_000
/** Poll interval at rest, in milliseconds. */
export const IDLE_POLL_MS = 60_000
/** Poll interval during the restart cooldown, in milliseconds. */
export const COOLDOWN_POLL_MS = 30_000
/** Duration of fast polling after the last new transition, in milliseconds. */
export const FAST_WINDOW_MS = 30_000

/** The part of a row that polling needs. */
export interface Observed {
  id: string
  state: string
}

/** The present transitions, as a set of `id state`. */
export const transitionsUnderWay = (lifecycle: Lifecycle, rows: readonly Observed[]): ReadonlySet<string> =>
  new Set(rows.filter((row) => lifecycle.isTransitional(row.state)).map((row) => `${row.id} ${row.state}`))

/** Whether `now` contains a transition that `before` did not. A finished transition does not count. */
export const hasNewTransition = (before: ReadonlySet<string>, now: ReadonlySet<string>): boolean =>
  [...now].some((transition) => !before.has(transition))

/** The poll interval of a list, in milliseconds. */
export const listPollInterval = (transitions: ReadonlySet<string>, sinceNewsMs: number): number =>
  transitions.size > 0 && sinceNewsMs < FAST_WINDOW_MS ? LIST_POLL_MS : IDLE_POLL_MS

/** The poll interval of a resource's page, in milliseconds; 0 means no polling. */
export function detailPollInterval(isTransitional: boolean, restart: 'none' | 'due' | 'cooling'): number {
  if (isTransitional || restart === 'due') return DETAIL_POLL_MS
  return restart === 'cooling' ? COOLDOWN_POLL_MS : 0
}

/**
 * Poll interval of a serial console page that waits for its instance, in milliseconds: while the instance is transitional
 * without a console. While it is transitional with one, the page asks every 2 s; while a console is open, not at all.
 */
export const CONSOLE_WAIT_POLL_MS = 1_000

/**
 * The poll interval of a serial console page, in milliseconds. An open console reports the end of its machine;
 * without one, another client may start the instance.
 */
export function consolePollInterval(isTransitional: boolean, hasConsole: boolean): number {
  if (isTransitional) return hasConsole ? DETAIL_POLL_MS : CONSOLE_WAIT_POLL_MS
  return hasConsole ? 0 : IDLE_POLL_MS
}
