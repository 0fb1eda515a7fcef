import { array, boolean, mixed, object, string, type TestContext } from 'yup'
import { hostnameError } from '#model/network/hostnames'
import {
  MAX_DISKS,
  MAX_EXTERNAL_IPS,
  MAX_GROUP_MEMBERS,
  MAX_GROUPS_OF_INSTANCE,
  MAX_KEYS,
  MAX_NICS,
  MAX_USER_DATA_BYTES,
  MIN_DISK_GIB,
  MIN_MEMORY_GIB,
} from '#model/limits'
import { settings } from '#model/settings'
import { countedNamesError, countOf, namesError } from '#model/countedNames'
import { nameError } from '#model/names'
import { formatCount, formatExact } from '#ui/format/numbers'
import { howMany, judgedWith, resourceDescription, typedText, wholeNumber } from '#features/kit/form/rules'
import {
  bootSourceId,
  byteLength,
  hasNic,
  type BootSource,
  type CreateValues,
  type QueuedDisk,
} from './createValues'
import { onlyForOne, valuesOfAll } from './countedValues'
import { bootChoiceLabels } from './fieldLabels'

/** The project's data for the validation rules. */
export interface FormConstraints {
  /** Names of all disks in the project. */
  diskNames: ReadonlySet<string>
  /** The size of an image or snapshot in GiB, rounded up; undefined if it does not exist. */
  sourceGiB: (id: string) => number | undefined
}

/** The name of a queued disk. */
export const queuedName = (queued: QueuedDisk) => (queued.type === 'create' ? queued.disk.name : queued.name)

/** Names that a new disk of this form cannot have: those of the project and those in the form. */
export const takenDiskNames = (values: CreateValues, { diskNames }: FormConstraints): ReadonlySet<string> =>
  new Set([
    ...diskNames,
    ...values.disks.map(queuedName),
    ...(values.bootSource !== 'disk' && values.bootName ? [values.bootName] : []),
  ])

function bootNameError(
  name: string,
  values: CreateValues,
  { diskNames }: FormConstraints,
): string | undefined {
  if (name === '' || values.bootSource === 'disk') return undefined
  if (values.disks.some((queued) => queuedName(queued) === name)) return 'An additional disk has that name'
  if (countOf(values) > 1)
    return countedNamesError(
      valuesOfAll(values).map(({ bootName }) => bootName),
      diskNames,
      'disk',
    )
  const error = nameError(name)
  if (error) return error
  if (diskNames.has(name)) return 'A disk of this project has that name'
  return undefined
}

function disksError(values: CreateValues, { diskNames }: FormConstraints): string | undefined {
  const { disks, bootSource, bootDisk } = values
  if (disks.length + 1 > MAX_DISKS)
    return `An instance has at most ${MAX_DISKS} disks, the boot disk included: remove ${disks.length + 1 - MAX_DISKS}`
  const twice = disks.find(
    (queued) => queued.type === 'attach' && bootSource === 'disk' && queued.name === bootDisk,
  )
  if (twice) return `${queuedName(twice)} is the boot disk already: remove it here`
  const shared = onlyForOne.disks(values)
  if (shared) return shared
  if (countOf(values) > 1)
    return countedNamesError(
      valuesOfAll(values).flatMap((each) => each.disks.map(queuedName)),
      diskNames,
      'disk',
    )
  const taken = disks.find((queued) => queued.type === 'create' && diskNames.has(queued.disk.name))
  if (taken) return `A disk of this project is named ${queuedName(taken)}: remove it here`
  return undefined
}

function nicsError({ nics, nicList }: CreateValues): string | undefined {
  if (nics !== 'custom') return undefined
  if (nicList.length === 0) return 'Add a network interface, or choose another option'
  if (nicList.length > MAX_NICS) return `An instance has at most ${MAX_NICS} network interfaces`
  if (new Set(nicList.map(({ name }) => name)).size < nicList.length)
    return 'Each network interface needs a name of its own'
  if (new Set(nicList.map(({ vpcName }) => vpcName)).size > 1)
    return 'All network interfaces must be in one VPC'
  if (new Set(nicList.map(({ subnetName }) => subnetName)).size < nicList.length)
    return 'Each network interface needs a subnet of its own'
  return undefined
}

const groupsError = (values: CreateValues) =>
  values.groups.length > 0 && countOf(values) > MAX_GROUP_MEMBERS
    ? `A group has at most ${MAX_GROUP_MEMBERS} members`
    : undefined

function addressesError(values: CreateValues): string | undefined {
  const shared = onlyForOne.floatingIps(values)
  if (shared) return shared
  const count = values.floatingIps.length + (values.ephemeral ? 1 : 0)
  return hasNic(values) && count > MAX_EXTERNAL_IPS
    ? `An instance has at most ${MAX_EXTERNAL_IPS} external addresses: remove ${count - MAX_EXTERNAL_IPS}`
    : undefined
}

const tooMuchData = (bytes: number) =>
  bytes > MAX_USER_DATA_BYTES
    ? `User data is at most ${formatExact(MAX_USER_DATA_BYTES)} bytes; this is ${formatExact(bytes)}`
    : undefined

type WholeRule = (values: CreateValues) => string | undefined

