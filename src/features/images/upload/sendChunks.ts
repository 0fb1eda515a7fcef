import { isApiError, type ApiError } from '../../../store/model/apiError'
import {
  CHUNK_BYTES,
  CHUNK_RETRY_MS,
  CHUNKS_AT_ONCE,
  MIB,
  UPLOAD_TIMEOUT_MS,
} from '../../../store/model/limits'
import { pieceBodies } from './pieceBody'

/** How many pieces a file has. */
export const chunkCount = (fileBytes: number) => Math.ceil(fileBytes / CHUNK_BYTES)

/** Whether there is nothing but zeros: the disk is full of them already. */
export function isZero(bytes: Uint8Array): boolean {
  const tail = bytes.length % 4
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, (bytes.length - tail) / 4)
  // A plain loop: four times as fast as `every`, and it runs over whole files.
  for (let at = 0; at < words.length; at += 1) if (words[at] !== 0) return false
  return bytes.subarray(bytes.length - tail).every((byte) => byte === 0)
}

/** Whether the same call may have better luck: no answer, or a fault of the server. A refusal would only be repeated. */
const mayPass = (error: unknown) =>
  isApiError(error) && (error.statusCode === 0 || error.statusCode === 429 || error.statusCode >= 500)

/** Waits. @throws the signal's reason when it is aborted meanwhile */
export const pause = (ms: number, signal: AbortSignal) =>
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

/** A reader that fills a buffer of ours, or undefined where the browser's streams of files have none. */
function byteReader(piece: Blob): ReadableStreamBYOBReader | undefined {
  try {
    return piece.stream().getReader({ mode: 'byob' })
  } catch {
    return undefined
  }
}

/**
 * The work, if it ends in time. The clock also keeps hold of it: while a file is being read, the browser counts nobody as
 * waiting for it, and would let the garbage collector take the reader together with all that comes after it.
 */
function inTime<T>(work: Promise<T>, held: unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(unreadable), UPLOAD_TIMEOUT_MS, held, work)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

async function readInto(buffer: ArrayBuffer, piece: Blob, reader: ReadableStreamBYOBReader) {
  let own = buffer
  let length = 0
  while (length < piece.size) {
    const { value } = await reader.read(new Uint8Array(own, length, piece.size - length))
    if (!value?.length) throw unreadable
    own = value.buffer as ArrayBuffer
    length += value.length
  }
  await reader.cancel()
  return new Uint8Array(own, 0, length)
}

/**
 * Reads pieces of a file, all of them into the same memory. A fresh buffer for each would be garbage that the browser
 * lets grow to a few hundred megabytes. A piece is good until the next one is read.
 */
function pieceReader(file: Blob): (from: number) => Promise<Uint8Array> {
  let buffer = new ArrayBuffer(CHUNK_BYTES)
  return async (from) => {
    try {
      const piece = file.slice(from, from + CHUNK_BYTES)
      const reader = byteReader(piece)
      if (!reader) return new Uint8Array(await inTime(piece.arrayBuffer(), piece))
      const bytes = await inTime(readInto(buffer, piece, reader), reader)
      buffer = bytes.buffer
      return bytes
    } catch {
      // Every browser words this in its own way, for its developers.
      throw unreadable
    }
  }
}

/**
 * A browser keeps the body of a call until it next collects garbage, and does not count it as a reason to collect. Memory
 * that is asked for and never touched takes no room, but is counted: asked for with each piece, it has the browser
 * collect after a dozen of them rather than after hundreds.
 */
const COUNTED_BYTES = 4 * MIB

interface SendOptions {
  file: Blob
  /** One mark for each piece, set when it has arrived. Pieces marked before are not sent again. */
  arrived: Uint8Array
  /** Sends one piece, packed as the body of its call; the body is good until the promise ends. @throws an {@link ApiError} */
  send: (body: Uint8Array<ArrayBuffer>, signal: AbortSignal) => Promise<unknown>
  /** Told of each piece that has arrived, or needed no sending. */
  onArrived: (bytes: number) => void
  signal: AbortSignal
  retryMs?: readonly number[]
}

/**
 * Sends a file in pieces, several at a time. A piece is read when its turn comes and let go when it has arrived, so that
 * a file of any size takes the room of a few pieces. Zeros are not sent. The first piece that fails for good stops all.
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
        if (delay === undefined || !mayPass(error)) throw error
        await pause(delay, stop)
      }
    }
  }
  async function work() {
    const read = pieceReader(file)
    const pack = pieceBodies()
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
