import type { RouteBranches } from '#features/kit/routes/routeBranches'
import { pageOf, panelOf } from '#features/kit/routes/nounRoutes'
import { projects } from './noun'

const list = () => import('./list')
const forms = () => import('./forms')

/** The project list and its panels; the pages inside a project are in the route tree. */
export const projectRoutes = pageOf(projects, 'list', {
  words: ['workspaces', 'folders', 'namespaces'],
  Component: async () => (await list()).ProjectsPage,
  loader: async () => (await list()).loader,
  panels: [
    panelOf(projects, 'create', { Component: async () => (await forms()).CreateProjectForm }),
    panelOf(projects, 'edit', {
      Component: async () => (await forms()).EditProjectForm,
      loader: async () => (await forms()).editLoader,
    }),
  ],
})

export const branches: RouteBranches = { first: [projectRoutes] }
