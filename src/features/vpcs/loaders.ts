import { data, type LoaderFunctionArgs } from 'react-router'
import { store } from '../../store/appStore'
import { firewallApi } from '../../store/api/firewall'
import { internetGatewaysApi } from '../../store/api/internetGateways'
import { routersApi } from '../../store/api/routers'
import { subnetsApi } from '../../store/api/subnets'
import { vpcsApi } from '../../store/api/vpcs'
import { ALL_LIMIT, FRESH_S } from '../../store/model/limits'
import { firstPage, prefetch } from '../app/prefetch'

// What each VPC screen needs before it shows, asked for with the very arguments the screen uses.

const { vpcList, vpcView } = vpcsApi.endpoints
const { vpcFirewallRulesView } = firewallApi.endpoints
const { vpcSubnetList, vpcSubnetView } = subnetsApi.endpoints
const { vpcRouterList, vpcRouterView, vpcRouterRouteList, vpcRouterRouteView } = routersApi.endpoints
const { internetGatewayList, internetGatewayView } = internetGatewaysApi.endpoints

const fresh = { forceRefetch: FRESH_S }
const param = (args: LoaderFunctionArgs, name: string) => args.params[name] ?? ''
const vpcOf = (args: LoaderFunctionArgs) => ({ project: param(args, 'project'), vpc: param(args, 'vpc') })
const routerOf = (args: LoaderFunctionArgs) => ({ ...vpcOf(args), router: param(args, 'router') })

export const vpcsLoader = (args: LoaderFunctionArgs) =>
  prefetch(args, () =>
    store.dispatch(vpcList.initiate({ project: param(args, 'project'), ...firstPage() }, fresh)),
  )

export const vpcLoader = (args: LoaderFunctionArgs) =>
  prefetch(args, () => store.dispatch(vpcView.initiate(vpcOf(args), fresh)))

export const firewallLoader = (args: LoaderFunctionArgs) =>
  prefetch(args, () => store.dispatch(vpcFirewallRulesView.initiate(vpcOf(args), fresh)))

/** A rule has no call of its own: it is found in the list, or it is not. Without a name there is nothing to find. */
export const ruleLoader = async (args: LoaderFunctionArgs) => {
  const name = args.params['rule']
  const found = await firewallLoader(args)
  if (name && found && !found.rules.some((rule) => rule.name === name)) throw data(null, { status: 404 })
  return null
}

export const subnetsLoader = (args: LoaderFunctionArgs) =>
  prefetch(args, () => store.dispatch(vpcSubnetList.initiate({ ...vpcOf(args), ...firstPage() }, fresh)))

export const subnetLoader = (args: LoaderFunctionArgs) =>
  prefetch(args, () =>
    store.dispatch(vpcSubnetView.initiate({ ...vpcOf(args), subnet: param(args, 'subnet') }, fresh)),
  )

export const routersLoader = (args: LoaderFunctionArgs) =>
  prefetch(args, () => store.dispatch(vpcRouterList.initiate({ ...vpcOf(args), ...firstPage() }, fresh)))

export const routerLoader = (args: LoaderFunctionArgs) =>
  prefetch(args, () => store.dispatch(vpcRouterView.initiate(routerOf(args), fresh)))

export const routerPageLoader = (args: LoaderFunctionArgs) =>
  Promise.all([
    routerLoader(args),
    prefetch(args, () =>
      store.dispatch(vpcRouterRouteList.initiate({ ...routerOf(args), ...firstPage() }, fresh)),
    ),
  ])

export const routeLoader = (args: LoaderFunctionArgs) =>
  prefetch(args, () =>
    store.dispatch(vpcRouterRouteView.initiate({ ...routerOf(args), route: param(args, 'route') }, fresh)),
  )

export const gatewaysLoader = (args: LoaderFunctionArgs) =>
  prefetch(args, () =>
    store.dispatch(internetGatewayList.initiate({ ...vpcOf(args), ...firstPage() }, fresh)),
  )

export const gatewayLoader = (args: LoaderFunctionArgs) =>
  prefetch(args, () =>
    store.dispatch(internetGatewayView.initiate({ ...vpcOf(args), gateway: param(args, 'gateway') }, fresh)),
  )

/** Everything of the VPC; interfaces and routes follow once it is known whose they are. */
export const mapLoader = (args: LoaderFunctionArgs) => {
  const all = { ...vpcOf(args), limit: ALL_LIMIT }
  return Promise.all([
    prefetch(args, () => store.dispatch(vpcSubnetList.initiate(all, fresh))),
    prefetch(args, () => store.dispatch(vpcRouterList.initiate(all, fresh))),
    prefetch(args, () => store.dispatch(internetGatewayList.initiate(all, fresh))),
  ])
}
