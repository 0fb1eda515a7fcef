import { projectsApi } from '#store/api/resources/projects'
import { ALL_LIMIT } from '#store/model/paging'
import { byName, choicesFrom } from '#features/shared/form/choices'

/** The silo's projects to choose from, by name. */
export const useProjectChoices = () => ({
  noun: 'project',
  ...choicesFrom(projectsApi.endpoints.projectList.useQuery({ limit: ALL_LIMIT }), byName),
})
