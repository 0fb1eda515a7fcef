import { api } from './api'
import { change, read, write } from './endpoint'
import {
  projectCreate,
  projectDelete,
  projectList,
  projectUpdate,
  projectView,
} from './generated/operations/projects'

/** Projects: the calls of the projects list, its panels, and everything that shows a project's name. */
export const projectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    projectList: read(build, projectList, ['Project']),
    projectView: read(build, projectView, ['Project']),
    projectCreate: write(build, projectCreate, ['Project']),
    projectUpdate: change(build, projectUpdate, ['Project']),
    projectDelete: change(build, projectDelete, ['Project']),
  }),
})
