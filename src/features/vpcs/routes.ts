import type { Params, RouteObject } from 'react-router'
import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import {
  inProject,
  paramLabel,
  page,
  panel,
  projectParam,
  tab,
  redirectIndex,
} from '#features/routing/routeParts'

const vpcAt = (params: Params) => ({ project: projectParam(params), vpc: params['vpc'] ?? '' })
const inVpc = (path: (at: { project: string; vpc: string }) => string) => (params: Params) =>
  path(vpcAt(params))
const routerAt = (params: Params) => ({ ...vpcAt(params), router: params['router'] ?? '' })
const gatewayAt = (params: Params) => ({ ...vpcAt(params), gateway: params['gateway'] ?? '' })

const allVpcs: WayOn = { label: 'All VPCs', to: inProject(paths.vpcs) }
const allRules: WayOn = { label: 'All firewall rules', to: inVpc(paths.firewallRules) }
const allSubnets: WayOn = { label: 'All subnets', to: inVpc(paths.subnets) }
const allRouters: WayOn = { label: 'All routers', to: inVpc(paths.routers) }
const allRoutes: WayOn = { label: 'All routes', to: (params) => paths.router(routerAt(params)) }
const allGateways: WayOn = { label: 'All internet gateways', to: inVpc(paths.internetGateways) }

const vpcTabs: RouteObject[] = [
  redirectIndex('firewall-rules'),
  tab({
    handle: crumb('Firewall rules', allRules.to),
    Component: async () => (await import('./firewall/FirewallTab')).FirewallTab,
    loader: async () => (await import('./loaders')).firewallLoader,
    loads: loadsAll('firewall rules'),
    children: [
      { path: 'firewall-rules', element: null },
      panel('edit', 'Edit VPC', { Component: async () => (await import('./EditVpcForm')).EditVpcForm }),
      panel('firewall-rules-new/:rule?', 'Add firewall rule', {
        Component: async () => (await import('./firewall/RuleForm')).CreateRulePanel,
        loader: async () => (await import('./loaders')).ruleLoader,
        loads: loadsOne('firewall rule', 'rule', 'vpc', allRules),
      }),
      panel('firewall-rules/:rule/edit', 'Edit firewall rule', {
        Component: async () => (await import('./firewall/RuleForm')).EditRulePanel,
        loader: async () => (await import('./loaders')).ruleLoader,
        loads: loadsOne('firewall rule', 'rule', 'vpc', allRules),
      }),
    ],
  }),
  tab({
    handle: crumb('Subnets', allSubnets.to),
    Component: async () => (await import('./subnets/SubnetsTab')).SubnetsTab,
    loader: async () => (await import('./loaders')).subnetsLoader,
    loads: loadsAll('subnets'),
    children: [
      { path: 'subnets', element: null },
      panel('subnets-new', 'Create subnet', {
        Component: async () => (await import('./subnets/CreateSubnetForm')).CreateSubnetForm,
      }),
      panel('subnets/:subnet/edit', 'Edit subnet', {
        Component: async () => (await import('./subnets/EditSubnetForm')).EditSubnetForm,
        loader: async () => (await import('./loaders')).subnetLoader,
        loads: loadsOne('subnet', 'subnet', 'vpc', allSubnets),
      }),
    ],
  }),
  tab({
    handle: crumb('Routers', allRouters.to),
    Component: async () => (await import('./routers/RoutersTab')).RoutersTab,
    loader: async () => (await import('./loaders')).routersLoader,
    loads: loadsAll('routers'),
    children: [
      { path: 'routers', element: null },
      panel('routers-new', 'Create router', {
        Component: async () => (await import('./routers/RouterForms')).CreateRouterForm,
      }),
      panel('routers/:router/edit', 'Edit router', {
        Component: async () => (await import('./routers/RouterForms')).EditRouterForm,
        loader: async () => (await import('./loaders')).routerLoader,
        loads: loadsOne('router', 'router', 'vpc', allRouters),
      }),
    ],
  }),
  tab({
    handle: crumb('Internet gateways', allGateways.to),
    Component: async () => (await import('./gateways/GatewaysTab')).GatewaysTab,
    loader: async () => (await import('./loaders')).gatewaysLoader,
    loads: loadsAll('internet gateways'),
    children: [
      { path: 'internet-gateways', element: null },
      panel('internet-gateways-new', 'Create internet gateway', {
        Component: async () => (await import('./gateways/CreateGatewayForm')).CreateGatewayForm,
      }),
    ],
  }),
  tab({
    path: 'map',
    handle: crumb('Map'),
    Component: async () => (await import('./map/MapTab')).MapTab,
    loader: async () => (await import('./loaders')).mapLoader,
    loads: loadsAll('the map'),
  }),
]

