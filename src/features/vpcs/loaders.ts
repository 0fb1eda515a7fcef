import { firewallApi } from '#store/api/resources/firewall'
import { internetGatewaysApi } from '#store/api/resources/internetGateways'
import { routersApi } from '#store/api/resources/routers'
import { subnetsApi } from '#store/api/resources/subnets'
import { vpcsApi } from '#store/api/resources/vpcs'
import { ALL_LIMIT } from '#store/model/paging'
import {
  load,
  loadAll,
  loadFresh,
  loadListed,
  loadPage,
  notFoundUnless,
  settled,
  type At,
  type LoaderInput,
} from '#features/routing/load'

const { vpcList, vpcView } = vpcsApi.endpoints
const { vpcFirewallRulesView } = firewallApi.endpoints
const { vpcSubnetList, vpcSubnetView } = subnetsApi.endpoints
const { vpcRouterList, vpcRouterView, vpcRouterRouteList, vpcRouterRouteView } = routersApi.endpoints
const { internetGatewayList, internetGatewayView, internetGatewayIpAddressList, internetGatewayIpPoolList } =
  internetGatewaysApi.endpoints

const vpcOf = ({ project, vpc }: At<'project' | 'vpc'>) => ({ project, vpc })
const routerOf = ({ project, vpc, router }: At<'project' | 'vpc' | 'router'>) => ({ project, vpc, router })
const allOfVpc = (at: At<'project' | 'vpc'>) => ({ ...vpcOf(at), limit: ALL_LIMIT })

export const vpcsLoader = loadPage(vpcList, ({ project }: At<'project'>) => ({ project }))
export const vpcLoader = loadListed(vpcView, vpcList, 'vpc', vpcOf)

export const firewallLoader = load(vpcFirewallRulesView, vpcOf)

const freshFirewallLoader = loadFresh(vpcFirewallRulesView, vpcOf)

/** There is no call for one rule: it is looked up in the list. Without a name there is nothing to look up. */
export async function ruleLoader(input: LoaderInput<At<'project' | 'vpc'> & { rule?: string }>) {
  const { rule: name } = input.params
  const firewall = await freshFirewallLoader(input)
  return notFoundUnless(!name || !firewall || firewall.rules.some((rule) => rule.name === name))
}

export const subnetsLoader = loadPage(vpcSubnetList, vpcOf)
export const subnetLoader = loadFresh(vpcSubnetView, (at: At<'project' | 'vpc' | 'subnet'>) => ({
  ...vpcOf(at),
  subnet: at.subnet,
}))

export const routersLoader = loadPage(vpcRouterList, vpcOf)
export const routerLoader = loadFresh(vpcRouterView, routerOf)
export const routerPageLoader = loadAll(
  loadListed(vpcRouterView, vpcRouterList, 'router', routerOf),
  loadPage(vpcRouterRouteList, routerOf),
)
export const routeLoader = loadFresh(
  vpcRouterRouteView,
  (at: At<'project' | 'vpc' | 'router' | 'route'>) => ({ ...routerOf(at), route: at.route }),
)

export const gatewaysLoader = loadPage(internetGatewayList, vpcOf)
const gatewayOf = (at: At<'project' | 'vpc' | 'gateway'>) => ({ ...vpcOf(at), gateway: at.gateway })
const allOfGateway = (at: At<'project' | 'vpc' | 'gateway'>) => ({ ...gatewayOf(at), limit: ALL_LIMIT })

/** The gateway with its pools and addresses: if they loaded later, the routes would shift. */
export const gatewayLoader = loadAll(
  loadListed(internetGatewayView, internetGatewayList, 'gateway', gatewayOf),
  settled(load(internetGatewayIpAddressList, allOfGateway)),
  settled(load(internetGatewayIpPoolList, allOfGateway)),
)

/** All data of the VPC; interfaces and routes follow once subnets and routers are loaded. */
export const mapLoader = loadAll(
  load(vpcSubnetList, allOfVpc),
  load(vpcRouterList, allOfVpc),
  load(internetGatewayList, allOfVpc),
)
