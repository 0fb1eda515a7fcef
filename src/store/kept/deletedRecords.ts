import type { Disk, Instance, InstanceNetworkInterface, ExternalIp, FloatingIp } from '../api/generated/types'
import { areAll, hasFields, isNumber, isOneOf, isNullOr, isText, isYesOrNo, type Check } from './fieldChecks'
import { isInModel, type Modelled } from './keptModel'

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

/** The settings of an instance that its record has. */
type Setting =
  | 'id'
  | 'name'
  | 'description'
  | 'hostname'
  | 'ncpus'
  | 'memory'
  | 'bootDiskId'
  | 'autoRestartPolicy'
  | 'cpuPlatform'
  | 'enableJumboFrames'

/** An instance before it was deleted. */
export interface DeletedInstance extends Pick<Instance, Setting> {
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

/** A record as a line keeps it. In the model of another version, only these fields of it are known. */
export type Deletion = Pick<Deleted, 'kind' | 'project' | 'id' | 'name'> & Modelled

/** The size of the largest record, in characters of its JSON. An instance with eight disks has about 4,000. */
export const LARGEST_RECORD = 32_768

const kinds: Readonly<Record<Deleted['kind'], true>> = { disk: true, instance: true }
const named = hasFields({ id: isText, name: isText })

const disk = {
  id: isText,
  name: isText,
  description: isText,
  size: isNumber,
  blockSize: isNumber,
  diskType: isText,
  readOnly: isYesOrNo,
}
const sources = { imageId: isNullOr(isText), snapshotId: isNullOr(isText) }

const stack = hasFields({ ip: isText })
const addresses: Check = (value) =>
  hasFields({ type: isOneOf({ v4: true, v6: true }), value: stack })(value) ||
  hasFields({ type: isOneOf({ dual_stack: true }), value: hasFields({ v4: stack, v6: stack }) })(value)

const isDisk = hasFields({ project: isText, ...disk }, sources)
const isInstance = hasFields(
  {
    project: isText,
    id: isText,
    name: isText,
    description: isText,
    hostname: isText,
    ncpus: isNumber,
    memory: isNumber,
    enableJumboFrames: isYesOrNo,
    disks: areAll(hasFields(disk, sources)),
    nics: areAll(
      hasFields(
        { name: isText, description: isText, ipStack: addresses, vpcId: isText, subnetId: isText },
        { vpcName: isText, subnetName: isText },
      ),
    ),
    ephemeralIps: areAll(hasFields({ ip: isText, ipPoolId: isText })),
    floatingIps: areAll(hasFields({ id: isText, name: isText, ip: isText })),
    antiAffinityGroups: areAll(named),
    affinityGroups: areAll(named),
    sshKeys: areAll(named),
    unread: areAll(isText),
  },
  { bootDiskId: isNullOr(isText), autoRestartPolicy: isNullOr(isText), cpuPlatform: isNullOr(isText) },
)

/** Whether a value is the record of a deletion, in the model of this console. */
export const isDeleted = (value: unknown): value is Deleted =>
  hasFields({ kind: isOneOf({ disk: true }) })(value)
    ? isDisk(value)
    : hasFields({ kind: isOneOf(kinds) })(value) && isInstance(value)

const hasFacts = hasFields({ kind: isOneOf(kinds), project: isText, id: isText, name: isText, model: isText })

/** Whether a value from outside of this page is the record of a deletion, in the model of its mark. */
export const isDeletion = (value: unknown): value is Deletion =>
  hasFacts(value) && (!isInModel(value as Deletion) || isDeleted(value))

/** The record of what a line has deleted, if it can be brought back. */
export const recordIn = ({ deleted }: { deleted?: Deletion | undefined }): Deleted | undefined =>
  deleted && isInModel(deleted) && isDeleted(deleted) ? deleted : undefined

/** Why what a line has deleted cannot be brought back, as a sentence; undefined if it can, or if there is no record. */
export const whyNotBack = (line: { deleted?: Deletion | undefined }): string | undefined =>
  line.deleted && !recordIn(line)
    ? 'Its record is in the form of another version of the API, and cannot be converted'
    : undefined

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
}: RecordedDisk): RecordedDisk => ({
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

/** The record of an interface, without the names of its VPC and its subnet. */
export const recordedNic = ({ name, description, ipStack, vpcId, subnetId }: RecordedNic): RecordedNic => ({
  name,
  description,
  ipStack,
  vpcId,
  subnetId,
})

type RecordedIps = Pick<DeletedInstance, 'ephemeralIps' | 'floatingIps'>

/** The records of external addresses. */
export const recordedIps = (ips: readonly ExternalIp[]): RecordedIps => ({
  ephemeralIps: ips.flatMap((ip) => (ip.kind === 'ephemeral' ? [{ ip: ip.ip, ipPoolId: ip.ipPoolId }] : [])),
  floatingIps: ips.flatMap((ip) => (ip.kind === 'floating' ? [{ id: ip.id, name: ip.name, ip: ip.ip }] : [])),
})

/** The record of the settings of an instance. */
export const recordedSettings = ({
  id,
  name,
  description,
  hostname,
  ncpus,
  memory,
  bootDiskId,
  autoRestartPolicy,
  cpuPlatform,
  enableJumboFrames,
}: Pick<DeletedInstance, Setting>): Pick<DeletedInstance, Setting> => ({
  id,
  name,
  description,
  hostname,
  ncpus,
  memory,
  bootDiskId,
  autoRestartPolicy,
  cpuPlatform,
  enableJumboFrames,
})
