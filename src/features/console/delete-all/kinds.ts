import { deletedWith as affinity } from '#features/project/affinity/deletedWith'
import { deletedWith as disks } from '#features/project/disks/deletedWith'
import { deletedWith as externalSubnets } from '#features/project/external-subnets/deletedWith'
import { deletedWith as floatingIps } from '#features/project/floating-ips/deletedWith'
import { deletedWith as images } from '#features/project/images/deletedWith'
import { deletedWith as instances } from '#features/project/instances/deletedWith'
import { deletedWith as instancesNetworking } from '#features/project/instances/networking/deletedWith'
import { deletedWith as probes } from '#features/project/probes/deletedWith'
import { deletedWith as snapshots } from '#features/project/snapshots/deletedWith'
import { deletedWith as vpcs } from '#features/project/vpcs/deletedWith'
import { deletedWith as vpcsFirewall } from '#features/project/vpcs/firewall/deletedWith'
import { deletedWith as vpcsGateways } from '#features/project/vpcs/gateways/deletedWith'
import { deletedWith as vpcsRouters } from '#features/project/vpcs/routers/deletedWith'
import { deletedWith as vpcsSubnets } from '#features/project/vpcs/subnets/deletedWith'
import { deletedWith as projects } from '#features/silo/projects/deletedWith'
import { deletedWith as siloSettingsCertificates } from '#features/silo/silo-settings/certificates/deletedWith'
import { deletedWith as siloSettingsGroups } from '#features/silo/silo-settings/groups/deletedWith'
import { deletedWith as silos } from '#features/system/silos/deletedWith'
import { deletedWith as silosIdps } from '#features/system/silos/idps/deletedWith'
import { deletedWith as silosPools } from '#features/system/silos/pools/deletedWith'
import { deletedWith as silosScim } from '#features/system/silos/scim/deletedWith'
import { deletedWith as silosSubnetPools } from '#features/system/silos/subnet-pools/deletedWith'
import { deletedWith as silosUsers } from '#features/system/silos/users/deletedWith'
import { nounsByArea } from '#features/areas/nounsByArea'
import type { Noun } from '#features/kit/noun/noun'
import type { KindFacts, DeletedWith, ThingKind } from '#features/shared/thingFacts'

/**
 * The kinds that are in a project, a VPC or a silo, and those three. The nouns of others of a
 * project say in `tests/nouns` why they are not here.
 */
export const thingKinds: DeletedWith = {
  ...affinity,
  ...disks,
  ...floatingIps,
  ...externalSubnets,
  ...images,
  ...instances,
  ...instancesNetworking,
  ...probes,
  ...snapshots,
  ...vpcs,
  ...vpcsFirewall,
  ...vpcsGateways,
  ...vpcsRouters,
  ...vpcsSubnets,
  ...projects,
  ...siloSettingsCertificates,
  ...siloSettingsGroups,
  ...silos,
  ...silosIdps,
  ...silosPools,
  ...silosScim,
  ...silosSubnetPools,
  ...silosUsers,
}

/** The facts of a kind. @throws when no feature has it, though another says that it is in its own */
export function kindFacts(kind: ThingKind): KindFacts {
  const facts = thingKinds[kind]
  if (!facts) throw new Error(`No deletedWith.ts has the kind ${kind}`)
  return facts
}

/** The kinds in the order of their nouns, which is that of the sidebars. The others are after them. */
const inOrder = [
  ...new Set([
    ...Object.values(nounsByArea).flatMap((area) =>
      Object.values<Noun>(area).flatMap(({ kind }) => (kind && thingKinds[kind] ? [kind] : [])),
    ),
    ...(Object.keys(thingKinds) as ThingKind[]),
  ]),
]

/** The kinds in a kind, and those that are kept if it is the whole. */
export const kindsInside = (kind: ThingKind) => ({
  contents: inOrder.filter((each) => thingKinds[each]?.in === kind),
  kept: inOrder.filter((each) => thingKinds[each]?.keptIn === kind),
})
