import type { ExternalIp } from '#store/api/generated/types'
import { addressesOf, transitIpsOf } from '#model/network/privateIps'
import type { ReachInterface } from '#model/network/reach/reachNetwork'
import { externalSubnetsOf, type VpcNetwork } from '../map/vpcNetwork'

/** The interfaces of a VPC as packets see them. @param external the external addresses that are read, by instance id */
export function reachInterfaces(
  network: VpcNetwork,
  external?: Readonly<Record<string, readonly ExternalIp[]>>,
): ReachInterface[] {
  const names = new Map(network.instances.map(({ id, name }) => [id, name]))
  return Object.values(network.interfaces)
    .flat()
    .map((nic) => ({
      id: nic.id,
      name: nic.name,
      instanceId: nic.instanceId,
      instance: names.get(nic.instanceId) ?? nic.instanceId,
      isPrimary: nic.primary,
      subnetId: nic.subnetId,
      addresses: addressesOf(nic.ipStack),
      transitIps: transitIpsOf(nic.ipStack),
      external: external?.[nic.instanceId],
      externalSubnets: externalSubnetsOf(nic, network).map(({ subnet }) => subnet),
    }))
}
