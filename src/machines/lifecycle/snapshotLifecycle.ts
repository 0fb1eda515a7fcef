import { setup } from 'xstate'
import type { SnapshotState } from '#store/api/generated/types'
import { lifecycleOf } from './lifecycleOf'

/** The commands of a snapshot. Rule: SNAP-1. */
export type SnapshotCommand = 'command.delete' | 'command.createImage' | 'command.createDisk'

/** Facts of a state, besides the commands it allows. */
type SnapshotTag =
  /** In transition to another state. */
  | 'transitional'
  /** It has failed: it works no more until someone acts, or the region repairs it. */
  | 'failed'

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

/** The lifecycle of snapshots. */
export const snapshotLifecycle = lifecycleOf<SnapshotState, SnapshotCommand, SnapshotTag>(snapshotMachine, {
  noun: 'snapshots',
  words: {
    'command.delete': 'deleted',
    'command.createImage': 'made into an image',
    'command.createDisk': 'made into a disk',
  },
})
