import { projectsApi } from '../../store/api/projects'
import { ALL_LIMIT } from '../../store/model/limits'
import type { Choice } from '../shared/form/fields'

/** The silo's projects to choose from, by name. */
export function useProjectChoices(): Choice[] {
  const { data } = projectsApi.endpoints.projectList.useQuery({ limit: ALL_LIMIT })
  return (data?.items ?? []).map(({ name }) => ({ value: name, label: name }))
}
