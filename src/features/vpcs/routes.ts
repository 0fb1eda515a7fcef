import type { RouteObject } from 'react-router'
import { paths } from '../../paths'
import { crumb } from '../app/crumbs'
import { to, project, of, panel } from '../app/routeParts'

const vpcAt = (params: { project?: string; vpc?: string }) => ({
  project: project(params),
  vpc: params.vpc ?? '',
})

const vpcTabs: RouteObject[] = [
  to('firewall-rules'),
  {
    handle: crumb('Firewall rules', (params) => paths.firewallRules(vpcAt(params))),
    lazy: {
      Component: async () => (await import('./firewall/FirewallTab')).FirewallTab,
      loader: async () => (await import('./loaders')).firewallLoader,
    },
    children: [
      { path: 'firewall-rules', element: null },
      panel('edit', 'Edit VPC', { Component: async () => (await import('./EditVpcForm')).EditVpcForm }),
      panel('firewall-rules-new/:rule?', 'New rule', {
        Component: async () => (await import('./firewall/RuleForm')).CreateRulePanel,
        loader: async () => (await import('./loaders')).ruleLoader,
      }),
      panel('firewall-rules/:rule/edit', 'Edit rule', {
        Component: async () => (await import('./firewall/RuleForm')).EditRulePanel,
        loader: async () => (await import('./loaders')).ruleLoader,
      }),
    ],
  },
  {
    handle: crumb('Subnets', (params) => paths.subnets(vpcAt(params))),
    lazy: {
      Component: async () => (await import('./subnets/SubnetsTab')).SubnetsTab,
      loader: async () => (await import('./loaders')).subnetsLoader,
    },
    children: [
      { path: 'subnets', element: null },
      panel('subnets-new', 'New subnet', {
        Component: async () => (await import('./subnets/CreateSubnetForm')).CreateSubnetForm,
      }),
      panel('subnets/:subnet/edit', 'Edit subnet', {
        Component: async () => (await import('./subnets/EditSubnetForm')).EditSubnetForm,
        loader: async () => (await import('./loaders')).subnetLoader,
      }),
    ],
  },
  {
    handle: crumb('Routers', (params) => paths.routers(vpcAt(params))),
    lazy: {
      Component: async () => (await import('./routers/RoutersTab')).RoutersTab,
      loader: async () => (await import('./loaders')).routersLoader,
    },
    children: [
      { path: 'routers', element: null },
      panel('routers-new', 'New router', {
        Component: async () => (await import('./routers/RouterForms')).CreateRouterForm,
      }),
      panel('routers/:router/edit', 'Edit router', {
        Component: async () => (await import('./routers/RouterForms')).EditRouterForm,
        loader: async () => (await import('./loaders')).routerLoader,
      }),
    ],
  },
  {
    handle: crumb('Internet gateways', (params) => paths.internetGateways(vpcAt(params))),
    lazy: {
      Component: async () => (await import('./gateways/GatewaysTab')).GatewaysTab,
      loader: async () => (await import('./loaders')).gatewaysLoader,
    },
    children: [
      { path: 'internet-gateways', element: null },
      panel('internet-gateways-new', 'New internet gateway', {
        Component: async () => (await import('./gateways/CreateGatewayForm')).CreateGatewayForm,
      }),
    ],
  },
  {
    path: 'map',
    handle: crumb('Map'),
    lazy: {
      Component: async () => (await import('./map/MapTab')).MapTab,
      loader: async () => (await import('./loaders')).mapLoader,
    },
  },
]

const routerPage: RouteObject = {
  handle: crumb('Routers', (params) => paths.routers(vpcAt(params))),
  children: [
    {
      handle: crumb(of('router'), (params) =>
        paths.router({ ...vpcAt(params), router: params['router'] ?? '' }),
      ),
      lazy: {
        Component: async () => (await import('./routers/RouterPage')).RouterPage,
        loader: async () => (await import('./loaders')).routerPageLoader,
      },
      children: [
        { path: 'routers/:router', element: null },
        panel('routers/:router/routes-new', 'New route', {
          Component: async () => (await import('./routers/RouteForms')).CreateRouteForm,
        }),
        panel('routers/:router/routes/:route/edit', 'Edit route', {
          Component: async () => (await import('./routers/RouteForms')).EditRouteForm,
          loader: async () => (await import('./loaders')).routeLoader,
        }),
      ],
    },
  ],
}

const gatewayPage: RouteObject = {
  handle: crumb('Internet gateways', (params) => paths.internetGateways(vpcAt(params))),
  children: [
    {
      handle: crumb(of('gateway'), (params) =>
        paths.internetGateway({ ...vpcAt(params), gateway: params['gateway'] ?? '' }),
      ),
      lazy: {
        Component: async () => (await import('./gateways/GatewayPage')).GatewayPage,
        loader: async () => (await import('./loaders')).gatewayLoader,
      },
      children: [
        { path: 'internet-gateways/:gateway', element: null },
        panel('internet-gateways/:gateway/pools-attach', 'Attach IP pool', {
          Component: async () => (await import('./gateways/AttachForms')).AttachPoolForm,
        }),
        panel('internet-gateways/:gateway/addresses-attach', 'Attach IP address', {
          Component: async () => (await import('./gateways/AttachForms')).AttachAddressForm,
        }),
      ],
    },
  ],
}

const vpc: RouteObject = {
  path: 'vpcs/:vpc',
  handle: crumb('VPCs', (params) => paths.vpcs({ project: project(params) })),
  children: [
    {
      handle: crumb(of('vpc'), (params) => paths.vpc(vpcAt(params))),
      children: [
        {
          lazy: {
            Component: async () => (await import('./VpcPage')).VpcPage,
            loader: async () => (await import('./loaders')).vpcLoader,
          },
          children: vpcTabs,
        },
        routerPage,
        gatewayPage,
      ],
    },
  ],
}

/** VPCs of a project, and what is in them. */
export const vpcs: RouteObject[] = [
  vpc,
  {
    handle: crumb('VPCs', (params) => paths.vpcs({ project: project(params) })),
    lazy: {
      Component: async () => (await import('./VpcsPage')).VpcsPage,
      loader: async () => (await import('./loaders')).vpcsLoader,
    },
    children: [
      { path: 'vpcs', element: null },
      panel('vpcs-new', 'New VPC', {
        Component: async () => (await import('./CreateVpcForm')).CreateVpcForm,
      }),
    ],
  },
]
