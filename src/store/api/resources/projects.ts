import { api } from '../api'
import { change, query, mutation } from '../wire/endpoint'
import { namedFields, update } from '../wire/update'
import {
  projectCreate,
  projectDelete,
  projectList,
  projectUpdate,
  projectView,
} from '../generated/operations/projects'

/** Projects: the endpoints of the projects list, its panels, and every page that shows a project's name. */
export const projectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    projectList: query(build, projectList, ['Project']),
    projectView: query(build, projectView, ['Project']),
    projectCreate: mutation(build, projectCreate, ['Project']),
    projectUpdate: update(build, projectUpdate, ['Project'], {
      view: projectView,
      fields: namedFields,
    }),
    projectDelete: change(build, projectDelete, ['Project']),
  }),
})
