import { floatingIpsApi } from '../../store/api/floatingIps'
import { instancesApi } from '../../store/api/instances'
import { siloIpPoolsApi } from '../../store/api/siloIpPools'
import { ALL_LIMIT } from '../../store/model/limits'
import { firstPage, load, loadAhead, loadAll } from '../app/load'

const { floatingIpList, floatingIpView } = floatingIpsApi.endpoints

/** The first page of addresses, and the names of pools and instances. */
export const floatingIpsLoader = loadAll(
  load(floatingIpList, ({ project }) => ({ project, ...firstPage() })),
  loadAhead(siloIpPoolsApi.endpoints.projectIpPoolList, () => ({ limit: ALL_LIMIT })),
  loadAhead(instancesApi.endpoints.instanceList, ({ project }) => ({ project, limit: ALL_LIMIT })),
)

export const floatingIpLoader = load(floatingIpView, ({ project, floatingIp }) => ({ project, floatingIp }))
