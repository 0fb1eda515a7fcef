import type { RouteObject } from 'react-router'
import { panelOf, tabOf } from '#features/kit/routes/nounRoutes'
import { redirectIndex } from '#features/kit/routes/routeParts'
import { allIdentityProviders, builtInUsers, identitiesPath } from './noun'

const providers = () => import('./ProvidersTab')
const builtIn = () => import('./BuiltInUsersTab')
const builtInPanel = () => import('./BuiltInUserPanel')

/** Identity providers of all silos, and the region's own users. Operators only. */
export const identityRoutes: RouteObject[] = [
  { path: identitiesPath, children: [redirectIndex('providers')] },
  tabOf(allIdentityProviders, 'list', {
    Component: async () => (await providers()).ProvidersTab,
    loader: async () => (await providers()).loader,
  }),
  tabOf(builtInUsers, 'list', {
    Component: async () => (await builtIn()).BuiltInUsersTab,
    loader: async () => (await builtIn()).loader,
    panels: [
      panelOf(builtInUsers, 'page', {
        Component: async () => (await builtInPanel()).BuiltInUserPanel,
        loader: async () => (await builtInPanel()).loader,
      }),
    ],
  }),
]
