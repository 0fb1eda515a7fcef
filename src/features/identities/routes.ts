import type { RouteObject } from 'react-router'
import { crumb } from '#features/kit/routing/crumbs'
import { panelOf, tabbedPageOf, tabOf } from '#features/kit/routes/nounRoutes'
import { allIdentityProviders, builtInUsers, identitiesPath } from './noun'

const page = () => import('./IdentitiesPage')
const providers = () => import('./ProvidersTab')
const builtIn = () => import('./BuiltInUsersTab')
const builtInPanel = () => import('./BuiltInUserPanel')

/** Identity providers of all silos, and the region's own users. Operators only. */
export const identityRoutes: RouteObject = {
  handle: crumb('Identities', allIdentityProviders.to.list),
  children: [
    tabbedPageOf(allIdentityProviders, identitiesPath, {
      hasContext: true,
      Component: async () => (await page()).IdentitiesPage,
      opensOn: 'providers',
      tabs: [
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
      ],
    }),
  ],
}
