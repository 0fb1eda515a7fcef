import type { RouteObject } from 'react-router'

/** An instance by its id alone. */
export const lookup: RouteObject[] = ['lookup/instances/:instance', 'lookup/i/:instance'].map((path) => ({
  path,
  // Always redirects or fails; there is nothing of its own to show.
  lazy: async () => ({
    loader: (await import('./loader')).lookupInstanceLoader,
    element: null,
  }),
}))
