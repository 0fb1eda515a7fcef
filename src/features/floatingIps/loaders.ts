import { floatingIpsApi } from '../../store/api/floatingIps'
import { instancesApi } from '../../store/api/instances'
import { siloIpPoolsApi } from '../../store/api/siloIpPools'
import { ALL_LIMIT } from '../../store/model/limits'
import { load, loadAhead, loadAll, loadPage } from '../app/load'

const { floatingIpList, floatingIpView } = floatingIpsApi.endpoints

/** The first page of addresses, and the names of pools and instances. */
export const floatingIpsLoader = loadAll(
  loadPage(floatingIpList, ({ project }) => ({ project })),
  loadAhead(siloIpPoolsApi.endpoints.projectIpPoolList, () => ({ limit: ALL_LIMIT })),
  loadAhead(instancesApi.endpoints.instanceList, ({ project }) => ({ project, limit: ALL_LIMIT })),
)

export const floatingIpLoader = load(floatingIpView, ({ project, floatingIp }) => ({ project, floatingIp }))
