import type { ApiError } from '#model/apiError'
import type { CreateValues } from './createValues'

type FieldName = keyof CreateValues

/** The control of the active boot source. */
const bootField = ({ bootSource }: CreateValues): FieldName =>
  bootSource === 'disk' ? 'bootDisk' : bootSource
const cpuField = ({ hardware }: CreateValues): FieldName => (hardware === 'custom' ? 'ncpus' : 'preset')
const memoryField = ({ hardware }: CreateValues): FieldName =>
  hardware === 'custom' ? 'memoryGiB' : 'preset'
const dataField = ({ userDataFrom }: CreateValues): FieldName =>
  userDataFrom === 'file' ? 'userDataFile' : 'userDataText'
/** The field for an error about a disk: the additional disks, or else the boot disk. */
const diskField = (values: CreateValues): FieldName => (values.disks.length > 0 ? 'disks' : bootField(values))
const storageField = (values: CreateValues): FieldName =>
  values.bootSource === 'disk' ? 'disks' : 'bootSizeGiB'

/**
 * Matches an error's message to its field: the server names no field. The first match counts. Rules: BAD-39 to
 * BAD-64, BAD-80 to BAD-86.
 */
const fieldMatchers: readonly (readonly [RegExp, FieldName | ((values: CreateValues) => FieldName)])[] = [
  [/^instance name already exists/i, 'name'],
  [/^(name|description|hostname):/i, 'name'],
  [/vcpu/i, cpuField],
  [/memory/i, memoryField],
  [/storage limit|total size|disk size/i, storageField],
  [/default ip pool|ip-pool|no external ip addresses/i, 'pool'],
  [/floating|external ip/i, 'floatingIps'],
  [/interface|vpc|subnet|the ip address|^ip address/i, 'nicList'],
  [/ssh-key|\bkeys\b/i, 'sshKeys'],
  [/group|anti-affinity/i, 'groups'],
  [/user.data|base64/i, dataField],
  [/image|snapshot/i, bootField],
  [/disk/i, diskField],
]

const fieldByName: Readonly<Record<string, FieldName>> = {
  name: 'name',
  description: 'description',
  hostname: 'hostname',
}

/**
 * The field and message of a failed creation; empty when the message matches no field. Authorization errors belong to
 * no field.
 */
export function serverErrorFields(
  { message, statusCode }: Pick<ApiError, 'message' | 'statusCode'>,
  values: CreateValues,
): Partial<Record<FieldName, string>> {
  if (![400, 404, 507].includes(statusCode)) return {}
  const [matched, matcher] = fieldMatchers.find(([words]) => words.test(message)) ?? []
  if (!matched || !matcher) return {}
  const parsed = /^(\w+):/.exec(message)?.[1]?.toLowerCase()
  const field = typeof matcher === 'function' ? matcher(values) : matcher
  return { [parsed && parsed in fieldByName ? (fieldByName[parsed] ?? field) : field]: message }
}
