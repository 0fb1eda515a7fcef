import type {
  AffinityGroup,
  ExternalIpCreate,
  FloatingIp,
  Instance,
  InstanceDiskAttachment,
  InstanceNetworkInterfaceCreate,
  PrivateIpStack,
  PrivateIpStackCreate,
} from '#store/api/generated/types'
import { capital } from '#model/case'
import type { DeletedInstance, RecordedDisk, RecordedNic, Named } from '#store/kept/deletedRecords'
import { nextFreeName } from '#model/countedNames'
import { addressesOf } from '#model/network/privateIps'
import { counted, wordFor } from '#ui/format/counted'
import { formatBytes } from '#ui/format/bytes'
import { listText } from '#ui/format/listText'
import {
  lostDiskSource,
  diskNow,
  lostText,
  requestedSource,
  type OutlookPart,
  type Storage,
} from './chanceOfDisk'

// The parts of an instance, each with how it is asked for and what is different: pure functions. Rules: BACK-3, BACK-4.

/** A subnet as it is now, by the id that an interface had. */
export interface SubnetNow {
  name: string
  vpcName: string
  /** The addresses of the interfaces in it. */
  taken: ReadonlySet<string>
}

/** The present state of the things that the record of an instance names. */
export interface Free extends Storage {
  /** The instances of the project. */
  instances: readonly Pick<Instance, 'id' | 'name' | 'hostname' | 'ncpus' | 'memory' | 'description'>[]
  /** Subnets by their ids; those that are gone are not in it. */
  subnets: ReadonlyMap<string, SubnetNow>
  floatingIps: readonly FloatingIp[]
  antiAffinityGroups: readonly AffinityGroup[]
  affinityGroups: readonly AffinityGroup[]
  /** The ids of the IP pools of the silo. */
  pools: ReadonlySet<string>
  /** The ids of the person's own SSH keys. */
  keys: ReadonlySet<string>
  /** The parts that instances of the region may have and the console does not know: "Multicast groups". */
  unknown: readonly string[]
}

const free = { type: 'auto' } as const

/** A disk of the instance: how it is attached or made, and what is different. */
function diskPart(
  recorded: RecordedDisk,
  storage: Storage,
  own: string | undefined,
): { part: OutlookPart; asked?: InstanceDiskAttachment } {
  const what = `Disk ${recorded.name}`
  const now = diskNow(recorded, storage)
  switch (now.is) {
    case 'held':
      return now.by === own
        ? { part: { what, comes: now.disk.id === recorded.id ? 'same' : 'other' } }
        : { part: { what, comes: 'not', why: 'It is attached to another instance' } }
    case 'lost':
      return { part: { what, comes: 'not', why: now.why } }
    case 'free': {
      const isSame = now.disk.id === recorded.id
      const from = isSame ? undefined : lostDiskSource(recorded, storage)
      return {
        part: {
          what,
          comes: isSame ? 'same' : 'other',
          ...(from && from.from !== 'nothing' && { why: lostText(from) }),
        },
        asked: { type: 'attach', name: now.disk.name },
      }
    }
    case 'makeable': {
      const taken = new Set(storage.disks.map((disk) => disk.name))
      const name = taken.has(recorded.name) ? nextFreeName(recorded.name, taken) : recorded.name
      const renamed = name === recorded.name ? '' : `. It is named ${name}, since ${recorded.name} is taken`
      const { from } = now
      return {
        part: { what, comes: 'other', why: `${lostText(from)}${renamed}` },
        asked: {
          type: 'create',
          name,
          description: recorded.description,
          size: recorded.size,
          diskBackend: { type: 'distributed', diskSource: requestedSource(from) },
        },
      }
    }
  }
}

/** The same addresses, but for those that are in use. */
function stackOf(stack: PrivateIpStack, { taken }: SubnetNow): PrivateIpStackCreate {
  const part = ({ ip }: { ip: string }) => ({
    ip: taken.has(ip) ? free : { type: 'explicit' as const, value: ip },
  })
  if (stack.type === 'dual_stack')
    return { type: stack.type, value: { v4: part(stack.value.v4), v6: part(stack.value.v6) } }
  return { type: stack.type, value: part(stack.value) }
}

/** An interface: how it is made, and what is different. */
function nicPart(
  nic: RecordedNic,
  subnets: Free['subnets'],
  own: string | undefined,
): { part: OutlookPart; asked?: InstanceNetworkInterfaceCreate } {
  const what = `Network interface ${nic.name}`
  const subnet = subnets.get(nic.subnetId)
  if (!subnet)
    return {
      part: { what, comes: 'not', why: `Its subnet${nic.subnetName ? ` ${nic.subnetName}` : ''} is gone` },
    }
  const used = own === undefined ? addressesOf(nic.ipStack).filter((ip) => subnet.taken.has(ip)) : []
  return {
    part: {
      what,
      comes: used.length > 0 ? 'other' : 'same',
      ...(used.length > 0 && {
        why: `${listText(used)} ${wordFor(used.length, 'is', 'are')} in use: it gets another address`,
      }),
    },
    asked: {
      name: nic.name,
      description: nic.description,
      vpcName: subnet.vpcName,
      subnetName: subnet.name,
      ipConfig: stackOf(nic.ipStack, subnet),
    },
  }
}

