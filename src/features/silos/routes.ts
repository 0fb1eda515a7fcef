import type { RouteObject } from 'react-router'
import { loadsAll, loadsOne } from '#features/kit/routes/errors/loads'
import { inRecord, pageOf, panelOf, tabbedPageOf, tabOf } from '#features/kit/routes/nounRoutes'
import { identityProviders } from './idps/noun'
import { siloPath, silos } from './noun'
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
      fields: 10,
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
  Component: async () => (await pools()).SiloPoolsTab,
  loader: async () => (await pools()).loader,
  loads: loadsAll('IP pools'),
})

const quotas = () => import('./quotas/QuotasTab')
const quotaFieldsLoader = async () => (await import('./quotas/QuotaFields')).loader

const quotasTab = tabOf(silos, 'quotas', {
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
  Component: async () => (await fleetRoles()).FleetRolesTab,
  loader: async () => (await fleetRoles()).loader,
})

const userList = () => import('./users/list')
const userPanel = () => import('./users/UserPanel')
const userForms = () => import('./users/forms')

const usersTab = tabOf(usersOfSilo, 'list', {
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

/** Silos, their identity providers, pools, quotas, roles and users. Operators only. */
export const siloRoutes: RouteObject[] = [
  inRecord(silos, silos.to.page.path, [
    tabbedPageOf(silos, siloPath, {
      Component: async () => (await page()).SiloPage,
      loader: async () => (await page()).loader,
      opensOn: 'idps',
      tabs: [providersTab, poolsTab, quotasTab, fleetRolesTab, usersTab],
    }),
  ]),
  pageOf(silos, 'list', {
    hasContext: true,
    Component: async () => (await list()).SilosPage,
    loader: async () => (await list()).loader,
    panels: [
      panelOf(silos, 'create', {
        fields: 10,
        Component: async () => (await import('./create/CreateSiloForm')).CreateSiloForm,
        loader: quotaFieldsLoader,
      }),
    ],
  }),
]
