import { useMemo } from 'react'
import { internetGatewaysApi } from '../../../store/api/internetGateways'
import { subnetsApi } from '../../../store/api/subnets'
import { ALL_LIMIT } from '../../../store/model/limits'
import { usePolledInstances } from '../../shared/usePolledInstances'
import { useVpcRoutes } from '../useVpcRoutes'
import type { VpcNetwork } from './network'

interface NetworkQuery {
  /** Undefined until all of it is there: half a map would be a wrong one. */
  network: VpcNetwork | undefined
  /** For what fails of it. */
  queries: readonly { error?: unknown; refetch(): unknown }[]
}

/** Everything of a VPC that its map shows. */
export function useVpcNetwork({ project, vpc }: { project: string; vpc: string }): NetworkQuery {
  const all = { project, vpc, limit: ALL_LIMIT }
  const subnets = subnetsApi.endpoints.vpcSubnetList.useQuery(all)
  const gateways = internetGatewaysApi.endpoints.internetGatewayList.useQuery(all)
  // The map tells how instances are, so they are watched as the list of them is.
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
