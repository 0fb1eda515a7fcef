import { projectsApi } from '#store/api/resources/projects'
import { quotasApi } from '#store/api/resources/quotas'
import { utilizationApi } from '#store/api/resources/utilization'
import { ALL_LIMIT } from '#store/model/paging'
import { load, loadAll, settled } from '#features/routing/load'

export const systemUtilizationLoader = load(quotasApi.endpoints.siloUtilizationList, () => ({
  limit: ALL_LIMIT,
}))

/** The quotas, and the projects to choose from: a user may see the first without the second. */
export const siloUtilizationLoader = loadAll(
  load(utilizationApi.endpoints.utilizationView, () => ({})),
  settled(load(projectsApi.endpoints.projectList, () => ({ limit: ALL_LIMIT }))),
)
