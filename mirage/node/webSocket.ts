import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { closePayload, encodeFrame, FrameFault, FrameReader, OPCODES, type Message } from './frames'

/** How long a client has to answer a close, in milliseconds. */
const FAREWELL_MS = 2_000

/** The constant of RFC 6455 §1.3. */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

/** What a server answers to a client's key. */
export const acceptKey = (key: string) =>
  createHash('sha1')
    .update(key + GUID)
    .digest('base64')

/** The key of a request that asks for a WebSocket; undefined when it does not ask properly. Source: RFC 6455 §4.2.1. */
export function keyOf({ method, headers }: IncomingMessage): string | undefined {
  const key = headers['sec-websocket-key']
  const isUpgrade = headers.upgrade?.toLowerCase() === 'websocket'
  const isVersion = headers['sec-websocket-version'] === '13'
  const isKey = key !== undefined && /^[A-Za-z0-9+/]{22}==$/.test(key)
  return method === 'GET' && isUpgrade && isVersion && isKey ? key : undefined
}

interface Hears {
  message(data: Uint8Array | string): void
  /** The connection is over, in whichever way. */
  closed(): void
}

/** The server's end of a WebSocket: just what a serial console needs, after RFC 6455. No extensions, no subprotocols. */
export class ServerSocket {
  private readonly reader = new FrameReader()
  private state: 'open' | 'closing' | 'closed' = 'open'
  private farewell: ReturnType<typeof setTimeout> | undefined

  /** Accepts the connection. */
  constructor(
    private readonly stream: Duplex,
    key: string,
    private readonly hears: Hears,
  ) {
    stream.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${acceptKey(key)}\r\n\r\n`,
    )
    stream.on('data', (bytes: Uint8Array) => this.read(bytes))
    stream.on('error', () => stream.destroy())
    stream.on('end', () => stream.end())
    stream.on('close', () => this.over())
  }

  /** Reads bytes from the stream, or those that came together with the handshake. */
  read(bytes: Uint8Array) {
    if (this.state === 'closed') return
    try {
      for (const message of this.reader.read(bytes)) this.take(message)
    } catch (error) {
      if (!(error instanceof FrameFault)) throw error
      this.close(error.code, error.message)
      this.stream.end()
    }
  }

  send(bytes: Uint8Array) {
    if (this.state === 'open') this.stream.write(encodeFrame(OPCODES.binary, bytes))
  }

  close(code: number, reason: string) {
    if (this.state !== 'open') return
    this.state = 'closing'
    this.stream.write(encodeFrame(OPCODES.close, closePayload(code, reason)))
    this.farewell = setTimeout(() => this.stream.destroy(), FAREWELL_MS)
  }

  /** Ends it without a word, as a cut line does. */
  drop() {
    this.stream.destroy()
  }

  private take(message: Message) {
    if (message.kind === 'ping' && this.state === 'open')
      this.stream.write(encodeFrame(OPCODES.pong, message.bytes))
    if (message.kind === 'close') {
      this.close(message.code === 1005 ? 1000 : message.code, message.reason)
      this.stream.end()
    }
    if (this.state !== 'open') return
    if (message.kind === 'binary') this.hears.message(message.bytes)
    if (message.kind === 'text') this.hears.message(message.text)
  }

  private over() {
    if (this.state === 'closed') return
    this.state = 'closed'
    clearTimeout(this.farewell)
    this.hears.closed()
  }
}
