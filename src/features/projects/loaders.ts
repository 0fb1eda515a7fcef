import { projectsApi } from '../../store/api/projects'
import { firstPage, load } from '../app/load'

const { projectList, projectView } = projectsApi.endpoints

export const projectsLoader = load(projectList, firstPage)

/** The project of the route: without it, nothing in it exists. */
export const projectLoader = load(projectView, ({ project }) => ({ project }))
