import { randomBytes } from 'node:crypto'
import { request, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

// A WebSocket client for tests: Node has none before 22, and a test of the wire should write each byte itself.

/** A client's frame: masked, and in as many bytes as its length needs. */
export function maskedFrame(opcode: number, payload: Uint8Array, isLast = true): Buffer {
  const { length } = payload
  const size = Buffer.alloc(length < 126 ? 0 : length < 65_536 ? 2 : 8)
  if (size.length === 2) size.writeUInt16BE(length)
  if (size.length === 8) size.writeBigUInt64BE(BigInt(length))
  const mask = randomBytes(4)
  const short = size.length === 0 ? length : size.length === 2 ? 126 : 127
  return Buffer.concat([
    Buffer.from([(isLast ? 0x80 : 0) | opcode, 0x80 | short]),
    size,
    mask,
    Buffer.from(payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0))),
  ])
}

/** A server's frame, taken apart. */
export interface ServerFrame {
  opcode: number
  payload: Buffer
}

/** Takes whole frames off the front of what has come. @returns the frames, and the rest */
export function serverFrames(bytes: Buffer): [ServerFrame[], Buffer] {
  const frames: ServerFrame[] = []
  let rest = bytes
  while (rest.length >= 2) {
    const short = rest.readUInt8(1)
    const head = short === 126 ? 4 : short === 127 ? 10 : 2
    if (rest.length < head) break
    const length =
      short === 126 ? rest.readUInt16BE(2) : short === 127 ? Number(rest.readBigUInt64BE(2)) : short
    if (rest.length < head + length) break
    frames.push({ opcode: rest.readUInt8(0) & 0x0f, payload: rest.subarray(head, head + length) })
    rest = rest.subarray(head + length)
  }
  return [frames, rest]
}

/** A connection that is open, or has been. */
export class WebSocketClient {
  private rest: Buffer = Buffer.alloc(0)
  private readonly waiting = new Set<() => void>()
  readonly frames: ServerFrame[] = []
  /** Everything received in binary frames, as text. */
  text = ''
  closed: { code: number; reason: string } | undefined
  ended = false

  constructor(private readonly stream: Duplex) {
    const decoder = new TextDecoder()
    stream.on('data', (bytes: Buffer) => {
      const [frames, rest] = serverFrames(Buffer.concat([this.rest, bytes]))
      this.rest = rest
      for (const frame of frames) {
        this.frames.push(frame)
        if (frame.opcode === 2) this.text += decoder.decode(frame.payload, { stream: true })
        if (frame.opcode === 8)
          this.closed = {
            code: frame.payload.readUInt16BE(0),
            reason: frame.payload.subarray(2).toString(),
          }
      }
      this.news()
    })
    stream.on('error', () => {})
    stream.on('close', () => {
      this.ended = true
      this.news()
    })
  }

  send(opcode: number, payload: Uint8Array | string, isLast = true) {
    this.stream.write(maskedFrame(opcode, Buffer.from(payload as string), isLast))
  }

  raw(bytes: Uint8Array) {
    this.stream.write(bytes)
  }

  /** Waits until something is so. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isSo()) return
        this.waiting.delete(look)
        resolve()
      }
      this.waiting.add(look)
      look()
    })
  }

  private news() {
    for (const look of this.waiting) look()
  }
}

/** Asks for a WebSocket. @returns the connection, or the answer that refused it */
export function openWebSocket(
  url: string,
  headers: Record<string, string> = {},
): Promise<WebSocketClient | IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
        ...headers,
      },
    })
    asked.on('upgrade', (_, stream, head) => {
      const client = new WebSocketClient(stream)
      if (head.length > 0) stream.emit('data', head)
      resolve(client)
    })
    asked.on('response', resolve)
    asked.on('error', reject)
    asked.end()
  })
}
