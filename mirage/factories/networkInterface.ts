import type { InstanceNetworkInterface, Instance } from '#store/api/generated/types'
import { idOf } from '../random'
import type { Region } from '../region'

/** Gives an instance the interface that an instance has by default. */
export function giveNic(region: Region, instance: Instance, octet: number): InstanceNetworkInterface {
  const vpcId = idOf(`vpc ${instance.projectId} default`)
  const row: InstanceNetworkInterface = {
    id: idOf(`nic ${instance.id} net0`),
    name: 'net0',
    description: `default primary interface for ${instance.name}`,
    instanceId: instance.id,
    ipStack: { type: 'v4', value: { ip: `172.30.0.${octet}`, transitIps: [] } },
    mac: `02:5A:00:00:00:${octet.toString(16).toUpperCase().padStart(2, '0')}`,
    primary: true,
    subnetId: idOf(`subnet ${vpcId} default`),
    vpcId,
    timeCreated: instance.timeCreated,
    timeModified: instance.timeModified,
  }
  region.world.nics.insert(row)
  return row
}
