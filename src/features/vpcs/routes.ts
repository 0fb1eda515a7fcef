import type { RouteObject } from 'react-router'
import { paths } from '../../paths'
import { crumb, titleCrumb } from '../app/crumbs'
import { to, project, of, panel } from '../app/routeParts'

const vpcAt = (params: { project?: string; vpc?: string }) => ({
  project: project(params),
  vpc: params.vpc ?? '',
})

const vpcTabs: RouteObject[] = [
  to('firewall-rules'),
  {
    handle: crumb('Firewall rules', (params) => paths.firewallRules(vpcAt(params))),
    lazy: async () => {
      const [{ FirewallTab }, { firewallLoader }] = await Promise.all([
        import('./firewall/FirewallTab'),
        import('./loaders'),
      ])
      return { Component: FirewallTab, loader: firewallLoader }
    },
    children: [
      { path: 'firewall-rules', element: null },
      panel('edit', 'Edit VPC', async () => ({
        Component: (await import('./EditVpcForm')).EditVpcForm,
      })),
      {
        path: 'firewall-rules-new/:rule?',
        handle: titleCrumb('New rule'),
        lazy: async () => {
          const [{ CreateRulePanel }, { ruleLoader }] = await Promise.all([
            import('./firewall/RuleForm'),
            import('./loaders'),
          ])
          return { Component: CreateRulePanel, loader: ruleLoader }
        },
      },
      {
        path: 'firewall-rules/:rule/edit',
        handle: titleCrumb('Edit rule'),
        lazy: async () => {
          const [{ EditRulePanel }, { ruleLoader }] = await Promise.all([
            import('./firewall/RuleForm'),
            import('./loaders'),
          ])
          return { Component: EditRulePanel, loader: ruleLoader }
        },
      },
    ],
  },
  {
    handle: crumb('Subnets', (params) => paths.subnets(vpcAt(params))),
    lazy: async () => {
      const [{ SubnetsTab }, { subnetsLoader }] = await Promise.all([
        import('./subnets/SubnetsTab'),
        import('./loaders'),
      ])
      return { Component: SubnetsTab, loader: subnetsLoader }
    },
    children: [
      { path: 'subnets', element: null },
      panel('subnets-new', 'New subnet', async () => ({
        Component: (await import('./subnets/CreateSubnetForm')).CreateSubnetForm,
      })),
      {
        path: 'subnets/:subnet/edit',
        handle: titleCrumb('Edit subnet'),
        lazy: async () => {
          const [{ EditSubnetForm }, { subnetLoader }] = await Promise.all([
            import('./subnets/EditSubnetForm'),
            import('./loaders'),
          ])
          return { Component: EditSubnetForm, loader: subnetLoader }
        },
      },
    ],
  },
  {
    handle: crumb('Routers', (params) => paths.routers(vpcAt(params))),
    lazy: async () => {
      const [{ RoutersTab }, { routersLoader }] = await Promise.all([
        import('./routers/RoutersTab'),
        import('./loaders'),
      ])
      return { Component: RoutersTab, loader: routersLoader }
    },
    children: [
      { path: 'routers', element: null },
      panel('routers-new', 'New router', async () => ({
        Component: (await import('./routers/RouterForms')).CreateRouterForm,
      })),
      {
        path: 'routers/:router/edit',
        handle: titleCrumb('Edit router'),
        lazy: async () => {
          const [{ EditRouterForm }, { routerLoader }] = await Promise.all([
            import('./routers/RouterForms'),
            import('./loaders'),
          ])
          return { Component: EditRouterForm, loader: routerLoader }
        },
      },
    ],
  },
  {
    handle: crumb('Internet gateways', (params) => paths.internetGateways(vpcAt(params))),
    lazy: async () => {
      const [{ GatewaysTab }, { gatewaysLoader }] = await Promise.all([
        import('./gateways/GatewaysTab'),
        import('./loaders'),
      ])
      return { Component: GatewaysTab, loader: gatewaysLoader }
    },
    children: [
      { path: 'internet-gateways', element: null },
      panel('internet-gateways-new', 'New internet gateway', async () => ({
        Component: (await import('./gateways/CreateGatewayForm')).CreateGatewayForm,
      })),
    ],
  },
  {
    path: 'map',
    handle: crumb('Map'),
    lazy: async () => {
      const [{ MapTab }, { mapLoader }] = await Promise.all([import('./map/MapTab'), import('./loaders')])
      return { Component: MapTab, loader: mapLoader }
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
      lazy: async () => {
        const [{ RouterPage }, { routerPageLoader }] = await Promise.all([
          import('./routers/RouterPage'),
          import('./loaders'),
        ])
        return { Component: RouterPage, loader: routerPageLoader }
      },
      children: [
        { path: 'routers/:router', element: null },
        panel('routers/:router/routes-new', 'New route', async () => ({
          Component: (await import('./routers/RouteForms')).CreateRouteForm,
        })),
        {
          path: 'routers/:router/routes/:route/edit',
          handle: titleCrumb('Edit route'),
          lazy: async () => {
            const [{ EditRouteForm }, { routeLoader }] = await Promise.all([
              import('./routers/RouteForms'),
              import('./loaders'),
            ])
            return { Component: EditRouteForm, loader: routeLoader }
          },
        },
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
      lazy: async () => {
        const [{ GatewayPage }, { gatewayLoader }] = await Promise.all([
          import('./gateways/GatewayPage'),
          import('./loaders'),
        ])
        return { Component: GatewayPage, loader: gatewayLoader }
      },
      children: [
        { path: 'internet-gateways/:gateway', element: null },
        panel('internet-gateways/:gateway/pools-attach', 'Attach IP pool', async () => ({
          Component: (await import('./gateways/AttachForms')).AttachPoolForm,
        })),
        panel('internet-gateways/:gateway/addresses-attach', 'Attach IP address', async () => ({
          Component: (await import('./gateways/AttachForms')).AttachAddressForm,
        })),
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
          lazy: async () => {
            const [{ VpcPage }, { vpcLoader }] = await Promise.all([import('./VpcPage'), import('./loaders')])
            return { Component: VpcPage, loader: vpcLoader }
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
    lazy: async () => {
      const [{ VpcsPage }, { vpcsLoader }] = await Promise.all([import('./VpcsPage'), import('./loaders')])
      return { Component: VpcsPage, loader: vpcsLoader }
    },
    children: [
      { path: 'vpcs', element: null },
      panel('vpcs-new', 'New VPC', async () => ({
        Component: (await import('./CreateVpcForm')).CreateVpcForm,
      })),
    ],
  },
]
