import { projectsApi } from '../../store/api/projects'
import { load, loadPage } from '../app/load'

const { projectList, projectView } = projectsApi.endpoints

export const projectsLoader = loadPage(projectList, () => ({}))

/** The project of the route: without it, nothing in it exists. */
export const projectLoader = load(projectView, ({ project }) => ({ project }))
