import { useMemo } from 'react'
import { instancesApi } from '../../../store/api/instances'
import { internetGatewaysApi } from '../../../store/api/internetGateways'
import { routersApi } from '../../../store/api/routers'
import { subnetsApi } from '../../../store/api/subnets'
import { isApiError, type ApiError } from '../../../store/model/apiError'
import { ALL_LIMIT } from '../../../store/model/limits'
import { useVpcRoutes } from '../useVpcRoutes'
import type { VpcNetwork } from './network'

interface NetworkQuery {
  /** Undefined until all of it is there: half a map would be a wrong one. */
  network: VpcNetwork | undefined
  error: ApiError | undefined
  retry: () => void
}

/** Everything of a VPC that its map shows. */
export function useVpcNetwork({ project, vpc }: { project: string; vpc: string }): NetworkQuery {
  const all = { project, vpc, limit: ALL_LIMIT }
  const subnets = subnetsApi.endpoints.vpcSubnetList.useQuery(all)
  const routers = routersApi.endpoints.vpcRouterList.useQuery(all)
  const gateways = internetGatewaysApi.endpoints.internetGatewayList.useQuery(all)
  const instances = instancesApi.endpoints.instanceList.useQuery({ project, limit: ALL_LIMIT })
  const ids = useMemo(() => subnets.data?.items.map((subnet) => subnet.id) ?? [], [subnets.data])
  const interfaces = subnetsApi.endpoints.subnetInterfaces.useQuery({ subnets: ids }, { skip: !subnets.data })
  const routes = useVpcRoutes({ project, vpc })
  const network = useMemo(
    () =>
      subnets.data && routers.data && gateways.data && instances.data && interfaces.data && routes
        ? {
            subnets: subnets.data.items,
            routers: routers.data.items,
            gateways: gateways.data.items,
            instances: instances.data.items,
            interfaces: interfaces.data,
            routes,
          }
        : undefined,
    [subnets.data, routers.data, gateways.data, instances.data, interfaces.data, routes],
  )
  const queries = [subnets, routers, gateways, instances, interfaces]
  return {
    network,
    error: queries.map((query) => query.error).find(isApiError),
    retry: () => {
      for (const query of queries) if (query.error) void query.refetch()
    },
  }
}
