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

/** The links of operators. */
export const systemNavigation = (): NavBlock[] => [
  { items: [linkTo(help)] },
  {
    heading: 'System',
    items: [
      linkTo(silos),
      linkTo(issues),
      linkTo(systemUtilization),
      linkTo(capacity),
      linkTo(metrics),
      linkTo(allIdentityProviders),
      linkTo(fleetAccess),
      linkTo(auditLog),
    ],
  },
  {
    heading: 'Hardware',
    items: [linkTo(racks), linkTo(sleds), linkTo(switches)],
  },
  {
    heading: 'Networking',
    items: [
      linkTo(ipPools),
      linkTo(addressLots),
      linkTo(loopbackAddresses),
      linkTo(switchPortSettings),
      linkTo(bfdSessions),
      linkTo(bgpPeers),
      linkTo(allowList),
    ],
  },
  {
    heading: 'Operations',
    items: [linkTo(alertReceivers), linkTo(targetRelease), linkTo(supportBundles)],
  },
]
