import type { RouteObject } from 'react-router'
import { paths } from '../../paths'
import { crumb, titleCrumb } from '../app/crumbs'
import { project } from '../app/routeParts'

/** Who may do what in a project. */
export const projectAccess: RouteObject = {
  handle: crumb('Project access', (params) => paths.projectAccess({ project: project(params) })),
  lazy: async () => {
    const [{ ProjectAccessPage }, { projectAccessLoader }] = await Promise.all([
      import('./ProjectAccessPage'),
      import('./loaders'),
    ])
    return { Component: ProjectAccessPage, loader: projectAccessLoader }
  },
  children: [
    { path: 'access', element: null },
    {
      path: 'access-new',
      handle: titleCrumb('Add user or group'),
      lazy: async () => ({
        Component: (await import('./AddRolePanel')).AddProjectRolePanel,
      }),
    },
    {
      path: 'access/:identity/edit',
      handle: titleCrumb('Edit role'),
      lazy: async () => {
        const [{ EditProjectRolePanel }, { projectRoleLoader }] = await Promise.all([
          import('./EditRolePanel'),
          import('./loaders'),
        ])
        return { Component: EditProjectRolePanel, loader: projectRoleLoader }
      },
    },
  ],
}
