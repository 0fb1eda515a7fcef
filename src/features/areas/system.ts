import BellRing from 'lucide-react/icons/bell-ring'
import Boxes from 'lucide-react/icons/boxes'
import ChartLine from 'lucide-react/icons/chart-line'
import CircleGauge from 'lucide-react/icons/circle-gauge'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import LayoutList from 'lucide-react/icons/layout-list'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Scaling from 'lucide-react/icons/scaling'
import Server from 'lucide-react/icons/server'
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import ScrollText from 'lucide-react/icons/scroll-text'
import ShieldCheck from 'lucide-react/icons/shield-check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import User from 'lucide-react/icons/user'
import Waypoints from 'lucide-react/icons/waypoints'
import { morePaths } from '#src/morePaths'
import { paths } from '#src/paths'
import { bgpPeers } from '#features/bgp/noun'
import { help } from '#features/help/noun'
import { linkTo, type NavBlock } from '#features/noun/navigation'
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
      { label: 'Silos', to: paths.silos(), icon: Boxes, goKey: 's' },
      { label: 'Issues', to: paths.systemIssues(), icon: TriangleAlert },
      { label: 'Utilization', to: paths.systemUtilization(), icon: CircleGauge, goKey: 'u' },
      { label: 'Capacity', to: paths.capacity(), icon: Scaling },
      { label: 'Metrics', to: morePaths.metrics(), icon: ChartLine },
      { label: 'Identities', to: paths.identities(), icon: User, also: '/system/identities' },
      { label: 'Fleet access', to: paths.fleetAccess(), icon: ShieldCheck, goKey: 'c' },
      { label: 'Audit log', to: paths.auditLog(), icon: ScrollText, goKey: 'l' },
    ],
  },
  {
    heading: 'Hardware',
    items: [
      linkTo(racks),
      { label: 'Inventory', to: paths.inventory(), icon: Server, also: '/system/inventory', goKey: 'n' },
      linkTo(switches),
    ],
  },
  {
    heading: 'Networking',
    items: [
      {
        label: 'IP pools',
        to: paths.ipPools(),
        icon: Waypoints,
        also: morePaths.servicePool(),
        goKey: 'i',
      },
      { label: 'Address lots', to: paths.addressLots(), icon: LayoutList },
      { label: 'Loopback addresses', to: paths.loopbackAddresses(), icon: RotateCw },
      linkTo(switchPortSettings),
      { label: 'BFD sessions', to: paths.bfdSessions(), icon: HeartPulse },
      linkTo(bgpPeers),
      { label: 'API access', to: paths.allowList(), icon: ShieldAlert },
    ],
  },
  {
    heading: 'Operations',
    items: [
      { label: 'Alerts', to: paths.alertReceivers(), icon: BellRing, also: '/system/alerts', goKey: 'a' },
      { label: 'Update', to: paths.update(), icon: RefreshCw, also: '/system/update' },
      linkTo(supportBundles),
    ],
  },
]
