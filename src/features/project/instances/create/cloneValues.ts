import type {
  Disk,
  DiskBackend,
  ExternalIp,
  Instance,
  InstanceNetworkInterface,
  PrivateIpStack,
  PrivateIpStackCreate,
} from '#store/api/generated/types'
import { GIB } from '#model/units'
import { transitIpsOf } from '#model/network/privateIps'
import { nextFreeName } from '#model/countedNames'
import { generatedName } from '#model/generatedName'
import type { BootSource, CreateValues, QueuedDisk } from './createValues'
import { presetOf } from './sizePresets'

/** An instance to copy, with names instead of the API's ids. */
export interface SourceInstance {
  instance: Instance
  disks: readonly Disk[]
  nics: readonly (Pick<InstanceNetworkInterface, 'name' | 'description' | 'ipStack' | 'primary'> & {
    vpcName: string
    subnetName: string
  })[]
  externalIps: readonly ExternalIp[]
  /** Names of the anti-affinity groups. */
  groups: readonly string[]
  /** Ids of its SSH keys; undefined if they are not known. */
  sshKeys: readonly string[] | undefined
}

/** The resources available to the copy: existing images and snapshots, and the pools by id. */
export interface CloneOptions {
  sourceKind: (id: string) => Exclude<BootSource, 'disk'> | undefined
  poolName: (id: string) => string | undefined
  /** The names of the instances of the project; undefined if they are not known. */
  taken: ReadonlySet<string> | undefined
  /** The keys of the person, by id: others' keys cannot be given to an instance. */
  isOwnKey: (id: string) => boolean
}

/** The source of a copied disk: the same source if it still exists, otherwise blank. */
function sourceOf({ imageId, snapshotId }: Disk, { sourceKind }: CloneOptions) {
  for (const id of [imageId, snapshotId]) {
    const kind = id ? sourceKind(id) : undefined
    if (id && kind) return { id, kind }
  }
  return undefined
}

/** The storage of a copied disk: of the same type, and read-only if the copy has the contents of the source. */
function backendOf(disk: Disk, options: CloneOptions): DiskBackend {
  if (disk.diskType === 'local') return { type: 'local' }
  const source = sourceOf(disk, options)
  const readOnly = disk.readOnly && { readOnly: true }
  return {
    type: 'distributed',
    diskSource: !source
      ? { type: 'blank', blockSize: disk.blockSize }
      : source.kind === 'snapshot'
        ? { type: 'snapshot', snapshotId: source.id, ...readOnly }
        : { type: 'image', imageId: source.id, ...readOnly },
  }
}

const copyOf = (disk: Disk, options: CloneOptions, suffix?: () => string): QueuedDisk => ({
  type: 'create',
  disk: {
    name: generatedName([disk.name], suffix),
    description: disk.description,
    size: disk.size,
    diskBackend: backendOf(disk, options),
  },
})

function bootOf({ instance, disks }: SourceInstance, options: CloneOptions): Partial<CreateValues> {
  const boot = disks.find(({ id }) => id === instance.bootDiskId)
  if (!boot) return {}
  const source = sourceOf(boot, options)
  return {
    bootSizeGiB: boot.size / GIB,
    ...(source && { bootSource: source.kind, [source.kind]: source.id }),
  }
}

type TransitIps = { transitIps: readonly string[] }

/** A free address with the same transit IPs. */
const anyFree = ({ transitIps }: TransitIps) => ({
  ip: { type: 'auto' as const },
  ...(transitIps.length > 0 && { transitIps: [...transitIps] }),
})

/** Free addresses of the same IP versions. */
function sameVersions(stack: PrivateIpStack): PrivateIpStackCreate {
  if (stack.type !== 'dual_stack') return { type: stack.type, value: anyFree(stack.value) }
  const { v4, v6 } = stack.value
  return { type: stack.type, value: { v4: anyFree(v4), v6: anyFree(v6) } }
}

/** The name and the description that the region gives to a default interface. */
const DEFAULT_NIC = 'net0'
const defaultDescription = ({ name }: Instance) => `default primary interface for ${name}`

/** Whether a new instance has that interface by default. */
const isDefaultNic = (nic: SourceInstance['nics'][number], instance: Instance) =>
  nic.name === DEFAULT_NIC &&
  nic.vpcName === 'default' &&
  nic.subnetName === 'default' &&
  ['', defaultDescription(instance)].includes(nic.description) &&
  transitIpsOf(nic.ipStack).length === 0

/** None, the default interface, or a custom list, the primary one first. Addresses are not copied: they are in use. */
function networkOf({ nics, instance }: SourceInstance): Partial<CreateValues> {
  const [only] = nics
  if (!only) return { nics: 'none', nicList: [] }
  if (nics.length === 1 && isDefaultNic(only, instance))
    return { nics: 'default', ipStack: only.ipStack.type, nicList: [] }
  return {
    nics: 'custom',
    nicList: nics
      .toSorted((a, b) => Number(b.primary) - Number(a.primary))
      .map(({ name, description, vpcName, subnetName, ipStack }) => ({
        name,
        // It would name the other instance.
        description: description === defaultDescription(instance) ? '' : description,
        vpcName,
        subnetName,
        ipConfig: sameVersions(ipStack),
      })),
  }
}

/**
 * Initial values copied from an instance: size, disks, networking, groups, restart policy, CPU platform, jumbo frames,
 * and those of its keys that the person has. The name is the next free one in the count. Interfaces keep their names,
 * descriptions and transit IPs. Disk contents, addresses and the hostname are not copied, nor user data, which the region
 * does not give.
 */
export function cloneInstanceValues(
  initial: CreateValues,
  source: SourceInstance,
  options: CloneOptions,
  suffix?: () => string,
): CreateValues {
  const { instance, disks, externalIps } = source
  const memoryGiB = instance.memory / GIB
  const ephemeral = externalIps.find(({ kind }) => kind === 'ephemeral')
  return {
    ...initial,
    name: options.taken ? nextFreeName(instance.name, options.taken) : '',
    description: instance.description,
    ...presetOf(instance.ncpus, memoryGiB),
    ncpus: instance.ncpus,
    memoryGiB,
    ...bootOf(source, options),
    disks: disks.filter(({ id }) => id !== instance.bootDiskId).map((disk) => copyOf(disk, options, suffix)),
    ...networkOf(source),
    ephemeral: ephemeral !== undefined,
    pool: (ephemeral && options.poolName(ephemeral.ipPoolId)) ?? initial.pool,
    sshKeys: source.sshKeys?.filter(options.isOwnKey) ?? initial.sshKeys,
    groups: [...source.groups],
    restart: instance.autoRestartPolicy ?? 'default',
    cpuPlatform: instance.cpuPlatform ?? '',
    enableJumboFrames: instance.enableJumboFrames,
  }
}
