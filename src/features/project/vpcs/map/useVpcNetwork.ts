import { useMemo } from 'react'
import type { ExternalSubnet } from '#store/api/generated/types'
import { externalSubnetsApi } from '#store/api/resources/externalSubnets'
import { internetGatewaysApi } from '#store/api/resources/internetGateways'
import { subnetsApi } from '#store/api/resources/subnets'
import { isCut } from '#store/api/wire/nextPage'
import { useHasFeature } from '#store/useRegionVersion'
import { ALL_LIMIT } from '#model/paging'
import type { QueryLike } from '#features/kit/queries/queryLike'
import { usePolledInstances } from '#features/shared/usePolledInstances'
import { useVpcRoutes } from '../useVpcRoutes'
import type { VpcNetwork } from './vpcNetwork'

const none: readonly ExternalSubnet[] = []

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
  const hasExternal = useHasFeature('externalSubnets')
  const external = externalSubnetsApi.endpoints.externalSubnetList.useQuery(
    { project, limit: ALL_LIMIT },
    { skip: !hasExternal },
  )
  const externalSubnets = hasExternal ? external.data?.items : none
  const { routes, queries: routeQueries } = useVpcRoutes({ project, vpc })
  const [routers] = routeQueries
  const network = useMemo(
    () =>
      subnets.data &&
      routers.data &&
      gateways.data &&
      instances.data &&
      interfaces.data &&
      externalSubnets &&
      routes
        ? {
            subnets: subnets.data.items,
            routers: routers.data.items,
            gateways: gateways.data.items,
            instances: instances.data.items,
            hasMoreInstances: isCut(instances.data),
            interfaces: interfaces.data,
            externalSubnets,
            routes,
          }
        : undefined,
    [subnets.data, routers.data, gateways.data, instances.data, interfaces.data, externalSubnets, routes],
  )
  return { network, queries: [subnets, gateways, instances, interfaces, external, ...routeQueries] }
}
