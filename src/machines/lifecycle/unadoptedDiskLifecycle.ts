import table from '../tables/unadoptedDisk.json'
import { lifecycleFrom } from './ask'

/** The states of a physical disk that is not adopted. The API has no words for them: it lists disks and requests. */
export type UnadoptedDiskState = 'unadopted' | 'adoption_requested' | 'gone'
export type UnadoptedDiskCommand = 'command.adopt' | 'command.withdraw'

/** Facts of a state, besides the commands it allows. */
export type UnadoptedDiskTag =
  /** The region adopts the disk as soon as it finds it in a sled. */
  'transitional'

/** The lifecycle of physical disks that are not adopted. */
export const unadoptedDiskLifecycle = lifecycleFrom<
  UnadoptedDiskState,
  UnadoptedDiskCommand,
  UnadoptedDiskTag
>(table, {
  noun: 'physical disks',
  words: { 'command.adopt': 'adopted', 'command.withdraw': 'withdrawn' },
})

/** The state of a disk that the region lists among the unadopted ones, or has a request for. */
export const unadoptedDiskState = ({ request }: { request?: object | undefined }): UnadoptedDiskState =>
  request ? 'adoption_requested' : 'unadopted'
