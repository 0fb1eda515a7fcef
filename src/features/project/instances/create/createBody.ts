import type {
  ExternalIpCreate,
  InstanceCreate,
  InstanceDiskAttachment,
  InstanceNetworkInterfaceAttachment,
  PoolSelector,
} from '#store/api/generated/types'
import { GIB } from '#model/units'
import { generatedName } from '#model/generatedName'
import { bootSourceId, hasNic, chosenSize, type CreateValues } from './createValues'

// The request for a new instance, in one place. Rule: INST-3.

/** Base64 of a text as UTF-8. */
function encodeText(text: string): string {
  let binary = ''
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte)
  return btoa(binary)
}

function bootDisk(
  values: CreateValues,
  { sourceName, suffix }: Pick<BodyOptions, 'sourceName' | 'suffix'>,
): InstanceDiskAttachment {
  if (values.bootSource === 'disk') return { type: 'attach', name: values.bootDisk }
  const id = bootSourceId(values)
  return {
    type: 'create',
    name: values.bootName || generatedName([values.name, sourceName(id) ?? 'boot'], suffix),
    description: `Created as a boot disk for ${values.name}`,
    size: Number(values.bootSizeGiB) * GIB,
    diskBackend: {
      type: 'distributed',
      diskSource:
        values.bootSource === 'snapshot'
          ? { type: 'snapshot', snapshotId: id }
          : { type: 'image', imageId: id },
    },
  }
}

/** The selector of a pool by name; nothing for the default pool. */
const poolSelector = (pool: string): { poolSelector?: PoolSelector } => ({
  ...(pool && { poolSelector: { type: 'explicit', pool } }),
})

function externalIps(values: CreateValues): ExternalIpCreate[] {
  // Without a primary interface, addresses are not sent, but the choice is kept.
  if (!hasNic(values)) return []
  const { ephemeral, pool, floatingIps } = values
  return [
    ...(ephemeral ? [{ type: 'ephemeral' as const, ...poolSelector(pool) }] : []),
    ...floatingIps.map((floatingIp) => ({ type: 'floating' as const, floatingIp })),
  ]
}

/** The default interface by the IP versions of its addresses. */
const defaultInterface = {
  v4: { type: 'default_ipv4' },
  v6: { type: 'default_ipv6' },
  dual_stack: { type: 'default_dual_stack' },
} as const satisfies Record<CreateValues['ipStack'], InstanceNetworkInterfaceAttachment>

function networkInterfaces({ nics, nicList, ipStack }: CreateValues): InstanceNetworkInterfaceAttachment {
  if (nics === 'custom') return { type: 'create', params: [...nicList] }
  return nics === 'none' ? { type: 'none' } : defaultInterface[ipStack]
}

/** The user data to send; undefined if there is none. */
function userData({ userDataFrom, userDataText, userDataFile }: CreateValues): string | undefined {
  if (userDataFrom === 'file') return userDataFile?.base64
  return userDataText === '' ? undefined : encodeText(userDataText)
}

interface BodyOptions {
  /** The list of the person's keys is read. */
  areKeysRead?: boolean
  /** Name of an image or snapshot, for the generated name of the boot disk. */
  sourceName: (id: string) => string | undefined
  /** Six hex digits for that name; tests pass their own. */
  suffix?: () => string
}

/**
 * The body of instanceCreate. Only active choices are sent: the size of the chosen family, the boot disk of the chosen
 * source. Keys are always listed, because a missing list means all keys: those that the form begins with. So it is missing
 * only while the keys could not be read.
 */
export function createBody(
  values: CreateValues,
  { areKeysRead = true, sourceName, suffix }: BodyOptions,
): InstanceCreate {
  const { ncpus = 0, memoryGiB = 0 } = chosenSize(values)
  const data = userData(values)
  return {
    name: values.name,
    hostname: values.hostname || values.name,
    description: values.description,
    ncpus,
    memory: memoryGiB * GIB,
    start: values.start,
    bootDisk: bootDisk(values, { sourceName, suffix }),
    disks: values.disks.map((queued) =>
      queued.type === 'create' ? { type: 'create', ...queued.disk } : { type: 'attach', name: queued.name },
    ),
    externalIps: externalIps(values),
    networkInterfaces: networkInterfaces(values),
    ...((areKeysRead || values.sshKeys.length > 0) && { sshPublicKeys: [...values.sshKeys] }),
    ...(values.groups.length > 0 && { antiAffinityGroups: [...values.groups] }),
    ...(values.cpuPlatform && { cpuPlatform: values.cpuPlatform }),
    ...(values.enableJumboFrames && { enableJumboFrames: true }),
    ...(values.restart === 'default' ? {} : { autoRestartPolicy: values.restart }),
    ...(data === undefined ? {} : { userData: data }),
  }
}
