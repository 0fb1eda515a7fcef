import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import { inProject, page, panel } from '#features/routing/routeParts'

const allAccess: WayOn = { label: 'Project access', to: inProject(paths.projectAccess) }

/** The access pages of a project. */
export const projectAccess = page({
  handle: crumb('Project access', allAccess.to, 'Name,Type,Role'),
  Component: async () => (await import('./AccessPage')).ProjectAccessPage,
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

const allSiloAccess: WayOn = { label: 'Silo access', to: paths.siloAccess }

/** The access pages of the user's silo. */
export const siloAccess = page({
  handle: crumb('Silo access', allSiloAccess.to, 'Name,Type,Role'),
  Component: async () => (await import('./AccessPage')).SiloAccessPage,
  loader: async () => (await import('./loaders')).siloAccessLoader,
  loads: loadsAll('silo access'),
  children: [
    { path: 'access', element: null },
    panel('access-new', 'Add user or group', {
      Component: async () => (await import('./AddRolePanel')).AddSiloRolePanel,
    }),
    panel('access/:identity/edit', 'Change role', {
      Component: async () => (await import('./EditRolePanel')).EditSiloRolePanel,
      loader: async () => (await import('./loaders')).siloRoleLoader,
      loads: loadsOne('role for', 'identity', undefined, allSiloAccess),
    }),
  ],
})

const allFleetAccess: WayOn = { label: 'Fleet access', to: paths.fleetAccess }

/** The access pages of the fleet. Operators only. */
export const fleetAccess = page({
  handle: crumb('Fleet access', allFleetAccess.to, 'Name,Type,Role'),
  Component: async () => (await import('./AccessPage')).FleetAccessPage,
  loader: async () => (await import('./loaders')).fleetAccessLoader,
  loads: loadsAll('fleet access'),
  children: [
    { path: 'access', element: null },
    panel('access-new', 'Add user or group', {
      Component: async () => (await import('./AddRolePanel')).AddFleetRolePanel,
    }),
    panel('access/:identity/edit', 'Change role', {
      Component: async () => (await import('./EditRolePanel')).EditFleetRolePanel,
      loader: async () => (await import('./loaders')).fleetRoleLoader,
      loads: loadsOne('role for', 'identity', undefined, allFleetAccess),
    }),
  ],
})
