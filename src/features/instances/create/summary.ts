import { counted } from '#ui/format/counted'
import { formatBytes } from '#ui/format/bytes'
import { formatCount } from '#ui/format/numbers'
import { countOf, namesInShort, namesOf } from '#store/model/countedNames'
import {
  bootSourceId,
  byteLength,
  hasNic,
  chosenSize,
  type CreateValues,
  type BootDiskSource,
} from './createValues'

// What the form creates, in a few short lines.

interface SummaryLine {
  label: string
  /** Undefined for a line that has nothing to say. */
  textOf: (values: CreateValues, sources: readonly BootDiskSource[]) => string | undefined
}

const OPEN = 'not chosen yet'

function bootText(values: CreateValues, sources: readonly BootDiskSource[]): string {
  if (values.bootSource === 'disk') return values.bootDisk || OPEN
  const source = sources.find(({ id }) => id === bootSourceId(values))
  return source ? `${source.name}, ${formatCount(Number(values.bootSizeGiB))} GiB` : OPEN
}

function disksText({ disks }: CreateValues): string | undefined {
  const made = disks.filter(({ type }) => type === 'create').length
  const parts = [
    ...(made > 0 ? [`${formatCount(made)} new`] : []),
    ...(made < disks.length ? [`${formatCount(disks.length - made)} attached`] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : undefined
}

function networkText({ nics, nicList }: CreateValues): string {
  if (nics === 'none') return 'none'
  return nics === 'default' ? '1 interface in default' : counted(nicList.length, 'interface')
}

function addressText(values: CreateValues): string {
  if (!hasNic(values)) return 'none'
  const { ephemeral, pool, floatingIps } = values
  const parts = [
    ...(ephemeral ? [pool ? `ephemeral from ${pool}` : 'ephemeral'] : []),
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
  { label: 'SSH keys', textOf: ({ sshKeys }) => (sshKeys.length > 0 ? formatCount(sshKeys.length) : 'none') },
  { label: 'Network', textOf: networkText },
  { label: 'Addresses', textOf: addressText },
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
  keys: ({ sshKeys }) => (sshKeys.length > 0 ? counted(sshKeys.length, 'key') : 'no SSH keys'),
  networking: (values) =>
    hasNic(values)
      ? [
          networkText(values),
          values.ephemeral || values.floatingIps.length > 0 ? addressText(values) : 'no external address',
          ...(values.hostname === '' ? [] : [`named ${values.hostname}`]),
        ].join(', ')
      : 'no interface',
  placement: placementText,
  userData: userDataText,
} satisfies Record<string, (values: CreateValues) => string>

/** What the form creates: one line for each part, its label and its value with a tab between. */
export const summaryText = (values: CreateValues, sources: readonly BootDiskSource[]): string =>
  summaryLines
    .flatMap(({ label, textOf }) => {
      const text = textOf(values, sources)
      return text === undefined ? [] : `${label}\t${text}`
    })
    .join('\n')
