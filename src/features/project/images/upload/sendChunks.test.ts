import { describe, expect, it, vi } from 'vitest'
import { CHUNK_BYTES, CHUNKS_AT_ONCE, UPLOAD_TIMEOUT_MS } from '#model/chunks'
import { createChunkEncoder, chunkCount, isZero, sendChunks } from './sendChunks'

const failing = (statusCode: number) => Object.assign(new Error('no'), { message: 'no', statusCode })

/** A file of this many chunks, each filled with its own number; the listed ones are zeros. */
function fileOf(chunks: number, zeros: readonly number[] = [], tailBytes = CHUNK_BYTES) {
  return new Blob(
    Array.from({ length: chunks }, (_, index) =>
      new Uint8Array(index === chunks - 1 ? tailBytes : CHUNK_BYTES).fill(
        zeros.includes(index) ? 0 : index + 1,
      ),
    ),
  )
}

/** The body as the region decodes it. */
const read = (body: Uint8Array) =>
  JSON.parse(new TextDecoder().decode(body)) as { offset: number; base64_encoded_data: string }

function sending(
  file: Blob,
  send: (offset: number, base64: string, signal: AbortSignal) => Promise<unknown>,
) {
  const arrived = new Uint8Array(chunkCount(file.size))
  const stop = new AbortController()
  let bytes = 0
  const run = () =>
    sendChunks({
      file,
      arrived,
      send: (body, signal) => {
        const { offset, base64_encoded_data: base64 } = read(body)
        return send(offset, base64, signal)
      },
      signal: stop.signal,
      retryMs: [0, 0],
      onArrived: (more) => {
        bytes += more
      },
    })
  return { arrived, stop, run, bytes: () => bytes }
}

