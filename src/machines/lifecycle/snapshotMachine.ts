import { setup } from 'xstate'
import type { SnapshotState } from '#store/api/generated/types'
import type { SnapshotCommand, SnapshotTag } from './snapshotLifecycle'

/** The lifecycle of a snapshot: commands and server reports. */
export const snapshotMachine = setup({
  types: {} as { events: { type: SnapshotCommand | `report.${SnapshotState}` }; tags: SnapshotTag },
  actions: { permit: () => {} },
}).createMachine({
  id: 'snapshot',
  initial: 'creating',
  states: {
    creating: { tags: 'transitional', on: { 'report.ready': 'ready', 'report.faulted': 'faulted' } },
    ready: {
      on: {
        'command.delete': 'destroyed',
        'command.createImage': { actions: 'permit' },
        'command.createDisk': { actions: 'permit' },
        'report.faulted': 'faulted',
      },
    },
    faulted: { tags: 'failed', on: { 'command.delete': 'destroyed', 'report.ready': 'ready' } },
    destroyed: { type: 'final' },
  },
})
