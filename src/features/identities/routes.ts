import type { RouteObject } from 'react-router'
import { morePaths } from '#src/morePaths'
import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import { page, panel, redirectIndex, tab } from '#features/routing/routeParts'

const allBuiltIn: WayOn = { label: 'All built-in users', to: morePaths.builtInUsers }

/** Identity providers of all silos, and the region's own users. Operators only. */
export const identities: RouteObject = {
  path: 'identities',
  handle: crumb('Identities', paths.identities),
  children: [
    redirectIndex('providers'),
    page({
      Component: async () => (await import('./IdentitiesPage')).IdentitiesPage,
      children: [
        tab({
          path: 'providers',
          handle: crumb('Identity providers'),
          Component: async () => (await import('./ProvidersTab')).ProvidersTab,
          loader: async () => (await import('./loaders')).providersLoader,
          loads: loadsAll('identity providers'),
        }),
        tab({
          handle: crumb('Built-in users', allBuiltIn.to),
          Component: async () => (await import('./BuiltInUsersTab')).BuiltInUsersTab,
          loader: async () => (await import('./loaders')).builtInUsersLoader,
          loads: loadsAll('built-in users'),
          children: [
            { path: 'built-in-users', element: null },
            panel('built-in-users/:builtIn', 'Built-in user', {
              Component: async () => (await import('./BuiltInUserPanel')).BuiltInUserPanel,
              loader: async () => (await import('./loaders')).builtInUserLoader,
              loads: loadsOne('built-in user', 'builtIn', undefined, allBuiltIn),
            }),
          ],
        }),
      ],
    }),
  ],
}