const tested = (error: WholeRule) => (_value: unknown, context: TestContext) => {
  const message = error(context.parent as CreateValues)
  return message === undefined ? true : context.createError({ message })
}

/** A rule that reads other fields of the form too, and reports at this field. */
const rule = (error: WholeRule) => mixed().nullable().test('whole', tested(error))

/** As {@link rule}, for a text: the form library omits an empty one. */
const textRule = (error: WholeRule) => string().ensure().test('whole', tested(error))

/** As {@link rule}, for a typed name. */
const nameRule = (error: WholeRule) => typedText().test('whole', tested(error))

const notChosen = (values: CreateValues, source: BootSource, field: keyof CreateValues) =>
  values.bootSource === source && values[field] === '' ? `${bootChoiceLabels[source]} is required` : undefined

const chosen = (source: BootSource, field: keyof CreateValues) =>
  judgedWith(
    ['bootSource'],
    textRule((values) => notChosen(values, source, field)),
  )

/**
 * The rules of the form, checked in the order of the page. Hidden fields are not checked. Disk names differ from
 * those of the project and from each other. The region's limits of one instance: 1–64 vCPUs, 1–1536 GiB of memory in
 * whole GiB, 8 disks with the boot disk, 8 interfaces, 32 external IPs, of which one ephemeral, 100 keys, 32 KiB of
 * user data before encoding, 16 groups of each kind. Rule: INST-3.
 */
export const createSchema = (constraints: FormConstraints) =>
  object({
    name: judgedWith(
      ['count'],
      nameRule((values) => namesError(values, new Set(), 'instance')),
    ),
    count: howMany(),
    description: resourceDescription(),
    start: boolean().required(),
    hardware: string().required(),
    preset: judgedWith(['hardware'], mixed()),
    ncpus: judgedWith(
      ['hardware'],
      mixed().when('hardware', ([hardware]) =>
        hardware === 'custom' ? wholeNumber('vCPUs', { min: 1, max: settings.limits.vcpus }) : mixed(),
      ),
    ),
    memoryGiB: judgedWith(
      ['hardware'],
      mixed().when('hardware', ([hardware]) =>
        hardware === 'custom'
          ? wholeNumber('Memory', { min: MIN_MEMORY_GIB, max: settings.limits.memoryGiB, unit: 'GiB' })
          : mixed(),
      ),
    ),
    siloImage: chosen('siloImage', 'siloImage'),
    projectImage: chosen('projectImage', 'projectImage'),
    snapshot: chosen('snapshot', 'snapshot'),
    bootDisk: judgedWith(
      ['bootSource', 'count'],
      textRule((values) => notChosen(values, 'disk', 'bootDisk') ?? onlyForOne.bootDisk(values)),
    ),
    bootSizeGiB: judgedWith(
      // The region counts the disks to the same quota.
      ['bootSource', 'siloImage', 'projectImage', 'snapshot', 'disks'],
      mixed().when('bootSource', ([source]) =>
        source === 'disk'
          ? mixed()
          : wholeNumber('Disk size', {
              min: MIN_DISK_GIB,
              max: settings.limits.diskGiB,
              unit: 'GiB',
            }).test('source', (value, context) => {
              const values = context.parent as CreateValues
              const least = constraints.sourceGiB(bootSourceId(values))
              if (least === undefined || value >= least) return true
              const kind = values.bootSource === 'snapshot' ? 'snapshot' : 'image'
              return context.createError({
                message: `Must be at least as large as the ${kind} (${formatCount(least)} GiB)`,
              })
            }),
      ),
    ),
    // The names of the disks of many instances are counted as those of the instances.
    bootName: judgedWith(
      ['name', 'count', 'bootSource', 'disks'],
      nameRule((values) => bootNameError(values.bootName, values, constraints)),
    ),
    disks: judgedWith(
      ['name', 'count', 'bootSource', 'bootDisk', 'bootSizeGiB'],
      rule((values) => disksError(values, constraints)),
    ),
    sshKeys: array().max(MAX_KEYS, `An instance takes at most ${MAX_KEYS} keys`),
    nicList: judgedWith(['nics'], rule(nicsError)),
    pool: judgedWith(['nics', 'ephemeral'], mixed()),
    floatingIps: judgedWith(['nics', 'count', 'ephemeral'], rule(addressesError)),
    hostname: nameRule(({ hostname }) => (hostname === '' ? undefined : hostnameError(hostname))),
    groups: judgedWith(
      ['count'],
      array()
        .max(MAX_GROUPS_OF_INSTANCE, `An instance is in at most ${MAX_GROUPS_OF_INSTANCE} groups of a kind`)
        .test('members', tested(groupsError)),
    ),
    userDataText: judgedWith(
      ['userDataFrom'],
      textRule(({ userDataFrom, userDataText }) =>
        userDataFrom === 'text' ? tooMuchData(byteLength(userDataText)) : undefined,
      ),
    ),
    userDataFile: judgedWith(
      ['userDataFrom'],
      rule(({ userDataFrom, userDataFile }) =>
        userDataFrom === 'file' && userDataFile ? tooMuchData(userDataFile.sizeBytes) : undefined,
      ),
    ),
  })
