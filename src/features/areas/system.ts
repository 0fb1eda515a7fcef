import Cable from 'lucide-react/icons/cable'
import EthernetPort from 'lucide-react/icons/ethernet-port'
import Rows4 from 'lucide-react/icons/rows-4'
import Router from 'lucide-react/icons/router'
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
import { morePaths } from '#src/morePaths'
import { paths } from '#src/paths'
import { addressLots } from '#features/address-lots/noun'
import { allowList } from '#features/allow-list/noun'
import { bfdSessions } from '#features/bfd-sessions/noun'
import { help } from '#features/help/noun'
import { loopbackAddresses } from '#features/loopback-addresses/noun'
import { linkTo, type NavBlock } from '#features/noun/navigation'
import { silos } from '#features/silos/noun'
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
    items: [
      { label: 'Racks', to: paths.racks(), icon: Rows4, goKey: 'r' },
      linkTo(sleds),
      { label: 'Switches', to: paths.switches(), icon: EthernetPort, also: '/system/switch-' },
    ],
  },
  {
    heading: 'Networking',
    items: [
      linkTo(ipPools),
      linkTo(addressLots),
      linkTo(loopbackAddresses),
      { label: 'Switch port settings', to: morePaths.portSettings(), icon: Cable },
      linkTo(bfdSessions),
      { label: 'BGP', to: paths.bgpPeers(), icon: Router, also: '/system/networking/bgp' },
      linkTo(allowList),
    ],
  },
  {
    heading: 'Operations',
    items: [linkTo(alertReceivers), linkTo(targetRelease), linkTo(supportBundles)],
  },
]
