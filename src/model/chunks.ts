import { KIB } from './units'

// Constants of uploads in chunks. A chunk is sent as base64 with its offset; a chunk of zeros is not sent and counts as
// done.

/** Bytes of a file per request. */
export const CHUNK_BYTES = 512 * KIB
/** Number of chunks sent in parallel. */
export const CHUNKS_AT_ONCE = 6
/** Delays before each retry of a chunk, in milliseconds; one retry per number. */
export const CHUNK_RETRY_MS = [500, 2_000] as const
/** Timeout of a request during an upload, in milliseconds. */
export const UPLOAD_TIMEOUT_MS = 30_000
