import type { Disk, Instance, InstanceNetworkInterface, ExternalIp, FloatingIp } from '../api/generated/types'

// Records of deleted instances and disks: plain facts without secrets, kept by the browser with the line of the
// deletion. User data and the text of keys are never read. Rule: BACK-1.

/** The facts of a deleted disk from which an equal one can be made. */
export type RecordedDisk = Pick<
  Disk,
  'id' | 'name' | 'description' | 'size' | 'blockSize' | 'diskType' | 'readOnly' | 'imageId' | 'snapshotId'
>

/** A thing by its id, with its name for people. */
export interface Named {
  id: string
  name: string
}

/** A network interface, with the names of its VPC and its subnet at that time, if they could be read. */
export type RecordedNic = Pick<
  InstanceNetworkInterface,
  'name' | 'description' | 'ipStack' | 'vpcId' | 'subnetId'
> & { vpcName?: string | undefined; subnetName?: string | undefined }

/** A disk before it was deleted. */
export interface DeletedDisk extends RecordedDisk {
  kind: 'disk'
  /** The id of its project. */
  project: string
}

/** An instance before it was deleted. */
export interface DeletedInstance
  extends
    Named,
    Pick<
      Instance,
      | 'description'
      | 'hostname'
      | 'ncpus'
      | 'memory'
      | 'bootDiskId'
      | 'autoRestartPolicy'
      | 'cpuPlatform'
      | 'enableJumboFrames'
    > {
  kind: 'instance'
  /** The id of its project. */
  project: string
  disks: readonly RecordedDisk[]
  /** The primary interface first. */
  nics: readonly RecordedNic[]
  ephemeralIps: readonly Pick<Extract<ExternalIp, { kind: 'ephemeral' }>, 'ip' | 'ipPoolId'>[]
  floatingIps: readonly Pick<FloatingIp, 'id' | 'name' | 'ip'>[]
  antiAffinityGroups: readonly Named[]
  affinityGroups: readonly Named[]
  /** Its SSH keys by name: the text of a key is not kept. */
  sshKeys: readonly Named[]
  /** Parts that could not be read, in words: "SSH keys". */
  unread: readonly string[]
}

export type Deleted = DeletedDisk | DeletedInstance

/** The size of the largest record, in characters of its JSON. An instance with eight disks has about 4,000. */
export const LARGEST_RECORD = 32_768

/** Whether a value from outside of this page is the record of a deletion. */
export function isDeleted(value: unknown): value is Deleted {
  if (typeof value !== 'object' || value === null) return false
  const { kind, project, id, name, ...rest } = value as Readonly<Record<string, unknown>>
  if (![project, id, name].every((text) => typeof text === 'string')) return false
  const lists = [
    'disks',
    'nics',
    'ephemeralIps',
    'floatingIps',
    'antiAffinityGroups',
    'affinityGroups',
    'sshKeys',
    'unread',
  ]
  return kind === 'instance'
    ? lists.every((list) => Array.isArray(rest[list]))
    : kind === 'disk' && typeof rest['size'] === 'number'
}

/** The record of a disk. */
export const recordedDisk = ({
  id,
  name,
  description,
  size,
  blockSize,
  diskType,
  readOnly,
  imageId,
  snapshotId,
}: Disk): RecordedDisk => ({
  id,
  name,
  description,
  size,
  blockSize,
  diskType,
  readOnly,
  ...(imageId && { imageId }),
  ...(snapshotId && { snapshotId }),
})
