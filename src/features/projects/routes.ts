import { paths } from '../../paths'
import { crumb } from '../app/crumbs'
import { loadsAll, loadsOne } from '../app/errors/loads'
import { allProjects, page, panel } from '../app/routeParts'

/** The list, and the panels over it; what is inside a project is in the tree itself. */
export const projects = page({
  handle: crumb('Projects', paths.projects),
  Component: async () => (await import('./ProjectsPage')).ProjectsPage,
  loader: async () => (await import('./loaders')).projectsLoader,
  loads: loadsAll('projects'),
  children: [
    { path: 'projects', element: null },
    panel('projects-new', 'Create project', {
      Component: async () => (await import('./CreateProjectForm')).CreateProjectForm,
    }),
    panel('projects/:project/edit', 'Edit project', {
      Component: async () => (await import('./EditProjectForm')).EditProjectForm,
      loader: async () => (await import('./loaders')).projectLoader,
      loads: loadsOne('project', 'project', undefined, allProjects),
    }),
  ],
})
