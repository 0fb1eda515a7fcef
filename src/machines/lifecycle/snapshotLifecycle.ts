import type { SnapshotState } from '#store/api/generated/types'
import table from '../tables/snapshot.json'
import { lifecycleFrom } from './ask'

/** The commands of a snapshot. Rule: SNAP-1. */
export type SnapshotCommand = 'command.delete' | 'command.createImage' | 'command.createDisk'

/** Facts of a state, besides the commands it allows. */
export type SnapshotTag =
  /** In transition to another state. */
  | 'transitional'
  /** It has failed: it works no more until someone acts, or the region repairs it. */
  | 'failed'

/** The lifecycle of snapshots. */
export const snapshotLifecycle = lifecycleFrom<SnapshotState, SnapshotCommand, SnapshotTag>(table, {
  noun: 'snapshots',
  words: {
    'command.delete': 'deleted',
    'command.createImage': 'made into an image',
    'command.createDisk': 'made into a disk',
  },
})
