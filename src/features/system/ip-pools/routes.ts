import type { RouteBranches } from '#features/kit/routes/routeBranches'
import type { RouteObject } from 'react-router'
import { loadsAll, loadsOne } from '#features/kit/routes/errors/loads'
import { inRecord, pageOf, panelOf, recordOf, tabOf } from '#features/kit/routes/nounRoutes'
import { page } from '#features/kit/routes/routeParts'
import { ipPools } from './noun'

const list = () => import('./list')
const forms = () => import('./forms')
const pool = () => import('./IpPoolPage')
const ranges = () => import('./RangesTab')
const rangeForms = () => import('./RangeForm')
const silos = () => import('./LinkedSilosTab')
const services = () => import('./ServicePoolPage')

const rangesTab = tabOf(ipPools, 'page', {
  words: ['address ranges', 'CIDR', 'IPv4', 'IPv6'],
  crumb: null,
  Component: async () => (await ranges()).RangesTab,
  loader: async () => (await ranges()).loader,
  loads: loadsAll('IP ranges'),
  panels: [
    panelOf(ipPools, 'edit', { Component: async () => (await forms()).EditIpPoolForm }),
    panelOf(ipPools, 'addRange', {
      Component: async () => (await rangeForms()).AddRangeForm,
      loader: async () => (await rangeForms()).loader,
      loads: loadsAll('IP ranges'),
    }),
  ],
})

const silosTab = tabOf(ipPools, 'silos', {
  words: ['tenants', 'default pool', 'pool links'],
  Component: async () => (await silos()).LinkedSilosTab,
  loader: async () => (await silos()).loader,
  loads: loadsAll('linked silos'),
})

/** IP pools of the region, their ranges and linked silos. Operators only. */
const ipPoolRoutes: RouteObject[] = [
  pageOf(ipPools, 'list', {
    words: ['address ranges', 'public addresses', 'CIDR'],
    Component: async () => (await list()).IpPoolsPage,
    loader: async () => (await list()).loader,
    panels: [panelOf(ipPools, 'create', { Component: async () => (await forms()).CreateIpPoolForm })],
  }),
  recordOf(ipPools, 'servicePool', {
    crumb: 'Service pool',
    Component: async () => (await services()).ServicePoolPage,
    loader: async () => (await services()).loader,
    loads: loadsAll('the pool of the region’s services', {
      label: 'All IP pools',
      to: () => ipPools.to.list(),
    }),
    panels: [
      panelOf(ipPools, 'addServiceRange', {
        Component: async () => (await rangeForms()).AddServiceRangeForm,
      }),
    ],
  }),
  inRecord(ipPools, ipPools.to.page.path, [
    // No `tabbedPageOf`, which redirects to a tab: the first tab has the path of the page itself.
    page({
      Component: async () => (await pool()).IpPoolPage,
      loader: async () => (await pool()).loader,
      loads: loadsOne('IP pool', 'pool', undefined, { label: 'All IP pools', to: ipPools.to.list }),
      children: [rangesTab, silosTab],
    }),
  ]),
]

export const branches: RouteBranches = { system: ipPoolRoutes }
