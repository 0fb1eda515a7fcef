import type { RouteBranches } from '#features/kit/routes/routeBranches'
import type { RouteObject } from 'react-router'
import { loadsAll, loadsOne } from '#features/kit/routes/errors/loads'
import { inRecord, pageOf, panelOf, tabbedPageOf, tabOf } from '#features/kit/routes/nounRoutes'
import { subnetPools } from '#features/system/subnet-pools/noun'
import { identityProviders } from './idps/noun'
import { siloPath, silos } from './noun'
import { scimTokens } from './scim/noun'
import { usersOfSilo } from './users/noun'

const list = () => import('./list')
const page = () => import('./SiloPage')

const providerList = () => import('./idps/list')
const providerPanel = () => import('./idps/IdpPanel')

const providersTab = tabOf(identityProviders, 'list', {
  Component: async () => (await providerList()).IdpsTab,
  loader: async () => (await providerList()).loader,
  panels: [
    panelOf(identityProviders, 'create', {
      Component: async () => (await import('./idps/CreateIdpForm')).CreateIdpForm,
    }),
    panelOf(identityProviders, 'page', {
      Component: async () => (await providerPanel()).IdpPanel,
      loader: async () => (await providerPanel()).loader,
    }),
  ],
})

const pools = () => import('./pools/list')

const poolsTab = tabOf(silos, 'pools', {
  words: ['linked pools', 'default pool', 'external addresses'],
  Component: async () => (await pools()).SiloPoolsTab,
  loader: async () => (await pools()).loader,
  loads: loadsAll('IP pools'),
})

const subnetPoolList = () => import('./subnet-pools/list')

const subnetPoolsTab = tabOf(subnetPools, 'ofSilo', {
  words: ['linked pools', 'default pool', 'external subnets'],
  Component: async () => (await subnetPoolList()).SiloSubnetPoolsTab,
  loader: async () => (await subnetPoolList()).loader,
  loads: loadsAll('subnet pools'),
})

const quotas = () => import('./quotas/QuotasTab')
const quotaFieldsLoader = async () => (await import('./quotas/QuotaFields')).loader

const quotasTab = tabOf(silos, 'quotas', {
  words: ['limits', 'allowances', 'provisioned'],
  Component: async () => (await quotas()).QuotasTab,
  loader: async () => (await quotas()).loader,
  loads: loadsAll('quotas'),
  panels: [
    panelOf(silos, 'editQuotas', {
      Component: async () => (await import('./quotas/EditQuotasForm')).EditQuotasForm,
      loader: quotaFieldsLoader,
      loads: loadsAll('quotas'),
    }),
  ],
})

const fleetRoles = () => import('./FleetRolesTab')

const fleetRolesTab = tabOf(silos, 'fleetRoles', {
  words: ['role mapping', 'operators', 'administrators'],
  Component: async () => (await fleetRoles()).FleetRolesTab,
  loader: async () => (await fleetRoles()).loader,
})

const userList = () => import('./users/list')
const userPanel = () => import('./users/UserPanel')
const userForms = () => import('./users/forms')

const usersTab = tabOf(usersOfSilo, 'list', {
  words: ['people', 'accounts', 'local users', 'passwords'],
  Component: async () => (await userList()).SiloUsersTab,
  loader: async () => (await userList()).loader,
  panels: [
    panelOf(usersOfSilo, 'create', { Component: async () => (await userForms()).CreateUserForm }),
    panelOf(usersOfSilo, 'page', {
      Component: async () => (await userPanel()).UserPanel,
      loader: async () => (await userPanel()).loader,
    }),
    panelOf(usersOfSilo, 'changeRole', {
      Component: async () => (await userForms()).ChangeRoleForm,
      loader: async () => (await userForms()).roleLoader,
      loads: loadsOne('user or group', 'identity', 'silo', {
        label: 'All users',
        to: ({ silo = '' }) => usersOfSilo.to.list({ silo }),
      }),
    }),
    panelOf(usersOfSilo, 'setPassword', {
      Component: async () => (await userForms()).SetPasswordForm,
      loader: async () => (await userPanel()).loader,
    }),
  ],
})

const scimList = () => import('./scim/list')
const scimPanel = () => import('./scim/TokenPanel')

const scimTab = tabOf(scimTokens, 'list', {
  words: ['provisioning', 'bearer tokens', 'directory sync', 'deprovisioning'],
  Component: async () => (await scimList()).ScimTab,
  loader: async () => (await scimList()).loader,
  loads: { ...loadsAll(scimTokens.many), seenBy: 'Admins of the silo and of the fleet see its SCIM tokens.' },
  panels: [
    panelOf(scimTokens, 'create', {
      Component: async () => (await import('./scim/forms')).CreateScimTokenForm,
    }),
    panelOf(scimTokens, 'page', {
      Component: async () => (await scimPanel()).TokenPanel,
      loader: async () => (await scimPanel()).loader,
    }),
  ],
})

/** Silos, their identity providers, pools, quotas, roles, users and SCIM tokens. Operators only. */
const siloRoutes: RouteObject[] = [
  inRecord(silos, silos.to.page.path, [
    tabbedPageOf(silos, siloPath, {
      Component: async () => (await page()).SiloPage,
      loader: async () => (await page()).loader,
      opensOn: 'idps',
      tabs: [providersTab, poolsTab, subnetPoolsTab, quotasTab, fleetRolesTab, usersTab, scimTab],
    }),
  ]),
  pageOf(silos, 'list', {
    words: ['tenants', 'organizations', 'customers'],
    Component: async () => (await list()).SilosPage,
    loader: async () => (await list()).loader,
    panels: [
      panelOf(silos, 'create', {
        Component: async () => (await import('./create/CreateSiloForm')).CreateSiloForm,
        loader: quotaFieldsLoader,
      }),
    ],
  }),
]

export const branches: RouteBranches = { system: siloRoutes }
