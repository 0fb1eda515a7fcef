import type { RouteBranches } from '#features/kit/routes/routeBranches'
import type { RouteObject } from 'react-router'
import { inRecord, pageOf, panelOf, recordOf, tabbedPageOf, tabOf } from '#features/kit/routes/nounRoutes'
import { loadsAll } from '#features/kit/routes/errors/loads'
import { firewallRules } from './firewall/noun'
import { internetGateways } from './gateways/noun'
import { vpcPath, vpcs } from './noun'
import { routerRoutes, routers } from './routers/noun'
import { subnets } from './subnets/noun'

const list = () => import('./list')
const forms = () => import('./forms')
const page = () => import('./VpcPage')

const firewall = () => import('./firewall/list')
const ruleForms = () => import('./firewall/RuleForm')

const firewallTab = tabOf(firewallRules, 'list', {
  words: ['security groups', 'open ports', 'ACLs', 'allow and deny', 'reachability'],
  Component: async () => (await firewall()).FirewallTab,
  loader: async () => (await firewall()).loader,
  panels: [
    panelOf(vpcs, 'edit', { Component: async () => (await forms()).EditVpcForm }),
    panelOf(firewallRules, 'create', {
      Component: async () => (await ruleForms()).CreateRulePanel,
    }),
    panelOf(firewallRules, 'clone', {
      Component: async () => (await ruleForms()).CreateRulePanel,
      loader: async () => (await ruleForms()).ruleLoader,
    }),
    panelOf(firewallRules, 'edit', {
      Component: async () => (await ruleForms()).EditRulePanel,
      loader: async () => (await ruleForms()).ruleLoader,
    }),
  ],
})

const subnetList = () => import('./subnets/list')
const subnetForms = () => import('./subnets/forms')

const subnetsTab = tabOf(subnets, 'list', {
  words: ['CIDR', 'IP blocks', 'networks'],
  Component: async () => (await subnetList()).SubnetsTab,
  loader: async () => (await subnetList()).loader,
  panels: [
    panelOf(subnets, 'create', { Component: async () => (await subnetForms()).CreateSubnetForm }),
    panelOf(subnets, 'edit', {
      Component: async () => (await subnetForms()).EditSubnetForm,
      loader: async () => (await subnetForms()).editLoader,
    }),
  ],
})

const routerList = () => import('./routers/list')
const routerForms = () => import('./routers/RouterForms')
const routerPage = () => import('./routers/RouterPage')
const routeForms = () => import('./routers/RouteForms')

const routersTab = tabOf(routers, 'list', {
  words: ['routing tables', 'static routes', 'next hops'],
  Component: async () => (await routerList()).RoutersTab,
  loader: async () => (await routerList()).loader,
  panels: [
    panelOf(routers, 'create', { Component: async () => (await routerForms()).CreateRouterForm }),
    panelOf(routers, 'edit', {
      Component: async () => (await routerForms()).EditRouterForm,
      loader: async () => (await routerForms()).editLoader,
    }),
  ],
})

const oneRouter = recordOf(routers, 'page', {
  Component: async () => (await routerPage()).RouterPage,
  loader: async () => (await routerPage()).loader,
  panels: [
    panelOf(routerRoutes, 'create', {
      Component: async () => (await routeForms()).CreateRouteForm,
    }),
    panelOf(routerRoutes, 'edit', {
      Component: async () => (await routeForms()).EditRouteForm,
      loader: async () => (await routeForms()).editLoader,
    }),
  ],
})

const gatewayList = () => import('./gateways/list')
const gatewayForms = () => import('./gateways/forms')
const gatewayPage = () => import('./gateways/GatewayPage')

const gatewaysTab = tabOf(internetGateways, 'list', {
  words: ['NAT', 'egress', 'outbound traffic'],
  Component: async () => (await gatewayList()).GatewaysTab,
  loader: async () => (await gatewayList()).loader,
  panels: [
    panelOf(internetGateways, 'create', { Component: async () => (await gatewayForms()).CreateGatewayForm }),
  ],
})

const oneGateway = recordOf(internetGateways, 'page', {
  Component: async () => (await gatewayPage()).GatewayPage,
  loader: async () => (await gatewayPage()).loader,
  panels: [
    panelOf(internetGateways, 'attachPool', {
      Component: async () => (await gatewayForms()).AttachPoolForm,
    }),
    panelOf(internetGateways, 'attachAddress', {
      Component: async () => (await gatewayForms()).AttachAddressForm,
    }),
  ],
})

const map = () => import('./map/MapTab')

const mapTab = tabOf(vpcs, 'map', {
  words: ['topology', 'diagram', 'network plan', 'reachability'],
  Component: async () => (await map()).MapTab,
  loader: async () => (await map()).loader,
  loads: loadsAll('the map'),
})

/** VPCs of a project and their contents. */
const vpcRoutes: RouteObject[] = [
  inRecord(vpcs, vpcs.to.page.path, [
    tabbedPageOf(vpcs, vpcPath, {
      Component: async () => (await page()).VpcPage,
      loader: async () => (await page()).loader,
      opensOn: 'firewall-rules',
      tabs: [firewallTab, subnetsTab, routersTab, gatewaysTab, mapTab],
    }),
    oneRouter,
    oneGateway,
  ]),
  pageOf(vpcs, 'list', {
    words: ['networks', 'virtual private clouds', 'security groups'],
    Component: async () => (await list()).VpcsPage,
    loader: async () => (await list()).loader,
    panels: [panelOf(vpcs, 'create', { Component: async () => (await forms()).CreateVpcForm })],
  }),
]

export const branches: RouteBranches = { project: vpcRoutes }
