import type * as Older from '../generated/v20251008'
import type * as Newer from '../generated/v2026021301'
import { NotOfferedError, without, type Conversion } from '../change'

// Disks since 2026021301: the source of a disk is part of its backend, and disks may be local or read-only.

/** A disk; an older reader ignores its type and whether it is read-only. */
export const disk: Conversion<Older.Disk, Newer.Disk> = {
  up: (older) => ({ diskType: 'distributed', readOnly: false, ...older }),
  down: (newer) => newer,
}

/** Refuses a disk whose kind an older caller does not know. */
export function refuseLocalDisk({ diskType }: Newer.Disk) {
  if (diskType !== 'distributed')
    throw new NotOfferedError('disk type variant not supported for client version', 406)
}

const diskSource: Conversion<Older.DiskSource, Newer.DiskSource> = {
  up: (source) => source,
  down(source) {
    if (source.type !== 'image' && source.type !== 'snapshot') return source
    if (source.readOnly) throw new NotOfferedError('This region has no read-only disks.')
    return without(source, 'readOnly') as Older.DiskSource // `Omit` joins the variants of a union.
  },
}

/** The fields about the storage in a request for a disk. */
const storage: Conversion<{ diskSource: Older.DiskSource }, { diskBackend: Newer.DiskBackend }> = {
  up: (older) => ({ diskBackend: { type: 'distributed', diskSource: diskSource.up(older.diskSource) } }),
  down({ diskBackend }) {
    if (diskBackend.type === 'local') throw new NotOfferedError('This region has no local disks.')
    return { diskSource: diskSource.down(diskBackend.diskSource) }
  },
}

export const diskCreate: Conversion<Older.DiskCreate, Newer.DiskCreate> = {
  up: ({ diskSource: source, ...body }) => ({ ...body, ...storage.up({ diskSource: source }) }),
  down: ({ diskBackend, ...body }) => ({ ...body, ...storage.down({ diskBackend }) }),
}

/** A disk at the creation of an instance: one to create, or one to attach. */
export const diskAttachment: Conversion<Older.InstanceDiskAttachment, Newer.InstanceDiskAttachment> = {
  up: (entry) => (entry.type === 'create' ? { ...diskCreate.up(entry), type: entry.type } : entry),
  down: (entry) => (entry.type === 'create' ? { ...diskCreate.down(entry), type: entry.type } : entry),
}
