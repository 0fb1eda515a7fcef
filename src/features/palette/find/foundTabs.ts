import type { Params } from 'react-router'
import {
  alertClasses,
  alertDeliveries,
  alertReceivers,
  alertSubscriptions,
  webhookSecrets,
} from '#features/alerts/noun'
import { announceSets, bgpConfigs, bgpPeers } from '#features/bgp/noun'
import { deletedThings } from '#features/deleted/noun'
import { builtInUsers } from '#features/identities/noun'
import { instances } from '#features/instances/noun'
import { networkInterfaces } from '#features/instances/networking/noun'
import { physicalDisks, uninitializedSleds } from '#features/inventory/noun'
import { ipPools } from '#features/ip-pools/noun'
import { fill, paramsOf } from '#features/kit/noun/address'
import type { SidebarPlace } from '#features/kit/noun/noun'
import type { PaletteEntry } from '#features/kit/palette/paletteStore'
import { certificates } from '#features/silo/certificates/noun'
import { groups } from '#features/silo/groups/noun'
import { tokenLifetime } from '#features/silo/token-lifetime/noun'
import { silos } from '#features/silos/noun'
import { usersOfSilo } from '#features/silos/users/noun'
import { switchPorts } from '#features/switches/ports/noun'
import { uplinks } from '#features/switches/uplinks/noun'
import { trustRoots } from '#features/update/noun'
import { firewallRules } from '#features/vpcs/firewall/noun'
import { internetGateways } from '#features/vpcs/gateways/noun'
import { vpcs } from '#features/vpcs/noun'
import { routers } from '#features/vpcs/routers/noun'
import { subnets } from '#features/vpcs/subnets/noun'
import { isOff } from '#store/model/settings'

interface Page {
  path: string
}

/** A noun whose records have tabs. */
interface Whole {
  one: string
  title: string
  sidebar: SidebarPlace
  to: { list: Page }
}

/** A tab of a page, or a list without a place in a sidebar. */
export interface FoundTab {
  /** Its name, with that of its subject where it says too little alone: "BGP routes". */
  title: string
  to: Page
  /** The noun of the record that has the tab; its list leads there while no record is open. */
  of?: Whole
}

const tabsOf = <Name extends string>(of: Whole, named: Readonly<Record<Name, Omit<FoundTab, 'of'>>>) =>
  Object.fromEntries(
    Object.entries<Omit<FoundTab, 'of'>>(named).map(([name, tab]) => [name, { ...tab, of }]),
  ) as Record<Name, FoundTab>

const listed = ({ title, to: { list } }: { title: string; to: { list: Page } }): FoundTab => ({
  title,
  to: list,
})

/** The tabs of a project. */
export const projectTabs = {
  deletedThings: listed(deletedThings),
  ...tabsOf(instances, {
    instanceStorage: { title: instances.tabs.page, to: instances.to.page },
    networkInterfaces: listed(networkInterfaces),
    instanceMetrics: { title: instances.tabs.metrics, to: instances.to.metrics },
    connect: { title: instances.tabs.connect, to: instances.to.connect },
    serialConsole: { title: 'Serial console', to: instances.to.serialConsole },
    instanceSettings: { title: 'Instance settings', to: instances.to.settings },
  }),
  ...tabsOf(vpcs, {
    firewallRules: listed(firewallRules),
    subnets: listed(subnets),
    routers: listed(routers),
    internetGateways: listed(internetGateways),
    vpcMap: { title: vpcs.tabs.map, to: vpcs.to.map },
  }),
} as const

/** The tabs of the silo. */
export const siloTabs = {
  groups: listed(groups),
  tokenLifetime: { title: tokenLifetime.title, to: tokenLifetime.to.page },
  certificates: listed(certificates),
} as const

/** The tabs of System. */
export const systemTabs = {
  announceSets: listed(announceSets),
  bgpConfigs: listed(bgpConfigs),
  bgpRoutes: { title: 'BGP routes', to: bgpPeers.to.routes },
  bgpMessages: { title: 'BGP messages', to: bgpPeers.to.messages },
  builtInUsers: listed(builtInUsers),
  physicalDisks: listed(physicalDisks),
  switchPorts: listed(switchPorts),
  uninitializedSleds: listed(uninitializedSleds),
  uplinks: listed(uplinks),
  alertClasses: listed(alertClasses),
  trustRoots: listed(trustRoots),
  ...tabsOf(silos, {
    usersOfSilo: listed(usersOfSilo),
    quotas: { title: silos.tabs.quotas, to: silos.to.quotas },
    poolsOfSilo: { title: 'IP pools of a silo', to: silos.to.pools },
    fleetRoles: { title: silos.tabs.fleetRoles, to: silos.to.fleetRoles },
  }),
  ...tabsOf(ipPools, {
    ipRanges: { title: ipPools.tabs.page, to: ipPools.to.page },
    linkedSilos: { title: ipPools.tabs.silos, to: ipPools.to.silos },
  }),
  ...tabsOf(alertReceivers, {
    alertDeliveries: listed(alertDeliveries),
    alertSubscriptions: listed(alertSubscriptions),
    webhookSecrets: listed(webhookSecrets),
    alertProbe: { title: 'Probe of a receiver', to: alertReceivers.to.probe },
  }),
} as const

/**
 * The entry of a tab. Without an open record it leads to the list of those that have the tab.
 *
 * @param at the parameters of the open page
 */
export function tabEntry({ title, to: { path }, of }: FoundTab, place: string, at: Params): PaletteEntry[] {
  if (isOff(path) || (of && isOff(of.to.list.path))) return []
  const entry = { label: title, group: 'Pages', isFound: true } as const
  if (!of) return [{ ...entry, place, to: fill(path, at) }]
  const names = paramsOf(path)
  if (names.every((name) => at[name] !== undefined))
    return [{ ...entry, place: `${place}, ${of.one} ${at[names.at(-1) ?? '']}`, to: fill(path, at) }]
  return [
    {
      ...entry,
      place: `${place}, ${of.sidebar.label ?? of.title}`,
      to: fill(of.to.list.path, at),
      isStep: true,
    },
  ]
}
