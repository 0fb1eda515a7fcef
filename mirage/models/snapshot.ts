import type { BlockSize, Snapshot } from '#store/api/generated/types'

/** A snapshot. */
export interface SnapshotRow extends Snapshot {
  /** The block size of its disk, which it outlives. */
  blockSize: BlockSize
}
