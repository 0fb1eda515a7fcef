import type { Params, RouteObject } from 'react-router'
import { morePaths } from '#src/morePaths'
import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import { page, panel, paramLabel, redirectIndex, tab } from '#features/routing/routeParts'

const inSilo = (path: (silo: string) => string) => (params: Params) => path(params['silo'] ?? '')

const allSilos: WayOn = { label: 'All silos', to: paths.silos }
const allUsers: WayOn = { label: 'All users', to: inSilo(morePaths.siloUsers) }
const allProviders: WayOn = { label: 'All identity providers', to: inSilo(paths.siloIdps) }

const siloTabs: RouteObject[] = [
  redirectIndex('idps'),
  tab({
    handle: crumb('Identity providers', allProviders.to),
    Component: async () => (await import('./idps/IdpsTab')).IdpsTab,
    loader: async () => (await import('./loaders')).idpsLoader,
    loads: loadsAll('identity providers'),
    children: [
      { path: 'idps', element: null },
      panel('idps-new', 'Create identity provider', {
        Component: async () => (await import('./idps/CreateIdpForm')).CreateIdpForm,
      }),
      panel('idps/saml/:provider', 'Identity provider', {
        Component: async () => (await import('./idps/IdpPanel')).IdpPanel,
        loader: async () => (await import('./loaders')).idpLoader,
        loads: loadsOne('identity provider', 'provider', 'silo', allProviders),
      }),
    ],
  }),
  tab({
    path: 'ip-pools',
    handle: crumb('IP pools'),
    Component: async () => (await import('./pools/SiloPoolsTab')).SiloPoolsTab,
    loader: async () => (await import('./loaders')).siloPoolsLoader,
    loads: loadsAll('IP pools'),
  }),
  tab({
    handle: crumb('Quotas', inSilo(paths.siloQuotas)),
    Component: async () => (await import('./quotas/QuotasTab')).QuotasTab,
    loader: async () => (await import('./loaders')).quotasLoader,
    loads: loadsAll('quotas'),
    children: [
      { path: 'quotas', element: null },
      panel('quotas/edit', 'Edit quotas', {
        Component: async () => (await import('./quotas/EditQuotasForm')).EditQuotasForm,
        loader: async () => (await import('./loaders')).quotaFormLoader,
      }),
    ],
  }),
  tab({
    path: 'fleet-roles',
    handle: crumb('Fleet roles'),
    Component: async () => (await import('./FleetRolesTab')).FleetRolesTab,
  }),
  tab({
    handle: crumb('Users', allUsers.to),
    Component: async () => (await import('./users/SiloUsersTab')).SiloUsersTab,
    loader: async () => (await import('./loaders')).siloUsersLoader,
    loads: loadsAll('users'),
    children: [
      { path: 'users', element: null },
      panel('users-new', 'Create user', {
        Component: async () => (await import('./users/CreateUserForm')).CreateUserForm,
      }),
      panel('users/:identity', 'User', {
        Component: async () => (await import('./users/UserPanel')).UserPanel,
        loader: async () => (await import('./loaders')).siloUserLoader,
        loads: loadsOne('user', 'identity', 'silo', allUsers),
      }),
      panel('users/:identity/role', 'Change role', {
        Component: async () => (await import('./users/ChangeRoleForm')).ChangeRoleForm,
        loader: async () => (await import('./loaders')).siloRoleLoader,
        loads: loadsOne('user or group', 'identity', 'silo', allUsers),
      }),
      panel('users/:identity/password', 'Set password', {
        Component: async () => (await import('./users/SetPasswordForm')).SetPasswordForm,
        loader: async () => (await import('./loaders')).siloUserLoader,
        loads: loadsOne('user', 'identity', 'silo', allUsers),
      }),
    ],
  }),
]

/** Silos, their identity providers, pools, quotas, roles and users. Operators only. */
export const silos: RouteObject[] = [
  {
    path: 'silos/:silo',
    handle: crumb('Silos', paths.silos),
    children: [
      page({
        handle: crumb(paramLabel('silo'), inSilo(paths.silo)),
        Component: async () => (await import('./SiloPage')).SiloPage,
        loader: async () => (await import('./loaders')).siloLoader,
        loads: loadsOne('silo', 'silo', undefined, allSilos),
        children: siloTabs,
      }),
    ],
  },
  page({
    handle: crumb('Silos', paths.silos, 'Name,Description,Discoverable,Identity mode,Created'),
    Component: async () => (await import('./SilosPage')).SilosPage,
    loader: async () => (await import('./loaders')).silosLoader,
    loads: loadsAll('silos'),
    children: [
      { path: 'silos', element: null },
      panel('silos-new', 'Create silo', {
        Component: async () => (await import('./create/CreateSiloForm')).CreateSiloForm,
        loader: async () => (await import('./loaders')).quotaFormLoader,
      }),
    ],
  }),
]
