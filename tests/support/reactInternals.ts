import * as React from 'react'

// The place in React's internals that a page rendered without a browser needs; contract/seams.test.ts proves it.

interface ReactInternals {
  /** The hooks of the active renderer. */
  H: { useSyncExternalStore?: typeof React.useSyncExternalStore } | null
}

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * Makes external stores read their own snapshot: the console runs on no server, so they have no snapshot for one.
 *
 * @throws when the internals of React have changed
 */
export function readStoresAsInBrowser() {
  const internals = (React as unknown as Record<string, ReactInternals | undefined>)[INTERNALS]
  if (!internals) throw new Error('react 19.3 has its hooks elsewhere')
  const known = new WeakSet<object>()
  let hooks = internals.H
  Object.defineProperty(internals, 'H', {
    configurable: true,
    get: () => hooks,
    set(next: ReactInternals['H']) {
      hooks = next
      const original = next?.useSyncExternalStore
      if (!next || !original || known.has(next)) return
      known.add(next)
      next.useSyncExternalStore = (subscribe, get, ofServer = get) => original(subscribe, get, ofServer)
    },
  })
  return () => Object.defineProperty(internals, 'H', { configurable: true, writable: true, value: hooks })
}
