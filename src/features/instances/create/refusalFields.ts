import type { ApiError } from '../../../store/model/apiError'
import type { CreateValues } from './createValues'

type FieldName = keyof CreateValues

/** The control in which the source of the boot disk is chosen now. */
const bootField = ({ bootSource }: CreateValues): FieldName =>
  bootSource === 'disk' ? 'bootDisk' : bootSource
const cpuField = ({ hardware }: CreateValues): FieldName => (hardware === 'custom' ? 'ncpus' : 'preset')
const memoryField = ({ hardware }: CreateValues): FieldName =>
  hardware === 'custom' ? 'memoryGiB' : 'preset'
const dataField = ({ userDataFrom }: CreateValues): FieldName =>
  userDataFrom === 'file' ? 'userDataFile' : 'userDataText'
/** Where a refusal about some disk belongs: the ones that were listed, else the one to boot from. */
const diskField = (values: CreateValues): FieldName => (values.disks.length > 0 ? 'disks' : bootField(values))
const storageField = (values: CreateValues): FieldName =>
  values.bootSource === 'disk' ? 'disks' : 'bootSizeGiB'

/**
 * Where a refusal belongs, by its words: the server names no field. The first that matches counts. Sources of the
 * words: backend-behaviour §8, rows 39–64 and 80–86.
 */
const places: readonly (readonly [RegExp, FieldName | ((values: CreateValues) => FieldName)])[] = [
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

const named: Readonly<Record<string, FieldName>> = {
  name: 'name',
  description: 'description',
  hostname: 'hostname',
}

/**
 * The field a refused creation is about, and what to say there; empty when the words tell nothing. Not authorized is
 * nobody's field.
 */
export function refusalFields(
  { message, statusCode }: Pick<ApiError, 'message' | 'statusCode'>,
  values: CreateValues,
): Partial<Record<FieldName, string>> {
  if (![400, 404, 507].includes(statusCode)) return {}
  const [matched, place] = places.find(([words]) => words.test(message)) ?? []
  if (!matched || !place) return {}
  const parsed = /^(\w+):/.exec(message)?.[1]?.toLowerCase()
  const field = typeof place === 'function' ? place(values) : place
  return { [parsed && parsed in named ? (named[parsed] ?? field) : field]: message }
}
