import { useMemo } from 'react'
import { internetGatewaysApi } from '#store/api/resources/internetGateways'
import { subnetsApi } from '#store/api/resources/subnets'
import { ALL_LIMIT } from '#store/model/paging'
import type { QueryLike } from '#features/kit/queries/queryLike'
import { usePolledInstances } from '#features/shared/usePolledInstances'
import { useVpcRoutes } from '../useVpcRoutes'
import type { VpcNetwork } from './network'

interface NetworkQuery {
  /** Undefined until everything is loaded: a partial map would be wrong. */
  network: VpcNetwork | undefined
  /** The queries, for their errors. */
  queries: readonly QueryLike[]
}

/** All data of a VPC's map. */
export function useVpcNetwork({ project, vpc }: { project: string; vpc: string }): NetworkQuery {
  const all = { project, vpc, limit: ALL_LIMIT }
  const subnets = subnetsApi.endpoints.vpcSubnetList.useQuery(all)
  const gateways = internetGatewaysApi.endpoints.internetGatewayList.useQuery(all)
  // The map shows instance states, so instances are polled as in their list.
  const instances = usePolledInstances(project)
  const ids = useMemo(() => subnets.data?.items.map((subnet) => subnet.id) ?? [], [subnets.data])
  const interfaces = subnetsApi.endpoints.subnetInterfaces.useQuery({ subnets: ids }, { skip: !subnets.data })
  const { routes, queries: routeQueries } = useVpcRoutes({ project, vpc })
  const [routers] = routeQueries
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
  return { network, queries: [subnets, gateways, instances, interfaces, ...routeQueries] }
}