/** The external addresses: how they are asked for, and what is different. */
function addressParts(
  { ephemeralIps, floatingIps }: DeletedInstance,
  now: Free,
  hasNic: boolean,
  own: string | undefined,
): { parts: readonly OutlookPart[]; asked: readonly ExternalIpCreate[] } {
  const none = 'It has no network interface'
  const ephemeral = ephemeralIps.map(({ ip, ipPoolId }): { part: OutlookPart; asked?: ExternalIpCreate } => {
    const what = `Ephemeral IP ${ip}`
    if (!hasNic) return { part: { what, comes: 'not', why: none } }
    const isThere = now.pools.has(ipPoolId)
    return {
      part: {
        what,
        comes: 'other',
        why: isThere ? 'It gets another address' : 'Its pool is gone: it gets an address of the default pool',
      },
      asked: {
        type: 'ephemeral',
        ...(isThere && { poolSelector: { type: 'explicit', pool: ipPoolId } }),
      },
    }
  })
  const floating = floatingIps.map(({ id, name, ip }): { part: OutlookPart; asked?: ExternalIpCreate } => {
    const what = `Floating IP ${name} (${ip})`
    const found = now.floatingIps.find((each) => each.id === id)
    if (!found) return { part: { what, comes: 'not', why: 'It is deleted' } }
    if (found.instanceId && found.instanceId !== own)
      return { part: { what, comes: 'not', why: 'It is attached to another instance' } }
    if (!hasNic) return { part: { what, comes: 'not', why: none } }
    return { part: { what, comes: 'same' }, asked: { type: 'floating', floatingIp: id } }
  })
  const all = [...ephemeral, ...floating]
  return { parts: all.map(({ part }) => part), asked: all.flatMap(({ asked }) => asked ?? []) }
}

const groupPart = (kind: string, { name }: Named, isThere: boolean): OutlookPart => ({
  what: `${kind} group ${name}`,
  comes: isThere ? 'same' : 'not',
  ...(isThere ? {} : { why: 'It is deleted' }),
})

const isIn = (groups: readonly Named[], { id }: Named) => groups.some((group) => group.id === id)

/** The things of an instance, each with how it comes back. @param own the id of the instance that is made of it already */
export function comingOf(record: DeletedInstance, now: Free, own: string | undefined) {
  const nics = record.nics.map((nic) => nicPart(nic, now.subnets, own))
  const askedNics = nics.flatMap((nic) => nic.asked ?? [])
  return {
    disks: record.disks.map((recorded) => ({ recorded, ...diskPart(recorded, now, own) })),
    nics,
    askedNics,
    addresses: addressParts(record, now, askedNics.length > 0, own),
    /** The anti-affinity groups. */
    apart: record.antiAffinityGroups.filter((group) => isIn(now.antiAffinityGroups, group)),
    /** The affinity groups. */
    joins: record.affinityGroups.filter((group) => isIn(now.affinityGroups, group)),
    keys: record.sshKeys.filter(({ id }) => now.keys.has(id)),
  }
}

/** The size and the settings in words. */
const sizeText = ({ ncpus, memory }: DeletedInstance) =>
  `${counted(ncpus, 'vCPU')}, ${formatBytes(memory)} of memory, and its settings`

/** The interfaces in a list of parts, and what changes with them. */
function nicParts({ nics, askedNics }: ReturnType<typeof comingOf>): readonly OutlookPart[] {
  const [first] = askedNics
  return [
    ...nics.map(({ part }) => part),
    ...(first && nics[0]?.asked === undefined
      ? [
          {
            what: 'Primary interface',
            comes: 'other' as const,
            why: `${first.name} becomes the primary interface`,
          },
        ]
      : []),
    ...(first ? [{ what: 'MAC addresses', comes: 'other' as const, why: 'The region gives new ones' }] : []),
  ]
}

/** The groups and keys in a list of parts. */
const memberParts = (
  { antiAffinityGroups, affinityGroups, sshKeys }: DeletedInstance,
  { apart, joins, keys }: ReturnType<typeof comingOf>,
): readonly OutlookPart[] => [
  ...antiAffinityGroups.map((group) => groupPart('Anti-affinity', group, apart.includes(group))),
  ...affinityGroups.map((group) => groupPart('Affinity', group, joins.includes(group))),
  ...sshKeys.map((key): OutlookPart => ({
    what: `SSH key ${key.name}`,
    ...(keys.includes(key)
      ? { comes: 'same' }
      : { comes: 'not', why: 'It is deleted, or belongs to another person' }),
  })),
]

/** The parts that do not come back in any case: user data, and those that were not read or that are not known. */
const lostParts = ({ unread }: DeletedInstance, { unknown }: Free): readonly OutlookPart[] => [
  { what: 'User data', comes: 'not', why: 'The region does not give it back' },
  ...unknown.map((what): OutlookPart => ({
    what,
    comes: 'not',
    why: 'The console does not know whether it had any',
  })),
  ...unread.map((what): OutlookPart => ({
    what: capital(what),
    comes: 'not',
    why: 'They could not be read before the deletion',
  })),
]

/** All parts of an instance, in the order in which they are shown. @param name that it is brought back with */
export const instancePartsOf = (
  record: DeletedInstance,
  now: Free,
  name: string,
  coming: ReturnType<typeof comingOf>,
): readonly OutlookPart[] => [
  { what: sizeText(record), comes: 'same' },
  ...(name === record.name ? [] : [{ what: 'Name', comes: 'other' as const, why: `It is named ${name}` }]),
  { what: 'ID', comes: 'other', why: 'It gets a new one' },
  ...coming.disks.map(({ part }) => part),
  ...nicParts(coming),
  ...coming.addresses.parts,
  ...memberParts(record, coming),
  ...lostParts(record, now),
]
