import { setup } from 'xstate'
import type { SnapshotState } from '#store/api/generated/types'
import { lifecycleOf } from './lifecycleOf'

/** The commands of a snapshot. Rule: SNAP-1. */
export type SnapshotCommand = 'command.delete' | 'command.createImage' | 'command.createDisk'

/** The lifecycle of a snapshot: commands and server reports. */
export const snapshotMachine = setup({
  types: {} as { events: { type: SnapshotCommand | `report.${SnapshotState}` }; tags: 'transitional' },
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
    faulted: { on: { 'command.delete': 'destroyed', 'report.ready': 'ready' } },
    destroyed: { type: 'final' },
  },
})

/** The lifecycle of snapshots. */
export const snapshotLifecycle = lifecycleOf<SnapshotState, SnapshotCommand>(snapshotMachine, {
  noun: 'snapshots',
  words: {
    'command.delete': 'deleted',
    'command.createImage': 'made into an image',
    'command.createDisk': 'made into a disk',
  },
})
