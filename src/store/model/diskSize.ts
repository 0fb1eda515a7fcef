import { MAX_DISK_GIB } from './limits'

/**
 * A size rounded up to the next multiple of ten, at most {@link MAX_DISK_GIB}: the suggested size of a disk with
 * a source.
 */
export const roundUpToTen = (sizeGiB: number): number => Math.min(Math.ceil(sizeGiB / 10) * 10, MAX_DISK_GIB)
