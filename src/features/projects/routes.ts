import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne } from '#features/routing/errors/loads'
import { allProjects, page, panel } from '#features/routing/routeParts'

/** The project list and its panels; the pages inside a project are in the route tree. */
export const projects = page({
  handle: crumb('Projects', paths.projects, 'Name,Description,Created'),
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
      loader: async () => (await import('./loaders')).projectFormLoader,
      loads: loadsOne('project', 'project', undefined, allProjects),
    }),
  ],
})
