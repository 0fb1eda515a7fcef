import { setup } from 'xstate'
import type { DiskState } from '../../store/api/generated/types'
import { lifecycleOf } from './ask'

/** A disk's state by its name; the wire wraps it in an object because some states carry an instance. */
export type DiskStateName = DiskState['state']

/** A wish somebody may have of a disk. Source: specification §4; bulk writes: backend-behaviour §4.2. */
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

const permit = { actions: 'permit' } as const

/** What a disk may do and what the server may say of it. Attaching and detaching are rarely seen, but they are lawful. */
const diskMachine = setup({
  types: {} as { events: { type: DiskCommand | DiskReport }; tags: 'transitional' | 'importing' },
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
        // Deleting an instance lets its disks go without a word of theirs.
        'report.detached': 'detached',
        'report.maintenance': 'maintenance',
        'report.faulted': 'faulted',
      },
    },
    detaching: {
      tags: 'transitional',
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
      on: { 'command.delete': 'destroyed', 'report.detached': 'detached' },
    },
    destroyed: { type: 'final' },
  },
})

/** The law of disks. */
export const diskLifecycle = lifecycleOf<DiskStateName, DiskCommand>(diskMachine, {
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
