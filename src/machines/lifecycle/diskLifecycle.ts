import { setup } from 'xstate'
import type { DiskState } from '#store/api/generated/types'
import { lifecycleOf } from './lifecycleOf'

/** The name of a disk's state; the wire uses an object because some states contain an instance. */
export type DiskStateName = DiskState['state']

/** The commands of a disk. Rule: DISK-2. */
export type DiskCommand =
  | 'command.delete'
  | 'command.snapshot'
  | 'command.attach'
  | 'command.detach'
  | 'command.setAsBootDisk'
  | 'command.startBulkWrite'
  | 'command.stopBulkWrite'
  | 'command.finalize'

export type DiskReport = `report.${DiskStateName}`

/** Facts of a state, besides the commands it allows. */
export type DiskTag =
  /** In transition to another state. */
  | 'transitional'
  /** It has failed: it works no more until someone acts, or the region repairs it. */
  | 'failed'
  /** The import of its contents is not complete. */
  | 'importing'
  /** The disk is still attached, and about to be detached. */
  | 'leaving'

const permit = { actions: 'permit' } as const

/** The lifecycle of a disk: commands and server reports. Attaching and detaching are rarely seen, but allowed. */
export const diskMachine = setup({
  types: {} as { events: { type: DiskCommand | DiskReport }; tags: DiskTag },
  actions: { permit: () => {} },
}).createMachine({
  id: 'disk',
  initial: 'creating',
  states: {
    creating: {
      tags: 'transitional',
      on: {
        'command.attach': 'attached',
        'report.detached': 'detached',
        'report.attached': 'attached',
        'report.import_ready': 'import_ready',
        'report.faulted': 'faulted',
      },
    },
    attaching: {
      tags: 'transitional',
      on: { 'report.attached': 'attached', 'report.detached': 'detached', 'report.faulted': 'faulted' },
    },
    attached: {
      on: {
        'command.snapshot': permit,
        'command.detach': 'detached',
        'command.setAsBootDisk': permit,
        'report.detaching': 'detaching',
        // Deleting an instance detaches its disks without a detaching state.
        'report.detached': 'detached',
        'report.maintenance': 'maintenance',
        'report.faulted': 'faulted',
      },
    },
    detaching: {
      tags: ['transitional', 'leaving'],
      on: { 'report.detached': 'detached', 'report.attached': 'attached', 'report.faulted': 'faulted' },
    },
    detached: {
      on: {
        'command.delete': 'destroyed',
        'command.snapshot': permit,
        'command.attach': 'attached',
        'report.attaching': 'attaching',
        'report.maintenance': 'maintenance',
        'report.faulted': 'faulted',
      },
    },
    maintenance: {
      on: { 'report.attached': 'attached', 'report.detached': 'detached', 'report.faulted': 'faulted' },
    },
    import_ready: {
      tags: 'importing',
      on: {
        'command.startBulkWrite': 'importing_from_bulk_writes',
        'command.finalize': 'finalizing',
        'report.importing_from_url': 'importing_from_url',
        'report.faulted': 'faulted',
      },
    },
    importing_from_url: {
      tags: 'importing',
      on: { 'report.import_ready': 'import_ready', 'report.faulted': 'faulted' },
    },
    importing_from_bulk_writes: {
      tags: 'importing',
      on: { 'command.stopBulkWrite': 'import_ready', 'report.faulted': 'faulted' },
    },
    finalizing: {
      tags: ['transitional', 'importing'],
      on: { 'report.detached': 'detached', 'report.faulted': 'faulted' },
    },
    faulted: {
      tags: 'failed',
      on: { 'command.delete': 'destroyed', 'report.detached': 'detached' },
    },
    destroyed: { type: 'final' },
  },
})

/** The lifecycle of disks. */
export const diskLifecycle = lifecycleOf<DiskStateName, DiskCommand, DiskTag>(diskMachine, {
  noun: 'disks',
  words: {
    'command.delete': 'deleted',
    'command.snapshot': 'snapshotted',
    'command.attach': 'attached',
    'command.detach': 'detached',
    'command.setAsBootDisk': 'made the boot disk',
    'command.startBulkWrite': 'written to in bulk',
    'command.stopBulkWrite': 'taken out of bulk writing',
    'command.finalize': 'finalized',
  },
  verbs: { 'command.attach': 'attach', 'command.detach': 'detach', 'command.finalize': 'finalize' },
})
