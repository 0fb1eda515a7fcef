import { setup } from 'xstate'
import type { DiskCommand, DiskReport, DiskTag } from './diskLifecycle'

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