const routerPage: RouteObject = {
  handle: crumb('Routers', allRouters.to),
  children: [
    page({
      handle: crumb(paramLabel('router'), allRoutes.to),
      Component: async () => (await import('./routers/RouterPage')).RouterPage,
      loader: async () => (await import('./loaders')).routerPageLoader,
      loads: loadsOne('router', 'router', 'vpc', allRouters),
      children: [
        { path: 'routers/:router', element: null },
        panel('routers/:router/routes-new', 'Create route', {
          Component: async () => (await import('./routers/RouteForms')).CreateRouteForm,
        }),
        panel('routers/:router/routes/:route/edit', 'Edit route', {
          Component: async () => (await import('./routers/RouteForms')).EditRouteForm,
          loader: async () => (await import('./loaders')).routeLoader,
          loads: loadsOne('route', 'route', 'router', allRoutes),
        }),
      ],
    }),
  ],
}

const gatewayPage: RouteObject = {
  handle: crumb('Internet gateways', allGateways.to),
  children: [
    page({
      handle: crumb(paramLabel('gateway'), (params) => paths.internetGateway(gatewayAt(params))),
      Component: async () => (await import('./gateways/GatewayPage')).GatewayPage,
      loader: async () => (await import('./loaders')).gatewayLoader,
      loads: loadsOne('internet gateway', 'gateway', 'vpc', allGateways),
      children: [
        { path: 'internet-gateways/:gateway', element: null },
        panel('internet-gateways/:gateway/pools-attach', 'Attach IP pool', {
          Component: async () => (await import('./gateways/AttachForms')).AttachPoolForm,
        }),
        panel('internet-gateways/:gateway/addresses-attach', 'Attach IP address', {
          Component: async () => (await import('./gateways/AttachForms')).AttachAddressForm,
        }),
      ],
    }),
  ],
}

const vpc: RouteObject = {
  path: 'vpcs/:vpc',
  handle: crumb('VPCs', allVpcs.to),
  children: [
    {
      handle: crumb(paramLabel('vpc'), inVpc(paths.vpc)),
      children: [
        page({
          Component: async () => (await import('./VpcPage')).VpcPage,
          loader: async () => (await import('./loaders')).vpcLoader,
          loads: loadsOne('VPC', 'vpc', 'project', allVpcs),
          children: vpcTabs,
        }),
        routerPage,
        gatewayPage,
      ],
    },
  ],
}

/** VPCs of a project and their contents. */
export const vpcs: RouteObject[] = [
  vpc,
  page({
    handle: crumb('VPCs', allVpcs.to, 'Name,DNS name,Description,Firewall rules,Created'),
    Component: async () => (await import('./VpcsPage')).VpcsPage,
    loader: async () => (await import('./loaders')).vpcsLoader,
    loads: loadsAll('VPCs'),
    children: [
      { path: 'vpcs', element: null },
      panel('vpcs-new', 'Create VPC', {
        Component: async () => (await import('./CreateVpcForm')).CreateVpcForm,
      }),
    ],
  }),
]
