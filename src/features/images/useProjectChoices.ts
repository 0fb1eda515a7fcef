import { projectsApi } from '../../store/api/projects'
import { ALL_LIMIT } from '../../store/model/limits'
import { byName, choicesFrom } from '../shared/form/choices'

/** The silo's projects to choose from, by name. */
export const useProjectChoices = () => ({
  noun: 'project',
  ...choicesFrom(projectsApi.endpoints.projectList.useQuery({ limit: ALL_LIMIT }), byName),
})
