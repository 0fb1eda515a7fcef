import type { Lifecycle } from './ask'

// How often a page asks again. Pure, so that it can be tested as a table. The numbers of the list are the product's
// (project-screens §4); the page of one instance is watched more closely (§6.1).

/** How often to ask while something moves, in milliseconds. */
export const FAST_MS = 3_000
/** How often one instance's own page asks while it moves, in milliseconds. */
export const CLOSE_MS = 2_000
/** How often to ask while nothing moves, in milliseconds. */
export const SLOW_MS = 60_000
/** How often to look whether a cooled-down instance has been restarted, in milliseconds. */
export const COOLDOWN_MS = 30_000
/** How long fast polling lasts after the last new transition, in milliseconds. */
export const FAST_WINDOW_MS = 30_000

/** A row as polling sees it. */
export interface Observed {
  id: string
  state: string
}

/** The transitions under way, as one text: a new one changes the text, one that ends only shortens it. */
export const moving = (lifecycle: Lifecycle, rows: readonly Observed[]): ReadonlySet<string> =>
  new Set(rows.filter((row) => lifecycle.isTransitional(row.state)).map((row) => `${row.id} ${row.state}`))

/** Whether `now` holds a transition that `before` did not. An instance that finishes is not news. */
export const hasNews = (before: ReadonlySet<string>, now: ReadonlySet<string>): boolean =>
  [...now].some((transition) => !before.has(transition))

/** Milliseconds until a list asks again. */
export const listCadence = (transitions: ReadonlySet<string>, sinceNewsMs: number): number =>
  transitions.size > 0 && sinceNewsMs < FAST_WINDOW_MS ? FAST_MS : SLOW_MS

/** Milliseconds until one resource's page asks again; 0 means not at all. */
export function itemCadence(isTransitional: boolean, restart: 'none' | 'due' | 'cooling'): number {
  if (isTransitional || restart === 'due') return CLOSE_MS
  return restart === 'cooling' ? COOLDOWN_MS : 0
}

/** How often a serial console's page asks for an instance it waits for, in milliseconds. Source: project-screens §6.8. */
export const WAITING_MS = 1_000

/**
 * Milliseconds until a serial console's page asks again. An open console tells by itself when its machine goes; without
 * one, somebody else may start the instance.
 */
export function consoleCadence(isTransitional: boolean, hasConsole: boolean): number {
  if (isTransitional) return hasConsole ? CLOSE_MS : WAITING_MS
  return hasConsole ? 0 : SLOW_MS
}
