/** Rows of a table's page when nothing else was chosen. Source: specification §9. */
export const PAGE_SIZE = 50
/** Choices of "rows per page". */
export const PAGE_SIZES = [25, 50, 100] as const
/** The limit that means "practically everything", for pickers. Source: specification §9 (the constant 1000). */
export const ALL_LIMIT = 1000
/** How long an answer counts as fresh, in seconds. Source: specification §7. */
export const FRESH_S = 2

/** Bytes in a unit. Source: specification §9 (1024 per unit). */
export const KIB = 1024
export const MIB = 1024 * KIB
export const GIB = 1024 * MIB
export const TIB = 1024 * GIB

/** Most virtual CPUs of one instance. */
export const MAX_VCPUS = 64
/** Memory of one instance, in GiB. */
export const MIN_MEMORY_GIB = 1
export const MAX_MEMORY_GIB = 1536
/** Size of one disk, in GiB. */
export const MIN_DISK_GIB = 1
export const MAX_DISK_GIB = 1023
/** Network interfaces of one instance. */
export const MAX_NICS = 8
/** Longest description, in characters. */
export const MAX_DESCRIPTION = 512
/** Longest resource name, in characters. */
export const MAX_NAME = 63
/** Block sizes a blank disk may have, in bytes. */
export const BLOCK_SIZES = [512, 2048, 4096] as const

/** Length of a device code, in letters. */
export const DEVICE_CODE_LENGTH = 8

/** A size rounded up to the next multiple of ten, at most {@link MAX_DISK_GIB}: the suggestion for a disk made of a source. */
export const roundUpToTen = (sizeGiB: number): number => Math.min(Math.ceil(sizeGiB / 10) * 10, MAX_DISK_GIB)

/** Bytes of a file sent in one call. Source: project-screens §10.4. */
export const CHUNK_BYTES = 512 * KIB
/** How many pieces are on their way at a time. */
export const CHUNKS_AT_ONCE = 6
/** How long before a piece is sent again, in milliseconds, by attempt; as many more attempts as there are numbers. */
export const CHUNK_RETRY_MS = [500, 2_000] as const
/** How long an answer may take during an upload before the attempt counts as failed, in milliseconds. */
export const UPLOAD_TIMEOUT_MS = 30_000
