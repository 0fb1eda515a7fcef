import { ipPools } from '#features/ip-pools/noun'
import { fleetAccess } from '#features/access/noun'
import { systemUtilization } from '#features/utilization/noun'
import { alertReceivers } from '#features/alerts/noun'
import { targetRelease } from '#features/update/noun'
import { auditLog } from '#features/audit-log/noun'
import { capacity } from '#features/capacity/noun'
import { issues } from '#features/issues/noun'
import { metrics } from '#features/metrics/noun'
import { allIdentityProviders } from '#features/identities/noun'
import { sleds } from '#features/inventory/noun'
import { addressLots } from '#features/address-lots/noun'
import { allowList } from '#features/allow-list/noun'
import { bfdSessions } from '#features/bfd-sessions/noun'
import { bgpPeers } from '#features/bgp/noun'
import { help } from '#features/help/noun'
import { loopbackAddresses } from '#features/loopback-addresses/noun'
import { linkTo, type NavBlock } from '#features/kit/noun/navigation'
import { silos } from '#features/silos/noun'
import { racks } from '#features/racks/noun'
import { switches } from '#features/switches/noun'
import { switchPortSettings } from '#features/switch-port-settings/noun'
import { supportBundles } from '#features/support-bundles/noun'

/** The nouns in the sidebar of operators by their headings, in its order. */
export const systemSidebar = {
  System: {
    silos,
    issues,
    systemUtilization,
    capacity,
    metrics,
    allIdentityProviders,
    fleetAccess,
    auditLog,
  },
  Hardware: { racks, sleds, switches },
  Networking: {
    ipPools,
    addressLots,
    loopbackAddresses,
    switchPortSettings,
    bfdSessions,
    bgpPeers,
    allowList,
  },
  Operations: { alertReceivers, targetRelease, supportBundles },
} as const

/** The links of operators. */
export const systemNavigation = (): NavBlock[] => [
  { items: [linkTo(help)] },
  ...Object.entries(systemSidebar).map(([heading, nouns]) => ({
    heading,
    items: Object.values(nouns).map((noun) => linkTo(noun)),
  })),
]
