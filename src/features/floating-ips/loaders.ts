import { floatingIpsApi } from '#store/api/resources/floatingIps'
import { instancesApi } from '#store/api/resources/instances'
import { siloIpPoolsApi } from '#store/api/resources/siloIpPools'
import { ALL_LIMIT } from '#store/model/paging'
import { loadAhead, loadAll, loadFresh, loadPage, type At } from '#features/routing/load'

const { floatingIpList, floatingIpView } = floatingIpsApi.endpoints

/** The first page of addresses, and the names of pools and instances. */
export const floatingIpsLoader = loadAll(
  loadPage(floatingIpList, ({ project }: At<'project'>) => ({ project })),
  loadAhead(siloIpPoolsApi.endpoints.projectIpPoolList, () => ({ limit: ALL_LIMIT })),
  loadAhead(instancesApi.endpoints.instanceList, ({ project }: At<'project'>) => ({
    project,
    limit: ALL_LIMIT,
  })),
)

export const floatingIpLoader = loadFresh(
  floatingIpView,
  ({ project, floatingIp }: At<'project' | 'floatingIp'>) => ({
    project,
    floatingIp,
  }),
)
