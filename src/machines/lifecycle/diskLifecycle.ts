import type { DiskState } from '#store/api/generated/types'
import table from '../tables/disk.json'
import { lifecycleFrom } from './ask'

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

/** The lifecycle of disks. */
export const diskLifecycle = lifecycleFrom<DiskStateName, DiskCommand, DiskTag>(table, {
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
