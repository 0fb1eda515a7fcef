import { CHUNK_BYTES } from '#model/chunks'

const utf8 = new TextEncoder()
const letters = utf8.encode('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/')
const PAD = 61 // =

/** Writes bytes as base64. @returns the end position */
function writeBase64(bytes: Uint8Array, into: Uint8Array, from: number): number {
  const letter = (sixBits: number) => letters[sixBits & 63] ?? PAD
  let to = from
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    into[to++] = letter(three >> 18)
    into[to++] = letter(three >> 12)
    into[to++] = at + 1 < bytes.length ? letter(three >> 6) : PAD
    into[to++] = at + 2 < bytes.length ? letter(three) : PAD
  }
  return to
}

const headOf = (offset: number) => `{"offset":${offset},"base64_encoded_data":"`
const TAIL = utf8.encode('"}')

/**
 * Encodes chunks as bodies of `diskBulkWriteImport`, all in the same buffer. Strings would leave four copies of
 * each chunk for the garbage collector, which lets hundreds of megabytes accumulate. A body is valid until the
 * next one is encoded.
 */
export function createChunkEncoder(): (offset: number, bytes: Uint8Array) => Uint8Array<ArrayBuffer> {
  const memory = new Uint8Array(
    headOf(Number.MAX_SAFE_INTEGER).length + Math.ceil(CHUNK_BYTES / 3) * 4 + TAIL.length,
  )
  return (offset, bytes) => {
    const { written } = utf8.encodeInto(headOf(offset), memory)
    const end = writeBase64(bytes, memory, written)
    memory.set(TAIL, end)
    return memory.subarray(0, end + TAIL.length)
  }
}
