import { settings } from './settings'

/** The suggested size of a disk with a source: rounded up to a multiple of ten, at most {@link settings.limits.diskGiB}. */
export const roundUpToTen = (sizeGiB: number): number =>
  Math.min(Math.ceil(sizeGiB / 10) * 10, settings.limits.diskGiB)
