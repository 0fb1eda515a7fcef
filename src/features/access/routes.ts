import type { RouteObject } from 'react-router'
import { paths } from '../../paths'
import { crumb } from '../app/crumbs'
import { project, panel } from '../app/routeParts'

/** Who may do what in a project. */
export const projectAccess: RouteObject = {
  handle: crumb('Project access', (params) => paths.projectAccess({ project: project(params) })),
  lazy: {
    Component: async () => (await import('./ProjectAccessPage')).ProjectAccessPage,
    loader: async () => (await import('./loaders')).projectAccessLoader,
  },
  children: [
    { path: 'access', element: null },
    panel('access-new', 'Add user or group', {
      Component: async () => (await import('./AddRolePanel')).AddProjectRolePanel,
    }),
    panel('access/:identity/edit', 'Edit role', {
      Component: async () => (await import('./EditRolePanel')).EditProjectRolePanel,
      loader: async () => (await import('./loaders')).projectRoleLoader,
    }),
  ],
}
