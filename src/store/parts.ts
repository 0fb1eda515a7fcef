import type { ConsolePart } from './partRegistry'
import type { AppStore } from './store'

/**
 * Declares a part.
 *
 * @param make creates its value for a console
 * @param end called when that console is disposed of
 */
export const consolePart = <Value>(
  make: ConsolePart<AppStore, Value>['make'],
  end?: ConsolePart<AppStore, Value>['end'],
): ConsolePart<AppStore, Value> => ({
  make,
  end,
})

/** The value of a part in the console of a store. */
export const consolePartOf = <Value>(store: AppStore, wanted: ConsolePart<AppStore, Value>): Value =>
  store.parts.get(wanted, store)
