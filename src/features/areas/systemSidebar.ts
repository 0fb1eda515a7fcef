import { ipPools } from '#features/ip-pools/noun'
import { fleetAccess } from '#features/access/noun'
import { systemUtilization } from '#features/utilization/noun'
import { alertReceivers } from '#features/alerts/noun'
import { targetRelease } from '#features/update/noun'
import { auditLog } from '#features/audit-log/noun'
import { capacity } from '#features/capacity/noun'
import { issues } from '#features/issues/noun'
import { systemOverview } from '#features/overview/system/noun'
import { metrics } from '#features/metrics/noun'
import { allIdentityProviders } from '#features/identities/noun'
import { sleds } from '#features/inventory/noun'
import { addressLots } from '#features/address-lots/noun'
import { allowList } from '#features/allow-list/noun'
import { bfdSessions } from '#features/bfd-sessions/noun'
import { bgpPeers } from '#features/bgp/noun'
import { loopbackAddresses } from '#features/loopback-addresses/noun'
import { linkTo, together, type NavBlock, blocksWithoutOff } from '#features/kit/noun/navigation'
import { silos } from '#features/silos/noun'
import { racks } from '#features/racks/noun'
import { switches } from '#features/switches/noun'
import { switchPortSettings } from '#features/switch-port-settings/noun'
import { supportBundles } from '#features/support-bundles/noun'
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

/** The words of the entries for several pages. They are the title of those pages, whose tabs they are. */
export const systemSections = {
  overview: 'Overview',
  capacity: 'Capacity',
  access: 'People and access',
  switches: 'Switches and ports',
  sessions: 'BGP and BFD',
  addresses: 'Addresses',
} as const

/** The links of operators, few enough for a low window: pages about one thing share an entry. */
export const systemNavigation = (): NavBlock[] =>
  blocksWithoutOff([
    {
      group: 'System',
      items: [
        together(systemSections.overview, linkTo(systemOverview), linkTo(issues)),
        together(systemSections.capacity, linkTo(capacity), linkTo(systemUtilization)),
        linkTo(metrics),
        linkTo(auditLog),
      ],
    },
    {
      heading: 'Tenants',
      folds: true,
      items: [
        linkTo(silos),
        together(systemSections.access, linkTo(allIdentityProviders), linkTo(fleetAccess)),
        linkTo(ipPools),
      ],
    },
    {
      heading: 'Hardware',
      folds: true,
      items: [
        linkTo(racks),
        linkTo(sleds),
        together(systemSections.switches, linkTo(switches), linkTo(switchPortSettings)),
      ],
    },
    {
      heading: 'Networking',
      folds: true,
      items: [
        together(systemSections.sessions, linkTo(bgpPeers), linkTo(bfdSessions)),
        together(systemSections.addresses, linkTo(addressLots), linkTo(loopbackAddresses)),
        linkTo(allowList),
      ],
    },
    {
      heading: 'Operations',
      folds: true,
      items: [linkTo(alertReceivers), linkTo(targetRelease), linkTo(supportBundles)],
    },
    foot,
  ])
