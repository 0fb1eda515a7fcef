import { foundBy as alerts } from '#features/system/alerts/foundBy'
import { foundBy as supportBundles } from '#features/system/support-bundles/foundBy'
import { foundBy as siloSettingsCertificates } from '#features/silo/silo-settings/certificates/foundBy'
import { foundBy as affinity } from '#features/project/affinity/foundBy'
import { foundBy as disks } from '#features/project/disks/foundBy'
import { foundBy as externalSubnets } from '#features/project/external-subnets/foundBy'
import { foundBy as floatingIps } from '#features/project/floating-ips/foundBy'
import { foundBy as images } from '#features/project/images/foundBy'
import { foundBy as instances } from '#features/project/instances/foundBy'
import { foundBy as instancesNetworking } from '#features/project/instances/networking/foundBy'
import { foundBy as probes } from '#features/project/probes/foundBy'
import { foundBy as snapshots } from '#features/project/snapshots/foundBy'
import { foundBy as vpcs } from '#features/project/vpcs/foundBy'
import { foundBy as vpcsFirewall } from '#features/project/vpcs/firewall/foundBy'
import { foundBy as vpcsGateways } from '#features/project/vpcs/gateways/foundBy'
import { foundBy as vpcsRouters } from '#features/project/vpcs/routers/foundBy'
import { foundBy as vpcsSubnets } from '#features/project/vpcs/subnets/foundBy'
import { foundBy as multicastGroups } from '#features/silo/multicast-groups/foundBy'
import { foundBy as projects } from '#features/silo/projects/foundBy'
import { foundBy as siloSettingsGroups } from '#features/silo/silo-settings/groups/foundBy'
import { foundBy as siloSettingsUsers } from '#features/silo/silo-settings/users/foundBy'
import { foundBy as addressLots } from '#features/system/address-lots/foundBy'
import { foundBy as bfdSessions } from '#features/system/bfd-sessions/foundBy'
import { foundBy as bgp } from '#features/system/bgp/foundBy'
import { foundBy as identities } from '#features/system/identities/foundBy'
import { foundBy as inventory } from '#features/system/inventory/foundBy'
import { foundBy as ipPools } from '#features/system/ip-pools/foundBy'
import { foundBy as loopbackAddresses } from '#features/system/loopback-addresses/foundBy'
import { foundBy as racks } from '#features/system/racks/foundBy'
import { foundBy as silos } from '#features/system/silos/foundBy'
import { foundBy as silosIdps } from '#features/system/silos/idps/foundBy'
import { foundBy as silosUsers } from '#features/system/silos/users/foundBy'
import { foundBy as subnetPools } from '#features/system/subnet-pools/foundBy'
import { foundBy as switchPortSettings } from '#features/system/switch-port-settings/foundBy'
import { foundBy as switches } from '#features/system/switches/foundBy'
import { foundBy as switchesPorts } from '#features/system/switches/ports/foundBy'
import type { FoundKind } from '#features/shared/foundFacts'
import { isOff } from '#model/settings'

/** The kinds of all features, in the order of the list. */
const kinds: readonly FoundKind[] = [
  ...projects,
  ...instances,
  ...instancesNetworking,
  ...disks,
  ...snapshots,
  ...images,
  ...vpcs,
  ...vpcsSubnets,
  ...vpcsRouters,
  ...vpcsFirewall,
  ...vpcsGateways,
  ...floatingIps,
  ...externalSubnets,
  ...affinity,
  ...probes,
  ...multicastGroups,
  ...siloSettingsUsers,
  ...siloSettingsGroups,
  ...siloSettingsCertificates,
  ...silos,
  ...silosUsers,
  ...silosIdps,
  ...racks,
  ...inventory,
  ...switches,
  ...switchesPorts,
  ...switchPortSettings,
  ...ipPools,
  ...subnetPools,
  ...bgp,
  ...bfdSessions,
  ...addressLots,
  ...loopbackAddresses,
  ...identities,
  ...alerts,
  ...supportBundles,
]

/** The kinds without those that the installation has switched off. */
export const foundKinds = (): readonly FoundKind[] => kinds.filter(({ noun }) => !isOff(noun.to.list.path))
