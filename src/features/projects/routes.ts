import type { RouteObject } from 'react-router'
import { paths } from '../../paths'
import { crumb } from '../app/crumbs'
import { panel } from '../app/routeParts'

/** The list, and the panels over it; what is inside a project is in the tree itself. */
export const projects: RouteObject = {
  handle: crumb('Projects', paths.projects),
  lazy: {
    Component: async () => (await import('./ProjectsPage')).ProjectsPage,
    loader: async () => (await import('./loaders')).projectsLoader,
  },
  children: [
    { path: 'projects', element: null },
    panel('projects-new', 'New project', {
      Component: async () => (await import('./CreateProjectForm')).CreateProjectForm,
    }),
    panel('projects/:project/edit', 'Edit project', {
      Component: async () => (await import('./EditProjectForm')).EditProjectForm,
      loader: async () => (await import('./loaders')).projectLoader,
    }),
  ],
}
