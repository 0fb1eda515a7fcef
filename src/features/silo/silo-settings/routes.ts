import type { RouteBranches } from '#features/kit/routes/routeBranches'
import type { RouteObject } from 'react-router'
import type { User } from '#store/api/generated/types'
import { crumb } from '#features/kit/routing/crumbs'
import { recordLabel } from '#features/kit/routing/recordLabel'
import { loadsAll } from '#features/kit/routes/errors/loads'
import { panelOf, recordOf, tabbedPageOf, tabOf } from '#features/kit/routes/nounRoutes'
import { certificates } from './certificates/noun'
import { groups } from './groups/noun'
import { tokenLifetime } from './token-lifetime/noun'
import { users } from './users/noun'

const userList = () => import('./users/list')
const userPage = () => import('./users/UserPage')

const usersTab = tabOf(users, 'list', {
  words: ['users', 'people', 'accounts', 'members'],
  Component: async () => (await userList()).UsersTab,
  loader: async () => (await userList()).loader,
})

const groupList = () => import('./groups/list')
const groupPanel = () => import('./groups/GroupPanel')

const groupsTab = tabOf(groups, 'list', {
  words: ['teams', 'members', 'roles'],
  Component: async () => (await groupList()).GroupsTab,
  loader: async () => (await groupList()).loader,
  panels: [
    panelOf(groups, 'page', {
      Component: async () => (await groupPanel()).GroupPanel,
      loader: async () => (await groupPanel()).loader,
    }),
  ],
})

const lifetimeTab = () => import('./token-lifetime/TokenLifetimeTab')
const lifetimeForm = () => import('./token-lifetime/forms')
const lifetimeLoads = loadsAll('the token lifetime')

const tokenLifetimeTab = tabOf(tokenLifetime, 'page', {
  words: ['expiry', 'expiration', 'API keys'],
  Component: async () => (await lifetimeTab()).TokenLifetimeTab,
  loader: async () => (await lifetimeTab()).loader,
  loads: lifetimeLoads,
  panels: [
    panelOf(tokenLifetime, 'edit', {
      Component: async () => (await lifetimeForm()).EditTokenLifetimeForm,
      loader: async () => (await lifetimeForm()).editLoader,
      loads: lifetimeLoads,
    }),
  ],
})

const certificateList = () => import('./certificates/list')
const certificatePanel = () => import('./certificates/CertificatePanel')

const certificatesTab = tabOf(certificates, 'list', {
  words: ['SSL', 'HTTPS', 'X.509'],
  Component: async () => (await certificateList()).CertificatesTab,
  loader: async () => (await certificateList()).loader,
  panels: [
    panelOf(certificates, 'create', {
      Component: async () => (await import('./certificates/forms')).CreateCertificateForm,
    }),
    panelOf(certificates, 'page', {
      Component: async () => (await certificatePanel()).CertificatePanel,
      loader: async () => (await certificatePanel()).loader,
    }),
  ],
})

/** The users and groups of the user's silo, and its settings. */
const siloAdministrationRoutes: RouteObject = {
  handle: crumb('Silo administration', users.to.list),
  children: [
    tabbedPageOf(users, '/silo', {
      Component: async () => (await import('./SiloSettingsPage')).SiloSettingsPage,
      opensOn: 'users',
      tabs: [usersTab, groupsTab, tokenLifetimeTab, certificatesTab],
    }),
    recordOf(users, 'page', {
      crumb: recordLabel<User>('userId', ({ displayName }) => displayName),
      Component: async () => (await userPage()).UserPage,
      loader: async () => (await userPage()).loader,
    }),
  ],
}

export const branches: RouteBranches = { silo: [siloAdministrationRoutes] }
