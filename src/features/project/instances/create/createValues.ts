import type {
  DiskCreate,
  InstanceAutoRestartPolicy,
  InstanceCpuPlatform,
  InstanceNetworkInterfaceCreate,
  PrivateIpStack,
} from '#store/api/generated/types'
import { roundUpToTen } from '#model/diskSize'
import type { DraftFields } from '#features/kit/form/useDraft'
import { sizePresets, type SizeFamily } from './sizePresets'

/** The boot sources of an instance: three ways to create a disk, or an existing disk. */
export type BootSource = 'siloImage' | 'projectImage' | 'snapshot' | 'disk'

/** A disk to create with the instance, or to attach to it. */
export type QueuedDisk =
  | { type: 'create'; disk: DiskCreate }
  | { type: 'attach'; name: string; sizeBytes: number }

/** A file with user data, read and encoded. */
export interface UserDataFile {
  name: string
  sizeBytes: number
  base64: string
}

/** The values that the browser keeps as a draft: no secrets, only JSON. */
interface KeptValues {
  /** With more than one instance, how their names are counted: `web-{n}`, or `web` for `web-1` and so on. */
  name: string
  /** How many of them. */
  count: number | ''
  description: string
  start: boolean

  hardware: SizeFamily
  /** Id of the family's preset; only custom sizes are typed. */
  preset: string
  ncpus: number | ''
  memoryGiB: number | ''

  bootSource: BootSource
  /** Ids. */
  siloImage: string
  projectImage: string
  snapshot: string
  /** Name of an existing disk. */
  bootDisk: string
  bootSizeGiB: number | ''
  bootName: string

  disks: readonly QueuedDisk[]
  /** Ids. */
  sshKeys: readonly string[]

  nics: 'default' | 'none' | 'custom'
  /** The addresses of the default interface. */
  ipStack: PrivateIpStack['type']
  nicList: readonly InstanceNetworkInterfaceCreate[]
  hostname: string
  ephemeral: boolean
  /** Name of the pool; empty leaves it to the server. */
  pool: string
  /** Names. */
  floatingIps: readonly string[]

  /** Names. */
  groups: readonly string[]
  restart: 'default' | InstanceAutoRestartPolicy
  /** The required CPUs; empty for any. */
  cpuPlatform: InstanceCpuPlatform | ''
  enableJumboFrames: boolean

  userDataFrom: 'text' | 'file'
}

/** The values that may be secret: a draft has them in memory only. */
interface SecretValues {
  userDataText: string
  userDataFile: UserDataFile | null
}

/**
 * The form values. Each source and each family keeps its choice while another one is selected; hidden choices are
 * neither checked nor sent.
 */
export type CreateValues = KeptValues & SecretValues

/** A source of a boot disk. */
export interface BootDiskSource {
  id: string
  name: string
  sizeGiB: number
}

/** The data that initial values depend on; undefined while unknown. */
export interface InitialValuesInput {
  siloImages: readonly BootDiskSource[] | undefined
  projectImages: readonly BootDiskSource[] | undefined
  sshKeys: readonly { id: string }[] | undefined
  /** Empty if there is no default pool. */
  defaultPool: string | undefined
  /** Whether the project has a VPC. */
  hasVpc: boolean | undefined
  /** The id of the project's image to boot from, by the address; none or empty without one. */
  image?: string
}

/** The image of the address; undefined while it is not known, and if the project has none of that id. */
const askedImage = ({ projectImages, image }: InitialValuesInput) =>
  projectImages?.find(({ id }) => id === image)

/** The initial source of the boot disk: images before disks, the silo's before the project's. */
function firstSource(input: InitialValuesInput): BootSource | undefined {
  const { siloImages, projectImages, image } = input
  if (image && !projectImages) return undefined
  if (askedImage(input)) return 'projectImage'
  if (!siloImages) return undefined
  if (siloImages.length > 0) return 'siloImage'
  if (!projectImages) return undefined
  return projectImages.length > 0 ? 'projectImage' : 'disk'
}

/** Initial values that depend on the project, the silo or the user, as far as known. */
export function presetValues(initialInput: InitialValuesInput) {
  const { siloImages, projectImages, sshKeys, defaultPool, hasVpc } = initialInput
  const bootSource = firstSource(initialInput)
  const asked = askedImage(initialInput)
  const first = asked ?? siloImages?.[0] ?? projectImages?.[0]
  return {
    bootSource,
    projectImage: asked?.id,
    bootSizeGiB: bootSource && roundUpToTen(first?.sizeGiB ?? 10),
    sshKeys: sshKeys?.map(({ id }) => id),
    pool: defaultPool,
    nics: hasVpc === undefined ? undefined : hasVpc ? ('default' as const) : ('none' as const),
  }
}

/** The initial values of the form. Rule: INST-1. */
export function initialValues(initialInput: InitialValuesInput): CreateValues {
  const { bootSource, projectImage, bootSizeGiB, sshKeys, pool, nics } = presetValues(initialInput)
  return {
    name: '',
    count: 1,
    description: '',
    start: true,
    hardware: 'general',
    preset: sizePresets.general[0].id,
    ncpus: 2,
    memoryGiB: 8,
    bootSource: bootSource ?? 'siloImage',
    siloImage: '',
    projectImage: projectImage ?? '',
    snapshot: '',
    bootDisk: '',
    bootSizeGiB: bootSizeGiB ?? 10,
    bootName: '',
    disks: [],
    sshKeys: sshKeys ?? [],
    nics: nics ?? 'default',
    ipStack: 'v4',
    nicList: [],
    hostname: '',
    ephemeral: true,
    pool: pool ?? '',
    floatingIps: [],
    groups: [],
    restart: 'default',
    cpuPlatform: '',
    enableJumboFrames: false,
    userDataFrom: 'text',
    userDataText: '',
    userDataFile: null,
  }
}

const secretValues = { userDataText: true, userDataFile: true } satisfies Record<keyof SecretValues, true>

const isSecret = (name: keyof CreateValues): name is keyof SecretValues => Object.hasOwn(secretValues, name)

/** The draft of a form with these values: all of them, the secrets in memory. */
export function draftOf(
  values: CreateValues,
): Required<Pick<DraftFields<CreateValues>, 'fields' | 'secrets'>> {
  const names = Object.keys(values) as (keyof CreateValues)[]
  return { fields: names.filter((name) => !isSecret(name)), secrets: names.filter(isSecret) }
}

/** The active CPUs and memory; undefined while a custom value is empty. */
export function chosenSize(values: Pick<CreateValues, 'hardware' | 'preset' | 'ncpus' | 'memoryGiB'>): {
  ncpus: number | undefined
  memoryGiB: number | undefined
} {
  const { hardware, ncpus, memoryGiB } = values
  if (hardware === 'custom')
    return {
      ncpus: ncpus === '' ? undefined : ncpus,
      memoryGiB: memoryGiB === '' ? undefined : memoryGiB,
    }
  return sizePresets[hardware].find(({ id }) => id === values.preset) ?? sizePresets[hardware][0]
}

/** Whether the instance gets an interface. Without one, addresses cannot be attached. */
export const hasNic = ({ nics }: Pick<CreateValues, 'nics'>) => nics !== 'none'

/** The id of the boot disk's source; empty while none is chosen, or for an existing disk. */
export const bootSourceId = (values: CreateValues): string =>
  values.bootSource === 'disk' ? '' : values[values.bootSource]

/** Bytes in a text once it is encoded. */
export const byteLength = (text: string) => new TextEncoder().encode(text).length
