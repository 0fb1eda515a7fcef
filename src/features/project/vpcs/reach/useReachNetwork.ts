import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import type { Instance } from '#store/api/generated/types'
import { externalIpsApi } from '#store/api/resources/externalIps'
import { firewallApi } from '#store/api/resources/firewall'
import { internetGatewaysApi } from '#store/api/resources/internetGateways'
import type { ReachGateway, ReachNetwork } from '#model/network/reach/reachNetwork'
import type { QueryLike } from '#features/kit/queries/queryLike'
import { useVpcNetwork } from '../map/useVpcNetwork'
import type { VpcNetwork } from '../map/vpcNetwork'
import { reachInterfaces } from './reachInterfaces'

const { instancesExternalIps } = externalIpsApi.endpoints
const { gatewayPools, gatewayAddresses } = internetGatewaysApi.endpoints

function routesOf({ routers, routes }: VpcNetwork): ReachNetwork['routes'] {
  return new Map(
    routers.map(({ id }) => [id, routes.flatMap(({ router, route }) => (router.id === id ? [route] : []))]),
  )
}

interface ReachQuery {
  /** Undefined until everything that was asked for is loaded. */
  network: ReachNetwork | undefined
  instances: readonly Instance[]
  queries: readonly QueryLike[]
}

/**
 * All that decides what reaches what in a VPC.
 *
 * @param needed the ids of the instances whose external addresses are read
 */
export function useReachNetwork(at: { project: string; vpc: string }, needed: readonly string[]): ReachQuery {
  const { network, queries } = useVpcNetwork(at)
  const firewall = firewallApi.endpoints.vpcFirewallRulesView.useQuery(at)
  const gateways = useMemo(() => network?.gateways.map(({ id }) => id), [network])
  const pools = gatewayPools.useQuery(gateways ? { gateways } : skipToken)
  const addresses = gatewayAddresses.useQuery(gateways ? { gateways } : skipToken)
  const external = instancesExternalIps.useQuery(needed.length > 0 ? { instances: needed } : skipToken)
  const rules = firewall.data?.rules
  const reach = useMemo((): ReachNetwork | undefined => {
    if (!network || !rules || !pools.data || !addresses.data) return undefined
    if (needed.length > 0 && !external.currentData) return undefined
    return {
      vpc: at.vpc,
      rules,
      subnets: network.subnets,
      routers: network.routers,
      routes: routesOf(network),
      gateways: network.gateways.map(({ id, name }): ReachGateway => ({
        name,
        poolIds: (pools.data?.[id] ?? []).map(({ ipPoolId }) => ipPoolId),
        addresses: (addresses.data?.[id] ?? []).map(({ address }) => address),
      })),
      interfaces: reachInterfaces(network, external.currentData),
    }
  }, [at.vpc, network, rules, pools.data, addresses.data, external.currentData, needed])
  return {
    network: reach,
    instances: network?.instances ?? [],
    queries: [...queries, firewall, pools, addresses, external],
  }
}
