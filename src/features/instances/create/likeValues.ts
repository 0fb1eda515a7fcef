import type { Disk, ExternalIp, Instance, InstanceNetworkInterface } from '../../../store/api/generated/types'
import { GIB } from '../../../store/model/limits'
import { generatedName } from '../../../store/model/names'
import type { BootSource, CreateValues, QueuedDisk } from './createValues'
import { presetOf } from './presets'

/** An instance as a pattern for another one; names where the API has ids. */
export interface Pattern {
  instance: Instance
  disks: readonly Disk[]
  nics: readonly (Pick<InstanceNetworkInterface, 'name' | 'description'> & {
    vpcName: string
    subnetName: string
  })[]
  externalIps: readonly ExternalIp[]
  /** Names of its anti-affinity groups. */
  groups: readonly string[]
}

/** What can be made again here: the images and snapshots that are still there, and the pools by id. */
export interface Makeable {
  sourceKind: (id: string) => Exclude<BootSource, 'disk'> | undefined
  poolName: (id: string) => string | undefined
}

/** What a copy of a disk is made of: the same source if that is still there, else nothing. */
function sourceOf({ imageId, snapshotId }: Disk, { sourceKind }: Makeable) {
  for (const id of [imageId, snapshotId]) {
    const kind = id ? sourceKind(id) : undefined
    if (id && kind) return { id, kind }
  }
  return undefined
}

function copyOf(disk: Disk, makeable: Makeable, suffix?: () => string): QueuedDisk {
  const source = sourceOf(disk, makeable)
  const blockSize = ([512, 2048, 4096] as const).find((size) => size === disk.blockSize) ?? 4096
  return {
    type: 'create',
    disk: {
      name: generatedName([disk.name], suffix),
      description: disk.description,
      size: disk.size,
      diskSource: !source
        ? { type: 'blank', blockSize }
        : source.kind === 'snapshot'
          ? { type: 'snapshot', snapshotId: source.id }
          : { type: 'image', imageId: source.id },
    },
  }
}

function bootOf({ instance, disks }: Pattern, makeable: Makeable): Partial<CreateValues> {
  const boot = disks.find(({ id }) => id === instance.bootDiskId)
  if (!boot) return {}
  const source = sourceOf(boot, makeable)
  return {
    bootSizeGiB: boot.size / GIB,
    ...(source ? { bootSource: source.kind, [source.kind]: source.id } : {}),
  }
}

/** None, the one everybody gets, or a list of one's own. Addresses are not copied: they are taken. */
function networkOf(nics: Pattern['nics']): Pick<CreateValues, 'nics' | 'nicList'> {
  const [only] = nics
  if (!only) return { nics: 'none', nicList: [] }
  const isDefault = nics.length === 1 && only.vpcName === 'default' && only.subnetName === 'default'
  if (isDefault) return { nics: 'default', nicList: [] }
  return {
    nics: 'custom',
    nicList: nics.map(({ name, description, vpcName, subnetName }) => ({
      name,
      description,
      vpcName,
      subnetName,
    })),
  }
}

/**
 * The form filled in like an existing instance: its size, the layout of its disks, its networking, its groups and its
 * restart policy. Not copied is what belongs to it alone: its name, what is on its disks, its addresses, its keys.
 */
export function likeValues(
  begun: CreateValues,
  pattern: Pattern,
  makeable: Makeable,
  suffix?: () => string,
): CreateValues {
  const { instance, disks, externalIps } = pattern
  const memoryGiB = instance.memory / GIB
  const ephemeral = externalIps.find(({ kind }) => kind === 'ephemeral')
  return {
    ...begun,
    description: instance.description,
    ...presetOf(instance.ncpus, memoryGiB),
    ncpus: instance.ncpus,
    memoryGiB,
    ...bootOf(pattern, makeable),
    disks: disks.filter(({ id }) => id !== instance.bootDiskId).map((disk) => copyOf(disk, makeable, suffix)),
    ...networkOf(pattern.nics),
    ephemeral: ephemeral !== undefined,
    pool: (ephemeral && makeable.poolName(ephemeral.ipPoolId)) ?? begun.pool,
    groups: [...pattern.groups],
    restart: instance.autoRestartPolicy ?? 'default',
  }
}