describe('sending a file in chunks', () => {
  it('sends each chunk with its offset, and counts the file', async () => {
    const file = fileOf(3, [], 1_024)
    const sent = new Map<number, string>()
    const { run, bytes } = sending(file, async (offset, base64) => void sent.set(offset, base64))
    await run()
    expect([...sent.keys()].sort((a, b) => a - b)).toEqual([0, CHUNK_BYTES, 2 * CHUNK_BYTES])
    expect(sent.get(2 * CHUNK_BYTES)).toBe(Buffer.alloc(1_024, 3).toString('base64'))
    expect(bytes()).toBe(file.size)
  })
  it('does not send zeros, and counts them as done', async () => {
    const file = fileOf(4, [1, 2])
    const offsets: number[] = []
    const { run, bytes } = sending(file, async (offset) => void offsets.push(offset))
    await run()
    expect(offsets).toEqual([0, 3 * CHUNK_BYTES])
    expect(bytes()).toBe(file.size)
  })
  it('has six chunks on their way, not more', async () => {
    let now = 0
    let most = 0
    const { run } = sending(fileOf(20), async () => {
      most = Math.max(most, ++now)
      await new Promise((resolve) => setTimeout(resolve, 1))
      now -= 1
    })
    await run()
    expect(most).toBe(CHUNKS_AT_ONCE)
  })
  it('reads a chunk when its turn comes, not before', async () => {
    const file = fileOf(20)
    const slice = vi.spyOn(file, 'slice')
    const { run, stop } = sending(file, () => new Promise(() => {}))
    void run().catch(() => {})
    await vi.waitFor(() => expect(slice).toHaveBeenCalledTimes(CHUNKS_AT_ONCE))
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(slice).toHaveBeenCalledTimes(CHUNKS_AT_ONCE)
    stop.abort()
  })
  it.each([0, 500, 503])('tries a chunk again after %d, twice', async (status) => {
    const attempts = new Map<number, number>()
    const { run } = sending(fileOf(2), async (offset) => {
      const attempt = (attempts.get(offset) ?? 0) + 1
      attempts.set(offset, attempt)
      if (attempt < 3) throw failing(status)
    })
    await run()
    expect([...attempts.values()]).toEqual([3, 3])
  })
  it.each([400, 401, 403, 404])('does not repeat what was refused with %d', async (status) => {
    const send = vi.fn<() => Promise<void>>(() => Promise.reject(failing(status)))
    const { run } = sending(fileOf(1), send)
    await expect(run()).rejects.toMatchObject({ statusCode: status })
    expect(send).toHaveBeenCalledTimes(1)
  })
  it('stops all chunks when one fails for good, and sends the rest when asked again', async () => {
    let isBroken = true
    const offsets: number[] = []
    const { run, arrived, bytes } = sending(fileOf(12), async (offset, _, signal) => {
      if (isBroken && offset === 3 * CHUNK_BYTES) throw failing(400)
      if (isBroken && offset > 3 * CHUNK_BYTES)
        await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      offsets.push(offset)
    })
    await expect(run()).rejects.toMatchObject({ statusCode: 400 })
    const before = [...offsets]
    expect(before.length).toBeLessThan(12)
    isBroken = false
    await run()
    expect(offsets.length).toBe(12)
    expect(new Set(offsets).size).toBe(12)
    expect(arrived.every((mark) => mark === 1)).toBe(true)
    expect(bytes()).toBe(12 * CHUNK_BYTES)
  })
  it('ends at once when it is aborted, also while it waits for another try', async () => {
    const file = fileOf(2)
    const stop = new AbortController()
    const run = sendChunks({
      file,
      arrived: new Uint8Array(2),
      send: () => Promise.reject(failing(503)),
      onArrived: () => {},
      signal: stop.signal,
      retryMs: [60_000],
    })
    setTimeout(() => stop.abort(), 5)
    await expect(run).rejects.toMatchObject({ name: 'AbortError' })
  })
  it('does without byte streams where there are none', async () => {
    const file = fileOf(2)
    const slice = file.slice.bind(file)
    vi.spyOn(file, 'slice').mockImplementation((from, to) => {
      const chunk = slice(from, to)
      vi.spyOn(chunk, 'stream').mockReturnValue(new ReadableStream() as never)
      return chunk
    })
    const sent = new Map<number, string>()
    await sending(file, async (offset, base64) => void sent.set(offset, base64)).run()
    expect(sent.get(CHUNK_BYTES)).toBe(Buffer.alloc(CHUNK_BYTES, 2).toString('base64'))
  })
  it('gives up on a file that is not read to the end', async () => {
    const file = fileOf(1)
    vi.spyOn(file, 'slice').mockReturnValue({
      size: 512,
      stream: () => new ReadableStream({ type: 'bytes' }),
    } as unknown as Blob)
    const { run } = sending(file, async () => {})
    vi.useFakeTimers()
    const end = run().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(UPLOAD_TIMEOUT_MS)
    expect(await end).toMatchObject({ message: expect.stringContaining('could not be read') as string })
    vi.useRealTimers()
  })
  it('says that the file could not be read in words of its own', async () => {
    const file = fileOf(1)
    vi.spyOn(file, 'slice').mockReturnValue({
      size: 512,
      stream: () => {
        throw new TypeError('no byte streams here')
      },
      arrayBuffer: () => Promise.reject(new DOMException('x', 'NotReadableError')),
    } as unknown as Blob)
    const { run } = sending(file, async () => {})
    await expect(run()).rejects.toMatchObject({
      message: expect.stringContaining('could not be read') as string,
    })
  })
})

describe('zeros', () => {
  it.each([
    [0, true],
    [1, true],
    [4, true],
    [1_027, true],
  ])('%d of them are zeros', (length) => expect(isZero(new Uint8Array(length))).toBe(true))
  it.each([0, 1, 511, 1_023, 1_026])('one other byte at %d is seen', (at) => {
    const bytes = new Uint8Array(1_027)
    bytes[at] = 128
    expect(isZero(bytes)).toBe(false)
  })
})

describe('the body of a chunk', () => {
  const bytes = Uint8Array.from({ length: 100_002 }, (_, index) => (index * 31) % 256)
  it.each([100_002, 100_001, 100_000, 1, 0])('holds %d bytes as base64, beside their offset', (length) => {
    const body = createChunkEncoder()(12, bytes.subarray(0, length))
    expect(read(body)).toEqual({
      offset: 12,
      base64_encoded_data: Buffer.from(bytes.subarray(0, length)).toString('base64'),
    })
  })
  it('has room for the largest chunk, and for the next one in the same place', () => {
    const pack = createChunkEncoder()
    const first = pack(Number.MAX_SAFE_INTEGER, new Uint8Array(CHUNK_BYTES).fill(255))
    expect(read(first).base64_encoded_data.length).toBe(Math.ceil(CHUNK_BYTES / 3) * 4)
    const second = pack(0, bytes.subarray(0, 3))
    expect(read(second)).toEqual({ offset: 0, base64_encoded_data: 'AB8+' })
    expect(second.buffer).toBe(first.buffer)
  })
})
