import type { RouteObject } from 'react-router'
import { morePaths } from '#src/morePaths'
import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import { page, panel, redirectIndex, tab } from '#features/routing/routeParts'
import { shortId } from '#ui/text/truncated'

const allUsers: WayOn = { label: 'All users', to: paths.siloPeople }
const allGroups: WayOn = { label: 'All groups', to: morePaths.groups }
const allCertificates: WayOn = { label: 'All TLS certificates', to: morePaths.certificates }

/** Settings of the user's silo. */
export const siloSettings: RouteObject = {
  path: 'silo',
  handle: crumb('Silo administration', paths.siloPeople),
  children: [
    redirectIndex('users'),
    page({
      Component: async () => (await import('./SiloSettingsPage')).SiloSettingsPage,
      children: [
        tab({
          path: 'users',
          handle: crumb('Users', allUsers.to),
          Component: async () => (await import('./people/UsersTab')).UsersTab,
          loader: async () => (await import('./people/loaders')).usersLoader,
          loads: loadsAll('users'),
        }),
        tab({
          handle: crumb('Groups', allGroups.to),
          Component: async () => (await import('./people/GroupsTab')).GroupsTab,
          loader: async () => (await import('./people/loaders')).groupsLoader,
          loads: loadsAll('groups'),
          children: [
            { path: 'groups', element: null },
            panel('groups/:groupId', 'Group', {
              Component: async () => (await import('./people/GroupPanel')).GroupPanel,
              loader: async () => (await import('./people/loaders')).groupLoader,
              loads: loadsOne('group', 'groupId', undefined, allGroups),
            }),
          ],
        }),
        tab({
          path: 'token-lifetime',
          handle: crumb('Token lifetime', morePaths.tokenLifetime),
          Component: async () => (await import('./TokenLifetimeTab')).TokenLifetimeTab,
          loader: async () => (await import('./loaders')).tokenLifetimeLoader,
          loads: loadsAll('the token lifetime'),
          children: [
            { index: true, element: null },
            panel('edit', 'Edit token lifetime', {
              Component: async () => (await import('./EditTokenLifetimeForm')).EditTokenLifetimeForm,
              loader: async () => (await import('./loaders')).freshTokenLifetimeLoader,
              loads: loadsAll('the token lifetime'),
            }),
          ],
        }),
        tab({
          handle: crumb('TLS certificates', allCertificates.to),
          Component: async () => (await import('./CertificatesTab')).CertificatesTab,
          loader: async () => (await import('./loaders')).certificatesLoader,
          loads: loadsAll('TLS certificates'),
          children: [
            { path: 'certificates', element: null },
            panel('certificates-new', 'Create TLS certificate', {
              Component: async () => (await import('./CreateCertificateForm')).CreateCertificateForm,
            }),
            panel('certificates/:certificate', 'TLS certificate', {
              Component: async () => (await import('./CertificatePanel')).CertificatePanel,
              loader: async () => (await import('./loaders')).certificateLoader,
              loads: loadsOne('TLS certificate', 'certificate', undefined, allCertificates),
            }),
          ],
        }),
      ],
    }),
    {
      path: 'users/:userId',
      handle: crumb('Users', allUsers.to),
      children: [
        page({
          handle: crumb(
            ({ userId = '' }) => shortId(userId),
            ({ userId = '' }) => morePaths.user(userId),
          ),
          Component: async () => (await import('./people/UserPage')).UserPage,
          loader: async () => (await import('./people/loaders')).userLoader,
          loads: loadsOne('user', 'userId', undefined, allUsers),
          children: [{ index: true, element: null }],
        }),
      ],
    },
  ],
}
