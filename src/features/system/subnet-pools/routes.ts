import type { RouteObject } from 'react-router'
import type { RouteBranches } from '#features/kit/routes/routeBranches'
import { loadsAll, loadsOne } from '#features/kit/routes/errors/loads'
import { inRecord, pageOf, panelOf, tabOf } from '#features/kit/routes/nounRoutes'
import { page } from '#features/kit/routes/routeParts'
import { subnetPools } from './noun'

const list = () => import('./list')
const forms = () => import('./forms')
const pool = () => import('./SubnetPoolPage')
const members = () => import('./MembersTab')
const memberForm = () => import('./MemberForm')
const silos = () => import('./SilosTab')

const membersTab = tabOf(subnetPools, 'page', {
  words: ['address blocks', 'prefixes', 'CIDR', 'IPv4', 'IPv6'],
  crumb: null,
  Component: async () => (await members()).MembersTab,
  loader: async () => (await members()).loader,
  loads: loadsAll('members'),
  panels: [
    panelOf(subnetPools, 'edit', { Component: async () => (await forms()).EditSubnetPoolForm }),
    panelOf(subnetPools, 'addMember', {
      Component: async () => (await memberForm()).AddMemberForm,
      loader: async () => (await memberForm()).loader,
      loads: loadsAll('members'),
    }),
  ],
})

const silosTab = tabOf(subnetPools, 'silos', {
  words: ['tenants', 'default pool', 'pool links'],
  Component: async () => (await silos()).SilosTab,
  loader: async () => (await silos()).loader,
  loads: loadsAll('linked silos'),
})

/** Subnet pools of the region, their members and linked silos. Operators only. */
const subnetPoolRoutes: RouteObject[] = [
  pageOf(subnetPools, 'list', {
    words: ['address blocks', 'external networks', 'prefixes', 'CIDR'],
    Component: async () => (await list()).SubnetPoolsPage,
    loader: async () => (await list()).loader,
    panels: [panelOf(subnetPools, 'create', { Component: async () => (await forms()).CreateSubnetPoolForm })],
  }),
  inRecord(subnetPools, subnetPools.to.page.path, [
    // No `tabbedPageOf`, which redirects to a tab: the first tab has the path of the page itself.
    page({
      Component: async () => (await pool()).SubnetPoolPage,
      loader: async () => (await pool()).loader,
      loads: loadsOne('subnet pool', 'subnetPool', undefined, {
        label: 'All subnet pools',
        to: subnetPools.to.list,
      }),
      children: [membersTab, silosTab],
    }),
  ]),
]

export const branches: RouteBranches = { system: subnetPoolRoutes }
