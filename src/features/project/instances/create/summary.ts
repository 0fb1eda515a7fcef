import { counted } from '#ui/format/counted'
import { formatBytes } from '#ui/format/bytes'
import { formatCount } from '#ui/format/numbers'
import { NOT_LOADED } from '#ui/feedback/NotLoaded'
import { countOf, namesInShort, namesOf } from '#model/countedNames'
import {
  bootSourceId,
  byteLength,
  hasNic,
  chosenSize,
  type BootDiskSource,
  type BootSource,
  type CreateValues,
} from './createValues'

// What the form creates, in a few short lines.

/** The lists that the form reads for its choices and its lines. */
export type FormList = BootSource | 'key' | 'pool' | 'vpc' | 'floatingIp' | 'group'

/** Lists that could not be read: nothing is said of their rows. */
export type UnreadLists = readonly FormList[]

/** The same at each rendering. */
export const allRead: readonly FormList[] = []

interface SummaryLine {
  label: string
  /** Undefined for a line that has nothing to say. */
  textOf: (
    values: CreateValues,
    sources: readonly BootDiskSource[],
    unread: UnreadLists,
  ) => string | undefined
}

const OPEN = 'not chosen yet'

function bootText(values: CreateValues, sources: readonly BootDiskSource[], unread: UnreadLists): string {
  const open = unread.includes(values.bootSource) ? NOT_LOADED : OPEN
  if (values.bootSource === 'disk') return values.bootDisk || open
  const source = sources.find(({ id }) => id === bootSourceId(values))
  return source ? `${source.name}, ${formatCount(Number(values.bootSizeGiB))} GiB` : open
}

/** The keys that the request names, or all of the person while their list is unread. */
function keysText({ sshKeys }: CreateValues, unread: UnreadLists): string | undefined {
  if (!unread.includes('key')) return sshKeys.length > 0 ? formatCount(sshKeys.length) : undefined
  return sshKeys.length > 0
    ? `${formatCount(sshKeys.length)}, others ${NOT_LOADED}`
    : `all of yours, ${NOT_LOADED}`
}

function disksText({ disks }: CreateValues): string | undefined {
  const made = disks.filter(({ type }) => type === 'create').length
  const parts = [
    ...(made > 0 ? [`${formatCount(made)} new`] : []),
    ...(made < disks.length ? [`${formatCount(disks.length - made)} attached`] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : undefined
}

function networkText({ nics, nicList }: CreateValues, unread: UnreadLists): string {
  if (nics === 'none') return 'none'
  if (nics === 'custom') return counted(nicList.length, 'interface')
  return unread.includes('vpc') ? `1 interface, VPCs ${NOT_LOADED}` : '1 interface in default'
}

function addressText(values: CreateValues, unread: UnreadLists): string {
  if (!hasNic(values)) return 'none'
  const { ephemeral, pool, floatingIps } = values
  const parts = [
    ...(ephemeral ? [pool ? `ephemeral from ${pool}` : 'ephemeral'] : []),
    ...(ephemeral && !pool && unread.includes('pool') ? [`IP pools ${NOT_LOADED}`] : []),
    ...(floatingIps.length > 0 ? [`${formatCount(floatingIps.length)} floating`] : []),
  ]
  return parts.join(', ') || 'none'
}

function placementText({ groups, restart }: CreateValues): string {
  const restarts = {
    default: 'default restart',
    best_effort: 'best effort to restart',
    never: 'never restarted',
  }
  return [...(groups.length > 0 ? [`in ${groups.join(', ')}`] : []), restarts[restart]].join(', ')
}

function userDataText({ userDataFrom, userDataText: text, userDataFile }: CreateValues): string {
  if (userDataFrom === 'file') return userDataFile ? `user data from ${userDataFile.name}` : 'no user data'
  return text === '' ? 'no user data' : `user data of ${formatBytes(byteLength(text))}`
}

const startText = (isMany: boolean, starts: boolean) =>
  starts ? 'once created' : isMany ? 'no, all stay stopped' : 'no, it stays stopped'

/** In the order of the form. */
const summaryLines: readonly SummaryLine[] = [
  {
    label: 'Name',
    textOf: (values) => (values.name === '' ? OPEN : namesInShort(namesOf(values))),
  },
  { label: 'Starts', textOf: (values) => startText(countOf(values) > 1, values.start) },
  {
    label: 'Size',
    textOf: (values) => {
      const { ncpus, memoryGiB } = chosenSize(values)
      return ncpus === undefined || memoryGiB === undefined
        ? OPEN
        : `${counted(ncpus, 'vCPU')}, ${formatCount(memoryGiB)} GiB`
    },
  },
  { label: 'Boots from', textOf: bootText },
  { label: 'More disks', textOf: disksText },
  { label: 'SSH keys', textOf: (values, _, unread) => keysText(values, unread) ?? 'none' },
  { label: 'Network', textOf: (values, _, unread) => networkText(values, unread) },
  { label: 'Addresses', textOf: (values, _, unread) => addressText(values, unread) },
  {
    label: 'Groups',
    textOf: ({ groups }) => (groups.length > 0 ? groups.join(', ') : undefined),
  },
]

/** The effect of each section that can be folded, in a few words. */
export const sectionTexts = {
  start: (values) => {
    const count = countOf(values)
    const starts = values.start ? 'started once created' : 'not started'
    return [
      counted(count, 'instance'),
      ...(values.description === '' ? [] : ['with a description']),
      starts,
    ].join(', ')
  },
  disks: (values) => disksText(values) ?? 'no additional disks',
  keys: (values, unread) =>
    unread.includes('key')
      ? `SSH keys: ${keysText(values, unread)}`
      : values.sshKeys.length > 0
        ? counted(values.sshKeys.length, 'key')
        : 'no SSH keys',
  networking: (values, unread) =>
    hasNic(values)
      ? [
          networkText(values, unread),
          values.ephemeral || values.floatingIps.length > 0
            ? addressText(values, unread)
            : 'no external address',
          ...(values.hostname === '' ? [] : [`named ${values.hostname}`]),
        ].join(', ')
      : 'no interface',
  placement: placementText,
  userData: userDataText,
} satisfies Record<string, (values: CreateValues, unread: UnreadLists) => string>

/** What the form creates: one line for each part, its label and its value with a tab between. */
export const summaryText = (
  values: CreateValues,
  sources: readonly BootDiskSource[],
  unread = allRead,
): string =>
  summaryLines
    .flatMap(({ label, textOf }) => {
      const text = textOf(values, sources, unread)
      return text === undefined ? [] : `${label}\t${text}`
    })
    .join('\n')
