import { ipPools } from '#features/system/ip-pools/noun'
import { fleetAccess } from '#features/silo/access/noun'
import { systemUtilization } from '#features/system/utilization/noun'
import { alertReceivers } from '#features/system/alerts/noun'
import { targetRelease } from '#features/system/update/noun'
import { auditLog } from '#features/system/audit-log/noun'
import { capacity } from '#features/system/capacity/noun'
import { issues } from '#features/system/issues/noun'
import { systemOverview } from '#features/console/overview/system/noun'
import { metrics } from '#features/system/metrics/noun'
import { allIdentityProviders } from '#features/system/identities/noun'
import { sleds } from '#features/system/inventory/noun'
import { addressLots } from '#features/system/address-lots/noun'
import { allowList } from '#features/system/allow-list/noun'
import { bfdSessions } from '#features/system/bfd-sessions/noun'
import { bgpPeers } from '#features/system/bgp/noun'
import { loopbackAddresses } from '#features/system/loopback-addresses/noun'
import { linkTo, tabbedItem, type NavBlock, blocksWithoutOff } from '#features/kit/noun/navigation'
import { silos } from '#features/system/silos/noun'
import { racks } from '#features/system/racks/noun'
import { switches } from '#features/system/switches/noun'
import { switchPortSettings } from '#features/system/switch-port-settings/noun'
import { subnetPools } from '#features/system/subnet-pools/noun'
import { supportBundles } from '#features/system/support-bundles/noun'
import { foot } from './foot'

/** The nouns in the sidebar of operators. */
export const systemSidebar = {
  systemOverview,
  issues,
  capacity,
  systemUtilization,
  metrics,
  auditLog,
  silos,
  allIdentityProviders,
  fleetAccess,
  ipPools,
  subnetPools,
  racks,
  sleds,
  switches,
  switchPortSettings,
  bgpPeers,
  bfdSessions,
  addressLots,
  loopbackAddresses,
  allowList,
  alertReceivers,
  targetRelease,
  supportBundles,
} as const

/**
 * The nouns that share an entry, by its words. These are the title of their page, whose tabs are the lists of the nouns, in
 * this order.
 */
export const systemSections = {
  Overview: [systemOverview, issues],
  Capacity: [capacity, systemUtilization],
  'People and access': [allIdentityProviders, fleetAccess],
  'Switches and ports': [switches, switchPortSettings],
  'BGP and BFD': [bgpPeers, bfdSessions],
  Addresses: [addressLots, loopbackAddresses],
} as const

const shared = (words: keyof typeof systemSections) => {
  const [first, ...more] = systemSections[words]
  return tabbedItem(words, linkTo(first), ...more.map((noun) => linkTo(noun)))
}

/** The links of operators, few enough for a low window: pages about one thing share an entry. */
export const systemNavigation = (): NavBlock[] =>
  blocksWithoutOff([
    {
      group: 'System',
      items: [shared('Overview'), shared('Capacity'), linkTo(metrics), linkTo(auditLog)],
    },
    {
      heading: 'Tenants',
      folds: true,
      items: [linkTo(silos), shared('People and access'), linkTo(ipPools), linkTo(subnetPools)],
    },
    {
      heading: 'Hardware',
      folds: true,
      items: [linkTo(racks), linkTo(sleds), shared('Switches and ports')],
    },
    {
      heading: 'Networking',
      folds: true,
      items: [shared('BGP and BFD'), shared('Addresses'), linkTo(allowList)],
    },
    {
      heading: 'Operations',
      folds: true,
      items: [linkTo(alertReceivers), linkTo(targetRelease), linkTo(supportBundles)],
    },
    foot,
  ])
