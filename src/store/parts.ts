import type { Part } from './partRegistry'
import type { AppStore } from './store'

/**
 * Declares a part.
 *
 * @param make creates its value for a console
 * @param end called when that console is disposed of
 */
export const part = <Value>(
  make: Part<AppStore, Value>['make'],
  end?: Part<AppStore, Value>['end'],
): Part<AppStore, Value> => ({
  make,
  end,
})

/** The value of a part in the console of a store. */
export const partOf = <Value>(store: AppStore, wanted: Part<AppStore, Value>): Value =>
  store.parts.get(wanted, store)
