import { isApiError, type ApiError } from '#model/apiError'
import { CHUNK_BYTES, CHUNK_RETRY_MS, CHUNKS_AT_ONCE, UPLOAD_TIMEOUT_MS } from '#model/chunks'
import { MIB } from '#model/units'

/** The number of chunks of a file. */
export const chunkCount = (fileBytes: number) => Math.ceil(fileBytes / CHUNK_BYTES)

/** Whether all bytes are zero. A new disk contains zeros already, so they are not sent. */
export function isZero(bytes: Uint8Array): boolean {
  const tail = bytes.length % 4
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, (bytes.length - tail) / 4)
  // A plain loop: four times as fast as `every`, and it runs over whole files.
  for (let at = 0; at < words.length; at += 1) if (words[at] !== 0) return false
  return bytes.subarray(bytes.length - tail).every((byte) => byte === 0)
}

/**
 * Whether a retry makes sense: after no response or a server error. A client error would repeat; a region that asks
 * for time was given it already.
 */
const isRetryable = (error: unknown) =>
  isApiError(error) && (error.statusCode === 0 || error.statusCode >= 500)

/** Waits. @throws the signal's reason when aborted */
export const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted()
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })

const unreadable: ApiError = {
  message: 'The file could not be read. It may have been changed, moved or deleted since it was chosen.',
  statusCode: 0,
}

/** A reader into a given buffer, or undefined if the browser does not support it for files. */
function byteReader(chunk: Blob): ReadableStreamBYOBReader | undefined {
  try {
    return chunk.stream().getReader({ mode: 'byob' })
  } catch {
    return undefined
  }
}

/**
 * Runs work with a time limit. The timer also keeps a reference to it: while a file is read, the browser sees no
 * pending reference, and the garbage collector could collect the reader and everything that depends on it.
 */
function withTimeout<T>(work: Promise<T>, reference: unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(unreadable), UPLOAD_TIMEOUT_MS, reference, work)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

async function readInto(buffer: ArrayBuffer, chunk: Blob, reader: ReadableStreamBYOBReader) {
  let filled = buffer
  let length = 0
  while (length < chunk.size) {
    const { value } = await reader.read(new Uint8Array(filled, length, chunk.size - length))
    if (!value?.length) throw unreadable
    filled = value.buffer as ArrayBuffer
    length += value.length
  }
  await reader.cancel()
  return new Uint8Array(filled, 0, length)
}

/**
 * Reads chunks of a file into the same buffer; a new one for each would leave hundreds of megabytes of garbage. A
 * chunk is valid until the next one is read.
 */
function chunkReader(file: Blob): (from: number) => Promise<Uint8Array> {
  let buffer = new ArrayBuffer(CHUNK_BYTES)
  return async (from) => {
    try {
      const chunk = file.slice(from, from + CHUNK_BYTES)
      const reader = byteReader(chunk)
      if (!reader) return new Uint8Array(await withTimeout(chunk.arrayBuffer(), chunk))
      const bytes = await withTimeout(readInto(buffer, chunk, reader), reader)
      buffer = bytes.buffer
      return bytes
    } catch {
      // Replaces the browser's message, which is for developers.
      throw unreadable
    }
  }
}

/**
 * Bytes to allocate per chunk, without touching them. A browser retains the body of a request until its next
 * garbage collection, and the body does not trigger one. Untouched memory costs nothing but is counted, so the
 * browser collects after a dozen chunks instead of hundreds.
 */
const COUNTED_BYTES = 4 * MIB

interface SendOptions {
  file: Blob
  /** One flag per chunk, set when the chunk has arrived. Flagged chunks are not sent again. */
  arrived: Uint8Array
  /** Sends one chunk, encoded as a request body that is valid until the promise settles. @throws an {@link ApiError} */
  send: (body: Uint8Array<ArrayBuffer>, signal: AbortSignal) => Promise<unknown>
  /** Called for each chunk that has arrived or need not be sent. */
  onArrived: (bytes: number) => void
  signal: AbortSignal
  retryMs?: readonly number[]
}

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

/**
 * Sends a file in chunks, several in parallel. A chunk is read in its turn and released on arrival, so that a
 * file of any size needs the memory of a few chunks. Zeros are not sent. The first chunk that fails after its
 * retries stops all.
 */
export async function sendChunks({
  file,
  arrived,
  send,
  onArrived,
  signal,
  retryMs = CHUNK_RETRY_MS,
}: SendOptions): Promise<void> {
  const failure = new AbortController()
  const stop = AbortSignal.any([signal, failure.signal])
  let next = 0

  async function sendOne(body: Uint8Array<ArrayBuffer>) {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await send(body, stop)
        return
      } catch (error) {
        const delay = retryMs[attempt]
        stop.throwIfAborted()
        if (delay === undefined || !isRetryable(error)) throw error
        await wait(delay, stop)
      }
    }
  }
  async function work() {
    const read = chunkReader(file)
    const pack = createChunkEncoder()
    for (;;) {
      const index = next++
      if (index >= arrived.length) return
      if (arrived[index]) continue
      stop.throwIfAborted()
      const offset = index * CHUNK_BYTES
      const bytes = await read(offset)
      if (!isZero(bytes)) {
        await sendOne(pack(offset, bytes))
        void new ArrayBuffer(COUNTED_BYTES)
      }
      arrived[index] = 1
      onArrived(bytes.length)
    }
  }
  try {
    await Promise.all(Array.from({ length: CHUNKS_AT_ONCE }, work))
  } catch (error) {
    failure.abort()
    throw error
  }
}
