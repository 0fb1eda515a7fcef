import { firewallApi } from '../../store/api/firewall'
import { internetGatewaysApi } from '../../store/api/internetGateways'
import { routersApi } from '../../store/api/routers'
import { subnetsApi } from '../../store/api/subnets'
import { vpcsApi } from '../../store/api/vpcs'
import { ALL_LIMIT } from '../../store/model/limits'
import { firstPage, load, loadAll, notFoundUnless, type At, type LoaderInput } from '../app/load'

const { vpcList, vpcView } = vpcsApi.endpoints
const { vpcFirewallRulesView } = firewallApi.endpoints
const { vpcSubnetList, vpcSubnetView } = subnetsApi.endpoints
const { vpcRouterList, vpcRouterView, vpcRouterRouteList, vpcRouterRouteView } = routersApi.endpoints
const { internetGatewayList, internetGatewayView } = internetGatewaysApi.endpoints

const vpcOf = ({ project, vpc }: At) => ({ project, vpc })
const routerOf = ({ project, vpc, router }: At) => ({ project, vpc, router })
const firstPageOfVpc = (at: At) => ({ ...vpcOf(at), ...firstPage() })
const allOfVpc = (at: At) => ({ ...vpcOf(at), limit: ALL_LIMIT })

export const vpcsLoader = load(vpcList, ({ project }) => ({ project, ...firstPage() }))
export const vpcLoader = load(vpcView, vpcOf)

export const firewallLoader = load(vpcFirewallRulesView, vpcOf)

/** A rule has no call of its own: it is found in the list, or it is not. Without a name there is nothing to find. */
export async function ruleLoader(input: LoaderInput) {
  const { rule: name } = input.params
  const firewall = await firewallLoader(input)
  return notFoundUnless(!name || !firewall || firewall.rules.some((rule) => rule.name === name))
}

export const subnetsLoader = load(vpcSubnetList, firstPageOfVpc)
export const subnetLoader = load(vpcSubnetView, (at) => ({ ...vpcOf(at), subnet: at.subnet }))

export const routersLoader = load(vpcRouterList, firstPageOfVpc)
export const routerLoader = load(vpcRouterView, routerOf)
export const routerPageLoader = loadAll(
  routerLoader,
  load(vpcRouterRouteList, (at) => ({ ...routerOf(at), ...firstPage() })),
)
export const routeLoader = load(vpcRouterRouteView, (at) => ({ ...routerOf(at), route: at.route }))

export const gatewaysLoader = load(internetGatewayList, firstPageOfVpc)
export const gatewayLoader = load(internetGatewayView, (at) => ({ ...vpcOf(at), gateway: at.gateway }))

/** Everything of the VPC; interfaces and routes follow once their subnets and routers are known. */
export const mapLoader = loadAll(
  load(vpcSubnetList, allOfVpc),
  load(vpcRouterList, allOfVpc),
  load(internetGatewayList, allOfVpc),
)
