import type { Part } from './partRegistry'
import type { AppStore } from './store'

/**
 * Declares a part.
 *
 * @param make makes it for a console
 * @param end called when that console is disposed of
 */
export const part = <Value>(
  make: Part<AppStore, Value>['make'],
  end?: Part<AppStore, Value>['end'],
): Part<AppStore, Value> => ({
  make,
  end,
})

/** The part of a console, by its store. */
export const partOf = <Value>(store: AppStore, wanted: Part<AppStore, Value>): Value =>
  store.parts.get(wanted, store)
