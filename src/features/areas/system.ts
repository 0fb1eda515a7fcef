import Cable from 'lucide-react/icons/cable'
import ChartLine from 'lucide-react/icons/chart-line'
import EthernetPort from 'lucide-react/icons/ethernet-port'
import Rows4 from 'lucide-react/icons/rows-4'
import Scaling from 'lucide-react/icons/scaling'
import Router from 'lucide-react/icons/router'
import Server from 'lucide-react/icons/server'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import User from 'lucide-react/icons/user'
import { ipPools } from '#features/ip-pools/noun'
import { fleetAccess } from '#features/access/noun'
import { systemUtilization } from '#features/utilization/noun'
import { alertReceivers } from '#features/alerts/noun'
import { targetRelease } from '#features/update/noun'
import { auditLog } from '#features/audit-log/noun'
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
      { label: 'Issues', to: paths.systemIssues(), icon: TriangleAlert },
      linkTo(systemUtilization),
      { label: 'Capacity', to: paths.capacity(), icon: Scaling },
      { label: 'Metrics', to: morePaths.metrics(), icon: ChartLine },
      { label: 'Identities', to: paths.identities(), icon: User, also: '/system/identities' },
      linkTo(fleetAccess),
      linkTo(auditLog),
    ],
  },
  {
    heading: 'Hardware',
    items: [
      { label: 'Racks', to: paths.racks(), icon: Rows4, goKey: 'r' },
      { label: 'Inventory', to: paths.inventory(), icon: Server, also: '/system/inventory', goKey: 'n' },
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
