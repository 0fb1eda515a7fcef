import type { InstanceCreate } from '#store/api/generated/types'
import type { DeletedInstance, Named } from '#store/kept/deletedRecords'
import { transitIpsOf } from '#model/network/privateIps'
import { comingOf, instancePartsOf, type Free } from './instanceParts'
import { diskNow, IS_THERE, type Chance, type OutlookPart, type Storage } from './chanceOfDisk'

// The outlook of an instance, from its record and the free things of the region: pure functions. Rules: BACK-3, BACK-4.

/** The request that brings back an instance, and its differences. */
export interface InstanceOutlook {
  parts: readonly OutlookPart[]
  body: InstanceCreate
  /** The transit IPs of interfaces, by name: not every version of the API takes them with a new instance. */
  transits: readonly NicTransit[]
  /** The affinity groups that it joins once it is there: the API takes no affinity groups with a new instance. */
  joins: readonly Named[]
  /** Why it cannot be brought back, as a sentence. */
  cannot?: string
}

/** An interface by its name, with its transit IPs. */
export interface NicTransit {
  nic: string
  ips: readonly string[]
}

/** Where an instance is found by its name: whether it is what the record was made into, as far as its record says. */
const isAlike = (
  { hostname, ncpus, memory, description }: DeletedInstance,
  found: Free['instances'][number],
): boolean =>
  found.hostname === hostname &&
  found.ncpus === ncpus &&
  found.memory === memory &&
  found.description === description

/**
 * The instance that was made of a record already, by an attempt that did not end: it has its name and its size, and
 * holds its disks. @param name that it is brought back with
 */
export function madeAlready(
  record: DeletedInstance,
  now: Pick<Free, 'instances' | keyof Storage>,
  name: string,
): Free['instances'][number] | undefined {
  const found = now.instances.find((each) => each.name === name)
  if (!found || !isAlike(record, found)) return undefined
  const held = record.disks.filter((disk) => {
    const present = diskNow(disk, now)
    return present.is === 'held' && present.by === found.id
  })
  return record.disks.length === 0 || held.length > 0 ? found : undefined
}

/** Whether an instance can be brought back, as far as its disks say. */
export function chanceOfInstance(record: DeletedInstance, storage: Storage): Chance {
  const boot = record.disks.find(({ id }) => id === record.bootDiskId)
  const now = boot && diskNow(boot, storage)
  if (boot && now?.is === 'held')
    return { can: 'not', why: `Its boot disk ${boot.name} is attached to another instance` }
  if (boot && now?.is === 'lost') return { can: 'not', why: `Its boot disk ${boot.name} is gone: ${now.why}` }
  return { can: 'differently', why: 'Without user data, and with another ID' }
}

/** The request for an instance of a record. @param starts whether it starts with it */
function bodyOf(
  record: DeletedInstance,
  { name, starts }: { name: string; starts: boolean },
  { disks, askedNics, addresses, apart, keys }: ReturnType<typeof comingOf>,
): InstanceCreate {
  const { description, hostname, ncpus, memory, autoRestartPolicy, cpuPlatform, enableJumboFrames } = record
  const boot = disks.find(({ recorded }) => recorded.id === record.bootDiskId)
  return {
    name,
    hostname,
    description,
    ncpus,
    memory,
    start: starts,
    bootDisk: boot?.asked ?? null,
    disks: disks.flatMap((disk) => (disk !== boot && disk.asked ? [disk.asked] : [])),
    networkInterfaces: askedNics.length > 0 ? { type: 'create', params: askedNics } : { type: 'none' },
    externalIps: [...addresses.asked],
    sshPublicKeys: keys.map(({ id }) => id),
    ...(apart.length > 0 && { antiAffinityGroups: apart.map(({ id }) => id) }),
    ...(autoRestartPolicy && { autoRestartPolicy }),
    ...(cpuPlatform && { cpuPlatform }),
    ...(enableJumboFrames && { enableJumboFrames }),
  }
}

/** The transit IPs of the interfaces whose subnets are there. */
const transitsOf = ({ nics }: DeletedInstance, { subnets }: Free): readonly NicTransit[] =>
  nics.flatMap(({ name: nic, ipStack, subnetId }) => {
    const ips = transitIpsOf(ipStack)
    return ips.length > 0 && subnets.has(subnetId) ? [{ nic, ips }] : []
  })

/** Why an instance cannot be brought back, as a sentence. @param isMade whether it is made of the record already */
function whyNotBack(record: DeletedInstance, now: Free, isMade: boolean): string | undefined {
  if (now.instances.some(({ id }) => id === record.id)) return IS_THERE
  const chance = isMade ? undefined : chanceOfInstance(record, now)
  return chance?.can === 'not' ? chance.why : undefined
}

/**
 * The outlook of an instance, and the request for it.
 *
 * @param name that it is brought back with
 * @param starts whether it starts once it is there; an instance is stopped when it is deleted
 */
export function instanceOutlook(
  record: DeletedInstance,
  now: Free,
  { name, starts }: { name: string; starts: boolean },
): InstanceOutlook {
  const own = madeAlready(record, now, name)?.id
  const coming = comingOf(record, now, own)
  const { joins } = coming
  const transits = transitsOf(record, now)
  const startsAtOnce = starts && joins.length === 0 && transits.length === 0
  const cannot = whyNotBack(record, now, own !== undefined)
  return {
    parts: instancePartsOf(record, now, name, coming),
    body: bodyOf(record, { name, starts: startsAtOnce }, coming),
    transits,
    joins,
    ...(cannot !== undefined && { cannot }),
  }
}
