import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** The SHA-256 of some bytes, in lower-case hex. Synchronous, unlike the browser's own: handlers are synchronous. */
export const sha256 = (bytes: Uint8Array): string => bytesToHex(digest(bytes))
