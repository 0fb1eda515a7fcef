import type { Disk, DiskCreate, Snapshot } from '#store/api/generated/types'
import type { DeletedDisk } from '#store/kept/deletedRecords'
import { formatBytes } from '#ui/format/bytes'
import {
  lostDiskSource,
  IS_THERE,
  isMadeFrom,
  lostText,
  requestedSource,
  type DiskFrom,
  type OutlookPart,
  type Storage,
} from './chanceOfDisk'

// The outlook of a disk by itself: pure functions. Rules: BACK-3, BACK-4.

/** The request that brings back a disk, and its differences. */
export interface DiskOutlook {
  parts: readonly OutlookPart[]
  from: DiskFrom
  body: DiskCreate
  /** The disk that an earlier attempt has made. */
  made?: Disk
  /** Why it cannot be brought back, as a sentence. */
  cannot?: string
}

/**
 * The outlook of a disk, and the request for it.
 *
 * @param name that it is brought back with
 * @param chosen the snapshot that it is made from; by default the newest one
 */
export function diskOutlook(
  record: DeletedDisk,
  storage: Storage,
  { name, chosen }: { name: string; chosen?: Snapshot | undefined },
): DiskOutlook {
  const from: DiskFrom = chosen ? { from: 'snapshot', snapshot: chosen } : lostDiskSource(record, storage)
  const { description, size, blockSize } = record
  const isPresent = storage.disks.some(({ id }) => id === record.id)
  const cannot = isPresent ? IS_THERE : from.from === 'nothing' ? from.why : undefined
  const made = storage.disks.find((disk) => disk.name === name && isMadeFrom(disk, from))
  return {
    from,
    ...(made && { made }),
    parts: [
      { what: `${formatBytes(size)}, and its description`, comes: 'same' },
      ...(name === record.name
        ? []
        : [{ what: 'Name', comes: 'other' as const, why: `It is named ${name}` }]),
      { what: 'ID', comes: 'other', why: 'It gets a new one' },
      from.from === 'nothing'
        ? { what: 'Contents', comes: 'not', why: from.why }
        : { what: 'Contents', comes: from.from === 'source' ? 'same' : 'other', why: lostText(from) },
    ],
    body: {
      name,
      description,
      size,
      diskBackend: {
        type: 'distributed',
        // A disk without a source is never made.
        diskSource: from.from === 'nothing' ? { type: 'blank', blockSize } : requestedSource(from),
      },
    },
    ...(cannot !== undefined && { cannot }),
  }
}
