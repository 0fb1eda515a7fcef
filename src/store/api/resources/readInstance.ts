import { instanceAffinityGroupList } from '../generated/operations/experimental'
import { instanceView } from '../generated/operations/instances'
import { instanceAntiAffinityGroupList } from '../generated/operations/instancesAntiAffinityGroups'
import { instanceDiskList } from '../generated/operations/instancesDisks'
import { instanceExternalIpList } from '../generated/operations/instancesExternalIps'
import { instanceSshPublicKeyList } from '../generated/operations/instancesSshPublicKeys'
import { instanceNetworkInterfaceList } from '../generated/operations/networkInterfaces'
import { vpcSubnetView } from '../generated/operations/vpcSubnets'
import { vpcView } from '../generated/operations/vpcs'
import { askOne, toCall, type Ask, type TypedCall } from '../wire/call'
import { ALL_LIMIT } from '#model/paging'
import {
  recordedDisk,
  recordedIps,
  recordedNic,
  recordedSettings,
  LARGEST_RECORD,
  type DeletedInstance,
  type RecordedNic,
  type Named,
} from '#store/kept/deletedRecords'

// What is needed to make an instance again, read from the region right before it is deleted. Rule: BACK-1.

/** Asks, and gives undefined in place of an error. */
async function tryTo<Data>(ask: Ask, call: TypedCall<Data>): Promise<Data | undefined> {
  return (await askOne(call, ask)).data
}

const named = ({ id, name }: Named): Named => ({ id, name })

/** The names of the VPCs and the subnets of interfaces, by their ids, as far as they can be read. */
async function namesOf(ask: Ask, nics: readonly RecordedNic[]): Promise<ReadonlyMap<string, string>> {
  const vpcs = [...new Set(nics.map(({ vpcId }) => vpcId))]
  const subnets = [...new Set(nics.map(({ subnetId }) => subnetId))]
  const found = await Promise.all([
    ...vpcs.map((vpc) => tryTo<Named>(ask, toCall(vpcView, { vpc }))),
    ...subnets.map((subnet) => tryTo<Named>(ask, toCall(vpcSubnetView, { subnet }))),
  ])
  return new Map(found.flatMap((each) => (each ? [[each.id, each.name] as const] : [])))
}

/**
 * Reads what is needed to make an instance again.
 *
 * @param instance its id
 * @returns undefined if what it cannot be without could not be read, or is too much to be kept
 */
export async function readInstance(instance: string, ask: Ask): Promise<DeletedInstance | undefined> {
  const at = { instance }
  const all = { instance, limit: ALL_LIMIT }
  const [record, disks, interfaces, ips] = await Promise.all([
    tryTo(ask, toCall(instanceView, at)),
    tryTo(ask, toCall(instanceDiskList, at)),
    tryTo(ask, toCall(instanceNetworkInterfaceList, at)),
    tryTo(ask, toCall(instanceExternalIpList, at)),
  ])
  if (!record || !disks || !interfaces || !ips) return undefined
  const nics = interfaces.items.toSorted((a, b) => Number(b.primary) - Number(a.primary)).map(recordedNic)
  const [names, apart, together, keys] = await Promise.all([
    namesOf(ask, nics),
    tryTo(ask, toCall(instanceAntiAffinityGroupList, all)),
    tryTo(ask, toCall(instanceAffinityGroupList, all)),
    tryTo(ask, toCall(instanceSshPublicKeyList, all)),
  ])
  const found: DeletedInstance = {
    kind: 'instance',
    project: record.projectId,
    ...recordedSettings(record),
    disks: disks.items.map(recordedDisk),
    nics: nics.map((nic) => ({
      ...nic,
      vpcName: names.get(nic.vpcId),
      subnetName: names.get(nic.subnetId),
    })),
    ...recordedIps(ips.items),
    antiAffinityGroups: (apart?.items ?? []).map(named),
    affinityGroups: (together?.items ?? []).map(named),
    sshKeys: (keys?.items ?? []).map(named),
    unread: [...(apart && together ? [] : ['affinity groups']), ...(keys ? [] : ['SSH keys'])],
  }
  return JSON.stringify(found).length > LARGEST_RECORD ? undefined : found
}
