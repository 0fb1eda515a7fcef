import { readFileSync } from 'node:fs'
import type { InstanceCommand } from '#machines/lifecycle/instanceLifecycle'

// The specification's tables of actions by state: that of instances is read from docs/rules.md, the others are typed in
// by hand. Neither the machines nor the mock confirm themselves.

export const instanceStates = [
  'creating',
  'starting',
  'running',
  'stopping',
  'stopped',
  'rebooting',
  'migrating',
  'repairing',
  'failed',
  'destroyed',
] as const

export const transitionalInstanceStates = ['creating', 'starting', 'stopping', 'rebooting']

/** The rows of the table below a rule of docs/rules.md, that of the heads first, each a list of its cells. */
function tableOf(rule: string): string[][] {
  const [, below = ''] = readFileSync('docs/rules.md', 'utf8').split(`- **${rule}** `)
  const [own = ''] = below.split('\n- **')
  return [...own.matchAll(/^ *\|(.*)\|$/gm)].map(([, row = '']) => row.split('|').map((cell) => cell.trim()))
}

type ActionOf<Command> = Command extends `command.${infer Action}` ? Action : never

const [[, ...marked] = [], , ...rows] = tableOf('LIFE-2')

/** Action → the states in which it is allowed: those that LIFE-2 marks. */
export const instanceTable = Object.fromEntries(
  rows.map(([action, ...cells]) => [action, marked.filter((_, index) => cells[index] === '✓')]),
) as Readonly<Record<ActionOf<InstanceCommand>, readonly string[]>>

export const diskStates = [
  'attached',
  'attaching',
  'creating',
  'detaching',
  'detached',
  'destroyed',
  'faulted',
  'maintenance',
  'import_ready',
  'importing_from_url',
  'importing_from_bulk_writes',
  'finalizing',
] as const

export const diskTable = {
  delete: ['detached', 'faulted'],
  snapshot: ['attached', 'detached'],
  attach: ['creating', 'detached'],
  detach: ['attached'],
  setAsBootDisk: ['attached'],
} as const satisfies Record<string, readonly (typeof diskStates)[number][]>

/** Importing the contents of a disk. Rule: DISK-2. */
export const diskImportTable = {
  startBulkWrite: ['import_ready'],
  stopBulkWrite: ['importing_from_bulk_writes'],
  finalize: ['import_ready'],
} as const satisfies Record<string, readonly (typeof diskStates)[number][]>

export const snapshotStates = ['creating', 'destroyed', 'faulted', 'ready'] as const

export const snapshotTable = {
  delete: ['ready', 'faulted'],
  createImage: ['ready'],
  createDisk: ['ready'],
} as const satisfies Record<string, readonly (typeof snapshotStates)[number][]>

export const supportBundleStates = ['collecting', 'destroying', 'failed', 'active'] as const

export const supportBundleTable = {
  delete: ['collecting', 'active', 'failed'],
  download: ['active'],
} as const satisfies Record<string, readonly (typeof supportBundleStates)[number][]>

export const alertDeliveryStates = ['pending', 'delivered', 'failed'] as const

export const alertDeliveryTable = {
  resend: ['pending', 'delivered', 'failed'],
} as const satisfies Record<string, readonly (typeof alertDeliveryStates)[number][]>

export const rackMembershipStates = ['in_progress', 'committed', 'aborted'] as const

export const rackMembershipTable = {
  abort: ['in_progress'],
} as const satisfies Record<string, readonly (typeof rackMembershipStates)[number][]>

/** Not those of the API, which has two lists instead. */
export const unadoptedDiskStates = ['unadopted', 'adoption_requested'] as const

export const unadoptedDiskTable = {
  adopt: ['unadopted'],
  withdraw: ['adoption_requested'],
} as const satisfies Record<string, readonly (typeof unadoptedDiskStates)[number][]>

export const bfdStates = ['admin_down', 'down', 'init', 'up'] as const

export const bfdTable = {
  disable: ['admin_down', 'down', 'init', 'up'],
} as const satisfies Record<string, readonly (typeof bfdStates)[number][]>

export const multicastGroupStates = ['Creating', 'Active', 'Deleting'] as const

/** No command changes a group. */
export const multicastGroupTable = {} as const satisfies Record<string, never>

export const multicastMemberStates = ['Joining', 'Joined', 'Left'] as const

export const multicastMemberTable = {
  leave: ['Joining', 'Joined', 'Left'],
} as const satisfies Record<string, readonly (typeof multicastMemberStates)[number][]>

/** Rule: OPS-23. The API has no words for them. */
export const updateStates = [
  'no_target',
  'updating',
  'waiting',
  'suspended',
  'needs_support',
  'up_to_date',
] as const

export const updateTable = {
  setTarget: ['no_target', 'needs_support', 'up_to_date'],
  finishRecovery: ['suspended'],
} as const satisfies Record<string, readonly (typeof updateStates)[number][]>
