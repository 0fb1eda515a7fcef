import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Instance } from '#store/api/generated/types'
import { leftOfQuota } from '#store/actors/quotaLeft'
import { affinityApi } from '#store/api/resources/affinity'
import { disksApi } from '#store/api/resources/disks'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import { imagesApi } from '#store/api/resources/images'
import { instancesApi } from '#store/api/resources/instances'
import { siloIpPoolsApi } from '#store/api/resources/siloIpPools'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { sshKeysApi } from '#store/api/resources/sshKeys'
import { subnetsApi } from '#store/api/resources/subnets'
import { vpcsApi } from '#store/api/resources/vpcs'
import { hasFeature } from '#store/api/versions/hasFeature'
import type { Amounts } from '#store/commands/manyRule'
import type { DeletedInstance, RecordedDisk, RecordedNic, Named } from '#store/kept/deletedRecords'
import { isApiError } from '#model/apiError'
import { addressesOf, transitIpsOf } from '#model/network/privateIps'
import type { AppStore } from '#store/store'
import { askFor } from '#features/kit/queries/askFor'
import { askForAll } from '#features/kit/queries/askForAll'
import { madeAlready, type NicTransit } from './instanceOutlook'
import type { Free, SubnetNow } from './instanceParts'
import type { Storage } from './chanceOfDisk'

// Reads what is free now, before anything is made. Nothing is sent. Rule: BACK-3.

/** The disks and snapshots of a project, and what is left of the quota. */
export interface StorageNow extends Storage {
  left: Amounts | undefined
}

/** The instance that an earlier attempt has made. */
export interface MadeInstance extends Named {
  /** The affinity groups that it is in. */
  groups: readonly Named[]
  /** The transit IPs of its interfaces. */
  transits: readonly NicTransit[]
  /** It can be started. */
  isAtRest: boolean
}

/** The parts of instances of some regions that the record of a deletion does not have, in words. */
const unknownParts = { multicastGroups: 'Multicast groups', externalSubnets: 'External subnets' } as const

/** Everything that the record of an instance names, as it is now. */
export interface FreeNow extends Free {
  left: Amounts | undefined
  made?: MadeInstance
}

/** The result of a read, or a substitute if the thing is gone or may not be seen. @throws any other error */
async function unlessAbsent<Found, Else>(reading: Promise<Found>, otherwise: Else): Promise<Found | Else> {
  try {
    return await reading
  } catch (error) {
    if (isApiError(error) && (error.statusCode === 404 || error.statusCode === 403)) return otherwise
    throw error
  }
}

/** Reads the disks and snapshots of a project, and the images of read-only disks. @throws the error of a request */
export async function readStorage(
  store: AppStore,
  project: string,
  recorded: readonly RecordedDisk[],
): Promise<StorageNow> {
  const ids = [
    ...new Set(recorded.flatMap(({ readOnly, imageId }) => (readOnly && imageId ? [imageId] : []))),
  ]
  const [disks, snapshots, images, left] = await Promise.all([
    askForAll(store, disksApi.endpoints.diskList, { project }),
    askForAll(store, snapshotsApi.endpoints.snapshotList, { project }),
    Promise.all(
      ids.map((image) => unlessAbsent(askFor(store, imagesApi.endpoints.imageView, { image }), undefined)),
    ),
    leftOfQuota(store),
  ])
  return { disks, snapshots, images: new Set(images.flatMap((image) => image?.id ?? [])), left }
}

/** The subnets of interfaces, by their ids. */
async function readSubnets(
  store: AppStore,
  nics: readonly RecordedNic[],
): Promise<ReadonlyMap<string, SubnetNow>> {
  const { vpcSubnetView, subnetInterfaces } = subnetsApi.endpoints
  const read = async ({ subnetId, vpcId }: RecordedNic): Promise<readonly [string, SubnetNow]> => {
    const [subnet, vpc, interfaces] = await Promise.all([
      askFor(store, vpcSubnetView, { subnet: subnetId }),
      askFor(store, vpcsApi.endpoints.vpcView, { vpc: vpcId }),
      askFor(store, subnetInterfaces, { subnets: [subnetId] }),
    ])
    const taken = new Set((interfaces[subnetId] ?? []).flatMap(({ ipStack }) => addressesOf(ipStack)))
    return [subnetId, { name: subnet.name, vpcName: vpc.name, taken }]
  }
  const distinct = [...new Map(nics.map((nic) => [nic.subnetId, nic])).values()]
  const found = await Promise.all(distinct.map((nic) => unlessAbsent(read(nic), undefined)))
  return new Map(found.flatMap((each) => (each ? [each] : [])))
}

/** The instance that an earlier attempt has made, by one of its names. */
async function readMade(
  store: AppStore,
  record: DeletedInstance,
  now: Storage & { instances: readonly Instance[] },
  names: readonly string[],
): Promise<MadeInstance | undefined> {
  const { instanceAffinityGroupList } = affinityApi.endpoints
  const [id] = names.flatMap((name) => madeAlready(record, now, name)?.id ?? [])
  const made = now.instances.find((instance) => instance.id === id)
  if (!made) return undefined
  const { instanceNetworkInterfaceList } = instancesApi.endpoints
  const [groups, interfaces] = await Promise.all([
    askForAll(store, instanceAffinityGroupList, { instance: made.id }),
    askFor(store, instanceNetworkInterfaceList, { instance: made.id }),
  ])
  const transits = interfaces.items.map(({ name, ipStack }) => ({ nic: name, ips: transitIpsOf(ipStack) }))
  const isAtRest = instanceLifecycle.can(made.runState, 'command.start')
  return { id: made.id, name: made.name, groups, transits, isAtRest }
}

/**
 * Reads what is free of what the record of an instance names, and what an earlier attempt has made.
 *
 * @param project the name of its project
 * @param attempted the name of the last attempt
 * @throws the error of a request
 */
export async function readFree(
  store: AppStore,
  project: string,
  record: DeletedInstance,
  attempted?: string,
): Promise<FreeNow> {
  const { affinityGroupList, antiAffinityGroupList } = affinityApi.endpoints
  const [storage, instances, subnets, floatingIps, antiAffinityGroups, affinityGroups, pools, keys] =
    await Promise.all([
      readStorage(store, project, record.disks),
      askForAll(store, instancesApi.endpoints.instanceList, { project }),
      readSubnets(store, record.nics),
      askForAll(store, floatingIpsApi.endpoints.floatingIpList, { project }),
      askForAll(store, antiAffinityGroupList, { project }),
      askForAll(store, affinityGroupList, { project }),
      unlessAbsent(askForAll(store, siloIpPoolsApi.endpoints.ipPoolList, {}), []),
      askForAll(store, sshKeysApi.endpoints.currentUserSshKeyList, {}),
    ])
  const names = attempted === undefined ? [record.name] : [attempted, record.name]
  const made = await readMade(store, record, { ...storage, instances }, names)
  return {
    ...storage,
    ...(made && { made }),
    instances,
    subnets,
    floatingIps,
    antiAffinityGroups,
    affinityGroups,
    pools: new Set(pools.map(({ id }) => id)),
    keys: new Set(keys.map(({ id }) => id)),
    unknown: (['multicastGroups', 'externalSubnets'] as const).flatMap((feature) =>
      hasFeature(store.regionVersion.version, feature) ? [unknownParts[feature]] : [],
    ),
  }
}
