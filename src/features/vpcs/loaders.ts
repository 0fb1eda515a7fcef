import { firewallApi } from '../../store/api/firewall'
import { internetGatewaysApi } from '../../store/api/internetGateways'
import { routersApi } from '../../store/api/routers'
import { subnetsApi } from '../../store/api/subnets'
import { vpcsApi } from '../../store/api/vpcs'
import { ALL_LIMIT } from '../../store/model/limits'
import { load, loadAll, loadPage, notFoundUnless, settled, type At, type LoaderInput } from '../app/load'

const { vpcList, vpcView } = vpcsApi.endpoints
const { vpcFirewallRulesView } = firewallApi.endpoints
const { vpcSubnetList, vpcSubnetView } = subnetsApi.endpoints
const { vpcRouterList, vpcRouterView, vpcRouterRouteList, vpcRouterRouteView } = routersApi.endpoints
const { internetGatewayList, internetGatewayView, internetGatewayIpAddressList, internetGatewayIpPoolList } =
  internetGatewaysApi.endpoints

const vpcOf = ({ project, vpc }: At) => ({ project, vpc })
const routerOf = ({ project, vpc, router }: At) => ({ project, vpc, router })
const allOfVpc = (at: At) => ({ ...vpcOf(at), limit: ALL_LIMIT })

export const vpcsLoader = loadPage(vpcList, ({ project }) => ({ project }))
export const vpcLoader = load(vpcView, vpcOf)

export const firewallLoader = load(vpcFirewallRulesView, vpcOf)

/** A rule has no call of its own: it is found in the list, or it is not. Without a name there is nothing to find. */
export async function ruleLoader(input: LoaderInput) {
  const { rule: name } = input.params
  const firewall = await firewallLoader(input)
  return notFoundUnless(!name || !firewall || firewall.rules.some((rule) => rule.name === name))
}

export const subnetsLoader = loadPage(vpcSubnetList, vpcOf)
export const subnetLoader = load(vpcSubnetView, (at) => ({ ...vpcOf(at), subnet: at.subnet }))

export const routersLoader = loadPage(vpcRouterList, vpcOf)
export const routerLoader = load(vpcRouterView, routerOf)
export const routerPageLoader = loadAll(routerLoader, loadPage(vpcRouterRouteList, routerOf))
export const routeLoader = load(vpcRouterRouteView, (at) => ({ ...routerOf(at), route: at.route }))

export const gatewaysLoader = loadPage(internetGatewayList, vpcOf)
const gatewayOf = (at: At) => ({ ...vpcOf(at), gateway: at.gateway })
const allOfGateway = (at: At) => ({ ...gatewayOf(at), limit: ALL_LIMIT })

/** The gateway and what is attached to it: arriving later, that would push the routes down. */
export const gatewayLoader = loadAll(
  load(internetGatewayView, gatewayOf),
  settled(load(internetGatewayIpAddressList, allOfGateway)),
  settled(load(internetGatewayIpPoolList, allOfGateway)),
)

/** Everything of the VPC; interfaces and routes follow once their subnets and routers are known. */
export const mapLoader = loadAll(
  load(vpcSubnetList, allOfVpc),
  load(vpcRouterList, allOfVpc),
  load(internetGatewayList, allOfVpc),
)
