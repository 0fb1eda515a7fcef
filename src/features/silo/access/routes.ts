import type { RouteBranches } from '#features/kit/routes/routeBranches'
import { loadsOne } from '#features/kit/routes/errors/loads'
import { pageOf, panelOf, tabOf } from '#features/kit/routes/nounRoutes'
import { inProject } from '#features/kit/routes/routeParts'
import { fleetAccess, projectAccess, siloAccess } from './noun'

const list = () => import('./list')
const forms = () => import('./forms')

/** The access pages of a project. */
const projectAccessRoutes = pageOf(projectAccess, 'list', {
  words: ['permissions', 'roles', 'members', 'sharing', 'policies'],
  Component: async () => (await list()).ProjectAccessPage,
  loader: async () => (await list()).projectLoader,
  panels: [
    panelOf(projectAccess, 'create', { Component: async () => (await forms()).AddProjectRoleForm }),
    panelOf(projectAccess, 'edit', {
      Component: async () => (await forms()).EditProjectRoleForm,
      loader: async () => (await forms()).editProjectLoader,
      loads: loadsOne('role for', 'identity', 'project', {
        label: projectAccess.title,
        to: inProject(projectAccess.to.list),
      }),
    }),
  ],
})

/** The access pages of the user's silo. */
const siloAccessRoutes = pageOf(siloAccess, 'list', {
  words: ['permissions', 'roles', 'members', 'policies'],
  Component: async () => (await list()).SiloAccessPage,
  loader: async () => (await list()).siloLoader,
  panels: [
    panelOf(siloAccess, 'create', { Component: async () => (await forms()).AddSiloRoleForm }),
    panelOf(siloAccess, 'edit', {
      Component: async () => (await forms()).EditSiloRoleForm,
      loader: async () => (await forms()).editSiloLoader,
      loads: loadsOne('role for', 'identity', undefined, {
        label: siloAccess.title,
        to: siloAccess.to.list,
      }),
    }),
  ],
})

/** The access pages of the fleet. Operators only. */
const fleetAccessRoutes = tabOf(fleetAccess, 'list', {
  words: ['permissions', 'roles', 'operators', 'administrators', 'policies'],
  Component: async () => (await list()).FleetAccessPage,
  loader: async () => (await list()).fleetLoader,
  panels: [
    panelOf(fleetAccess, 'create', { Component: async () => (await forms()).AddFleetRoleForm }),
    panelOf(fleetAccess, 'edit', {
      Component: async () => (await forms()).EditFleetRoleForm,
      loader: async () => (await forms()).editFleetLoader,
      loads: loadsOne('role for', 'identity', undefined, {
        label: fleetAccess.title,
        to: fleetAccess.to.list,
      }),
    }),
  ],
})

export const branches: RouteBranches = {
  project: [projectAccessRoutes],
  silo: [siloAccessRoutes],
  system: [fleetAccessRoutes],
}
