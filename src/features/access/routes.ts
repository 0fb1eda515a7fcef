import { paths } from '../../paths'
import { crumb } from '../app/crumbs'
import { loadsAll, loadsOne, type WayOn } from '../app/errors/loads'
import { inProject, page, panel } from '../app/routeParts'

const allAccess: WayOn = { label: 'Project access', to: inProject(paths.projectAccess) }

/** Who may do what in a project. */
export const projectAccess = page({
  handle: crumb('Project access', allAccess.to),
  Component: async () => (await import('./ProjectAccessPage')).ProjectAccessPage,
  loader: async () => (await import('./loaders')).projectAccessLoader,
  loads: loadsAll('project access'),
  children: [
    { path: 'access', element: null },
    panel('access-new', 'Add user or group', {
      Component: async () => (await import('./AddRolePanel')).AddProjectRolePanel,
    }),
    panel('access/:identity/edit', 'Change role', {
      Component: async () => (await import('./EditRolePanel')).EditProjectRolePanel,
      loader: async () => (await import('./loaders')).projectRoleLoader,
      loads: loadsOne('role for', 'identity', 'project', allAccess),
    }),
  ],
})
