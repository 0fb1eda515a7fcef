import type {
  DiskCreate,
  InstanceAutoRestartPolicy,
  InstanceNetworkInterfaceCreate,
} from '../../../store/api/generated/types'
import { roundUpToTen } from '../../../store/model/limits'
import { presets, type Hardware } from './presets'

/** What an instance may boot from: three ways to make a disk, and one that is there already. */
export type BootSource = 'siloImage' | 'projectImage' | 'snapshot' | 'disk'

/** A disk to be made with the instance, or one to be attached to it. */
export type QueuedDisk =
  | { type: 'create'; disk: DiskCreate }
  | { type: 'attach'; name: string; sizeBytes: number }

/** A file with user data, read and encoded. */
export interface UserDataFile {
  name: string
  sizeBytes: number
  base64: string
}

/**
 * The form. Each source and each family of sizes keeps what was chosen in it while another one is looked at; what is
 * out of sight is neither checked nor sent.
 */
export interface CreateValues {
  name: string
  description: string
  start: boolean

  hardware: Hardware
  /** Id of the preset of the family; only custom sizes are typed. */
  preset: string
  ncpus: number | ''
  memoryGiB: number | ''

  bootSource: BootSource
  /** Ids. */
  siloImage: string
  projectImage: string
  snapshot: string
  /** Name of a disk that is there. */
  bootDisk: string
  bootSizeGiB: number | ''
  bootName: string

  disks: readonly QueuedDisk[]
  /** Ids. */
  sshKeys: readonly string[]

  nics: 'default' | 'none' | 'custom'
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

  userDataFrom: 'text' | 'file'
  userDataText: string
  userDataFile: UserDataFile | null
}

/** Something a boot disk is made of. */
export interface Source {
  id: string
  name: string
  sizeGiB: number
}

/** What the form begins with depends on what there is; undefined is not known yet. */
export interface Beginnings {
  siloImages: readonly Source[] | undefined
  projectImages: readonly Source[] | undefined
  sshKeys: readonly { id: string }[] | undefined
  /** Empty where no pool is the default one. */
  defaultPool: string | undefined
  /** Whether the project has a network for an interface to be in. */
  hasVpc: boolean | undefined
}

/** The source of the boot disk that is chosen at first: images before disks, the silo's before the project's. */
function firstSource({ siloImages, projectImages }: Beginnings): BootSource | undefined {
  if (!siloImages) return undefined
  if (siloImages.length > 0) return 'siloImage'
  if (!projectImages) return undefined
  return projectImages.length > 0 ? 'projectImage' : 'disk'
}

/** The fields that begin with something of the project, the silo or the person, as far as that is known. */
export function presetValues(beginnings: Beginnings) {
  const { siloImages, projectImages, sshKeys, defaultPool, hasVpc } = beginnings
  const bootSource = firstSource(beginnings)
  const first = siloImages?.[0] ?? projectImages?.[0]
  return {
    bootSource,
    bootSizeGiB: bootSource && roundUpToTen(first?.sizeGiB ?? 10),
    sshKeys: sshKeys?.map(({ id }) => id),
    pool: defaultPool,
    nics: hasVpc === undefined ? undefined : hasVpc ? ('default' as const) : ('none' as const),
  }
}

/** The form before anything is typed. Source: project-screens §5. */
export function initialValues(beginnings: Beginnings): CreateValues {
  const { bootSource, bootSizeGiB, sshKeys, pool, nics } = presetValues(beginnings)
  return {
    name: '',
    description: '',
    start: true,
    hardware: 'general',
    preset: presets.general[0].id,
    ncpus: 2,
    memoryGiB: 8,
    bootSource: bootSource ?? 'siloImage',
    siloImage: '',
    projectImage: '',
    snapshot: '',
    bootDisk: '',
    bootSizeGiB: bootSizeGiB ?? 10,
    bootName: '',
    disks: [],
    sshKeys: sshKeys ?? [],
    nics: nics ?? 'default',
    nicList: [],
    hostname: '',
    ephemeral: true,
    pool: pool ?? '',
    floatingIps: [],
    groups: [],
    restart: 'default',
    userDataFrom: 'text',
    userDataText: '',
    userDataFile: null,
  }
}

/** CPUs and memory in force; undefined while a custom one is empty. */
export function sizeOf(values: Pick<CreateValues, 'hardware' | 'preset' | 'ncpus' | 'memoryGiB'>): {
  ncpus: number | undefined
  memoryGiB: number | undefined
} {
  const { hardware, ncpus, memoryGiB } = values
  if (hardware === 'custom')
    return {
      ncpus: ncpus === '' ? undefined : ncpus,
      memoryGiB: memoryGiB === '' ? undefined : memoryGiB,
    }
  return presets[hardware].find(({ id }) => id === values.preset) ?? presets[hardware][0]
}

/** Whether the instance is to have an interface at all: without one, no address has anywhere to go. */
export const hasNic = ({ nics }: Pick<CreateValues, 'nics'>) => nics !== 'none'

/** The id of what the boot disk is made of; empty while none is chosen, or when the disk is there already. */
export const bootSourceId = (values: CreateValues): string =>
  values.bootSource === 'disk' ? '' : values[values.bootSource]

/** Bytes in a text once it is encoded. */
export const byteLength = (text: string) => new TextEncoder().encode(text).length
