import type { RouteBranches } from '#features/kit/routes/routeBranches'
import type { RouteObject } from 'react-router'
import { panelOf, tabOf } from '#features/kit/routes/nounRoutes'
import { redirectIndex } from '#features/kit/routes/routeParts'
import { allIdentityProviders, builtInUsers, identitiesPath } from './noun'

const providers = () => import('./ProvidersTab')
const builtIn = () => import('./BuiltInUsersTab')
const builtInPanel = () => import('./BuiltInUserPanel')

/** Identity providers of all silos, and the region's own users. Operators only. */
const identityRoutes: RouteObject[] = [
  { path: identitiesPath, children: [redirectIndex('providers')] },
  tabOf(allIdentityProviders, 'list', {
    words: ['identities', 'SAML', 'SSO', 'single sign-on', 'IdP'],
    Component: async () => (await providers()).ProvidersTab,
    loader: async () => (await providers()).loader,
  }),
  tabOf(builtInUsers, 'list', {
    words: ['service accounts', 'system accounts', 'internal identities'],
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

export const branches: RouteBranches = { system: identityRoutes }
