import { MAX_DISK_GIB } from './limits'

/** The suggested size of a disk with a source: rounded up to a multiple of ten, at most {@link MAX_DISK_GIB}. */
export const roundUpToTen = (sizeGiB: number): number => Math.min(Math.ceil(sizeGiB / 10) * 10, MAX_DISK_GIB)
