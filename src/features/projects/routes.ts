import type { RouteObject } from 'react-router'
import { paths } from '../../paths'
import { crumb, titleCrumb } from '../app/crumbs'

/** The list, and the panels over it; what is inside a project is in the tree itself. */
export const projects: RouteObject = {
  handle: crumb('Projects', paths.projects),
  lazy: async () => {
    const [{ ProjectsPage }, { projectsLoader }] = await Promise.all([
      import('./ProjectsPage'),
      import('./loaders'),
    ])
    return { Component: ProjectsPage, loader: projectsLoader }
  },
  children: [
    { path: 'projects', element: null },
    {
      path: 'projects-new',
      handle: titleCrumb('New project'),
      lazy: async () => ({
        Component: (await import('./CreateProjectForm')).CreateProjectForm,
      }),
    },
    {
      path: 'projects/:project/edit',
      handle: titleCrumb('Edit project'),
      lazy: async () => {
        const [{ EditProjectForm }, { projectLoader }] = await Promise.all([
          import('./EditProjectForm'),
          import('./loaders'),
        ])
        return { Component: EditProjectForm, loader: projectLoader }
      },
    },
  ],
}
