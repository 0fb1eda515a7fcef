import { addressOf } from '#src/basePath'
import { historyIndex } from './routeInternals'

// Entries of the browser's history that the router does not make itself. Only the preview needs them, so they are not
// in routeInternals.ts, which the first page loads.

/**
 * Adds an entry to the history, numbered as the router numbers its own and with a key, by which it stores the scroll
 * position. A router that is there does not notice it.
 *
 * @param path of a page, as the router has it
 */
export function addEntry(path: string): void {
  // Pages without encryption have no random ids of the browser's own.
  const key = crypto.getRandomValues(new Uint32Array(2)).join('-')
  history.pushState({ key, idx: (historyIndex() ?? 0) + 1 }, '', addressOf(path))
}

/**
 * Goes to a page of the console as the forward button does: the router fetches what the page needs.
 *
 * @param path of the page, as the router has it
 */
export function goForwardTo(path: string): void {
  addEntry(path)
  dispatchEvent(new PopStateEvent('popstate'))
}
