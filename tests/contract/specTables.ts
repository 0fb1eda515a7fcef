// The specification's tables of actions by state, typed in by hand, so that neither the machines nor the mock
// confirm themselves.

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

/** Action → the states in which it is allowed. */
export const instanceTable = {
  start: ['stopped', 'failed'],
  delete: ['stopped', 'failed'],
  resize: ['stopped', 'failed', 'creating'],
  updateBootDisk: ['stopped', 'failed', 'creating'],
  reboot: ['running'],
  stop: ['running', 'starting', 'rebooting', 'failed'],
  detachDisk: ['creating', 'stopped', 'failed'],
  attachDisk: ['creating', 'stopped'],
  updateNic: ['stopped'],
  openSerialConsole: ['running', 'rebooting', 'migrating', 'repairing'],
  addToAffinityGroup: ['stopped'],
} as const satisfies Record<string, readonly (typeof instanceStates)[number][]>

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

export const bfdStates = ['admin_down', 'down', 'init', 'up'] as const

export const bfdTable = {
  disable: ['admin_down', 'down', 'init', 'up'],
} as const satisfies Record<string, readonly (typeof bfdStates)[number][]>
