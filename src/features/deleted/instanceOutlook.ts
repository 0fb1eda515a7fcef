import type {
  AffinityGroup,
  ExternalIpCreate,
  FloatingIp,
  Instance,
  InstanceCreate,
  InstanceDiskAttachment,
  InstanceNetworkInterfaceCreate,
  PrivateIpStack,
  PrivateIpStackCreate,
} from '#store/api/generated/types'
import type { DeletedInstance, KeptDisk, KeptNic, Named } from '#store/ledger/deleted'
import { nextFreeName } from '#store/model/countedNames'
import { addressesOf, transitIpsOf } from '#store/model/privateIps'
import { formatBytes } from '#ui/format/bytes'
import { listText } from '#ui/format/lists'
import { diskFrom, diskNow, IS_THERE, lostText, type Chance, type Part, type Storage } from './outlook'

// The outlook of an instance, from its record and the free things of the region: pure functions. Rules: BACK-3, BACK-4.

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

/** The request that brings back an instance, and its differences. */
export interface InstanceOutlook {
  parts: readonly Part[]
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

const free = { type: 'auto' } as const

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

/** A disk of the instance: how it is attached or made, and what is different. */
function diskPart(
  kept: KeptDisk,
  storage: Storage,
  own: string | undefined,
): { part: Part; asked?: InstanceDiskAttachment } {
  const what = `Disk ${kept.name}`
  const now = diskNow(kept, storage)
  switch (now.is) {
    case 'held':
      return now.by === own
        ? { part: { what, comes: now.disk.id === kept.id ? 'same' : 'other' } }
        : { part: { what, comes: 'not', why: 'It is attached to another instance' } }
    case 'lost':
      return { part: { what, comes: 'not', why: now.why } }
    case 'free': {
      const isSame = now.disk.id === kept.id
      const from = isSame ? undefined : diskFrom(kept, storage)
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
      const name = taken.has(kept.name) ? nextFreeName(kept.name, taken) : kept.name
      const renamed = name === kept.name ? '' : `. It is named ${name}, since ${kept.name} is taken`
      const { from } = now
      return {
        part: { what, comes: 'other', why: `${lostText(from)}${renamed}` },
        asked: {
          type: 'create',
          name,
          description: kept.description,
          size: kept.size,
          diskBackend: {
            type: 'distributed',
            diskSource:
              from.from === 'snapshot'
                ? { type: 'snapshot', snapshotId: from.snapshot.id }
                : 'imageId' in from.source
                  ? { type: 'image', imageId: from.source.imageId, readOnly: true }
                  : { type: 'snapshot', snapshotId: from.source.snapshotId, readOnly: true },
          },
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
  nic: KeptNic,
  subnets: Free['subnets'],
  own: string | undefined,
): { part: Part; asked?: InstanceNetworkInterfaceCreate } {
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
        why: `${listText(used)} ${used.length > 1 ? 'are' : 'is'} in use: it gets another address`,
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
): { parts: readonly Part[]; asked: readonly ExternalIpCreate[] } {
  const none = 'It has no network interface'
  const ephemeral = ephemeralIps.map(({ ip, ipPoolId }): { part: Part; asked?: ExternalIpCreate } => {
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
  const floating = floatingIps.map(({ id, name, ip }): { part: Part; asked?: ExternalIpCreate } => {
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

const groupPart = (kind: string, { name }: Named, isThere: boolean): Part => ({
  what: `${kind} group ${name}`,
  comes: isThere ? 'same' : 'not',
  ...(isThere ? {} : { why: 'It is deleted' }),
})

/** The size and the settings in words. */
const sizeText = ({ ncpus, memory }: DeletedInstance) =>
  `${ncpus} ${ncpus === 1 ? 'vCPU' : 'vCPUs'}, ${formatBytes(memory)} of memory, and its settings`

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
  const disks = record.disks.map((kept) => ({ kept, ...diskPart(kept, now, own) }))
  const nics = record.nics.map((nic) => nicPart(nic, now.subnets, own))
  const asked = nics.flatMap((nic) => nic.asked ?? [])
  const [first] = nics
  const isMoved = first?.asked === undefined && asked.length > 0
  const addresses = addressParts(record, now, asked.length > 0, own)
  const isThere = (groups: readonly Named[], { id }: Named) => groups.some((group) => group.id === id)
  const apart = record.antiAffinityGroups.filter((group) => isThere(now.antiAffinityGroups, group))
  const transits = record.nics.flatMap(({ name: nic, ipStack, subnetId }): NicTransit[] => {
    const ips = transitIpsOf(ipStack)
    return ips.length > 0 && now.subnets.has(subnetId) ? [{ nic, ips }] : []
  })
  const joins = record.affinityGroups.filter((group) => isThere(now.affinityGroups, group))
  const keys = record.sshKeys.filter(({ id }) => now.keys.has(id))
  const boot = disks.find(({ kept }) => kept.id === record.bootDiskId)
  const isPresent = now.instances.some(({ id }) => id === record.id)
  const chance = own === undefined ? chanceOfInstance(record, now) : undefined
  const cannot = isPresent ? IS_THERE : chance?.can === 'not' ? chance.why : undefined
  const { description, hostname, ncpus, memory, autoRestartPolicy, cpuPlatform, enableJumboFrames } = record
  return {
    parts: [
      { what: sizeText(record), comes: 'same' },
      ...(name === record.name
        ? []
        : [{ what: 'Name', comes: 'other' as const, why: `It is named ${name}` }]),
      { what: 'ID', comes: 'other', why: 'It gets a new one' },
      ...disks.map(({ part }) => part),
      ...nics.map(({ part }) => part),
      ...(isMoved
        ? [
            {
              what: 'Primary interface',
              comes: 'other' as const,
              why: `${asked[0]?.name ?? ''} becomes the primary interface`,
            },
          ]
        : []),
      ...(asked.length > 0
        ? [{ what: 'MAC addresses', comes: 'other' as const, why: 'The region gives new ones' }]
        : []),
      ...addresses.parts,
      ...record.antiAffinityGroups.map((group) =>
        groupPart('Anti-affinity', group, isThere(now.antiAffinityGroups, group)),
      ),
      ...record.affinityGroups.map((group) =>
        groupPart('Affinity', group, isThere(now.affinityGroups, group)),
      ),
      ...record.sshKeys.map((key): Part => ({
        what: `SSH key ${key.name}`,
        ...(now.keys.has(key.id)
          ? { comes: 'same' }
          : { comes: 'not', why: 'It is deleted, or belongs to another person' }),
      })),
      { what: 'User data', comes: 'not', why: 'The region does not give it back' },
      ...now.unknown.map((what): Part => ({
        what,
        comes: 'not',
        why: 'The console does not know whether it had any',
      })),
      ...record.unread.map((what): Part => ({
        what: `${what.charAt(0).toUpperCase()}${what.slice(1)}`,
        comes: 'not',
        why: 'They could not be read before the deletion',
      })),
    ],
    body: {
      name,
      hostname,
      description,
      ncpus,
      memory,
      start: starts && joins.length === 0 && transits.length === 0,
      bootDisk: boot?.asked ?? null,
      disks: disks.flatMap((disk) => (disk !== boot && disk.asked ? [disk.asked] : [])),
      networkInterfaces: asked.length > 0 ? { type: 'create', params: asked } : { type: 'none' },
      externalIps: [...addresses.asked],
      sshPublicKeys: keys.map(({ id }) => id),
      ...(apart.length > 0 && { antiAffinityGroups: apart.map(({ id }) => id) }),
      ...(autoRestartPolicy && { autoRestartPolicy }),
      ...(cpuPlatform && { cpuPlatform }),
      ...(enableJumboFrames && { enableJumboFrames }),
    },
    transits,
    joins,
    ...(cannot !== undefined && { cannot }),
  }
}
