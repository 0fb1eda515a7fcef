import { projectsApi } from '#store/api/resources/projects'
import { loadFresh, loadListed, loadPage, type At } from '#features/routing/load'

const { projectList, projectView } = projectsApi.endpoints

export const projectsLoader = loadPage(projectList, () => ({}))

/** Loads the project of the route. */
export const projectLoader = loadListed(
  projectView,
  projectList,
  'project',
  ({ project }: At<'project'>) => ({ project }),
)

/** The project as it is now, to change it. */
export const projectFormLoader = loadFresh(projectView, ({ project }: At<'project'>) => ({ project }))
