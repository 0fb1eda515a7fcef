import type { RouteObject } from 'react-router'
import { branches as machineDebugger } from '#features/console/debugger/routes'
import { branches as deleteAll } from '#features/console/delete-all/routes'
import { branches as deleted } from '#features/console/deleted/routes'
import { branches as device } from '#features/console/device/routes'
import { branches as help } from '#features/console/help/routes'
import { branches as ledger } from '#features/console/ledger/routes'
import { branches as login } from '#features/console/login/routes'
import { branches as lookup } from '#features/console/lookup/routes'
import { branches as overview } from '#features/console/overview/routes'
import { branches as settings } from '#features/console/settings/routes'
import { branches as affinity } from '#features/project/affinity/routes'
import { branches as disks } from '#features/project/disks/routes'
import { branches as multicastGroups } from '#features/silo/multicast-groups/routes'
import { branches as externalSubnets } from '#features/project/external-subnets/routes'
import { branches as floatingIps } from '#features/project/floating-ips/routes'
import { branches as images } from '#features/project/images/routes'
import { branches as instances } from '#features/project/instances/routes'
import { branches as probes } from '#features/project/probes/routes'
import { branches as snapshots } from '#features/project/snapshots/routes'
import { branches as vpcs } from '#features/project/vpcs/routes'
import { branches as access } from '#features/silo/access/routes'
import { branches as projects } from '#features/silo/projects/routes'
import { branches as siloSettings } from '#features/silo/silo-settings/routes'
import { branches as addressLots } from '#features/system/address-lots/routes'
import { branches as alerts } from '#features/system/alerts/routes'
import { branches as allowList } from '#features/system/allow-list/routes'
import { branches as auditLog } from '#features/system/audit-log/routes'
import { branches as bfdSessions } from '#features/system/bfd-sessions/routes'
import { branches as bgp } from '#features/system/bgp/routes'
import { branches as capacity } from '#features/system/capacity/routes'
import { branches as identities } from '#features/system/identities/routes'
import { branches as inventory } from '#features/system/inventory/routes'
import { branches as ipPools } from '#features/system/ip-pools/routes'
import { branches as issues } from '#features/system/issues/routes'
import { branches as loopbackAddresses } from '#features/system/loopback-addresses/routes'
import { branches as metrics } from '#features/system/metrics/routes'
import { branches as racks } from '#features/system/racks/routes'
import { branches as silos } from '#features/system/silos/routes'
import { branches as subnetPools } from '#features/system/subnet-pools/routes'
import { branches as supportBundles } from '#features/system/support-bundles/routes'
import { branches as switchPortSettings } from '#features/system/switch-port-settings/routes'
import { branches as switches } from '#features/system/switches/routes'
import { branches as update } from '#features/system/update/routes'
import { branches as utilization } from '#features/system/utilization/routes'
import type { RouteBranches } from '#features/kit/routes/routeBranches'

/** The pages of each feature. Those of the preview are in builds with the mock region alone. */
const features: readonly RouteBranches[] = [
  machineDebugger,
  deleteAll,
  deleted,
  device,
  help,
  ledger,
  login,
  lookup,
  overview,
  settings,
  affinity,
  disks,
  externalSubnets,
  multicastGroups,
  floatingIps,
  images,
  instances,
  probes,
  snapshots,
  vpcs,
  access,
  projects,
  siloSettings,
  addressLots,
  alerts,
  allowList,
  auditLog,
  bfdSessions,
  bgp,
  capacity,
  identities,
  inventory,
  ipPools,
  issues,
  loopbackAddresses,
  metrics,
  racks,
  silos,
  subnetPools,
  supportBundles,
  switchPortSettings,
  switches,
  update,
  utilization,
]

/** The routes of a layout, those of each feature together. */
export const branchesIn = (layout: keyof RouteBranches): readonly (readonly RouteObject[])[] =>
  features.flatMap((branches) => (branches[layout] ? [branches[layout]] : []))

/** The routes of a layout. */
export const routesIn = (layout: keyof RouteBranches): RouteObject[] => branchesIn(layout).flat()
