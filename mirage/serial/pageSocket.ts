import type { Timer } from '../clock'
import type { Region } from '../region'
import { ApiError } from '../wire/apiError'
import { connect, isStream, type Connection } from './stream'

/** The close event of a connection. (Node has no CloseEvent before 23.) */
class PageCloseEvent extends Event {
  constructor(
    readonly code: number,
    readonly reason: string,
    readonly wasClean: boolean,
  ) {
    super('close')
  }
}

interface Options {
  region: Region
  /** The page's origin; sockets to any other are real ones. */
  origin: string
  latencyMs: () => number
  /** Times the opening and the closing. */
  timer: Timer
}

type Frame = string | ArrayBuffer | ArrayBufferView | Blob
type Listener<E extends Event> = ((event: E) => void) | null

/** A WebSocket to the mock region: same methods, events and order, without a network. */
class PageSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readonly CONNECTING = 0
  readonly OPEN = 1
  readonly CLOSING = 2
  readonly CLOSED = 3
  readyState: number = PageSocket.CONNECTING
  binaryType: BinaryType = 'blob'
  readonly bufferedAmount = 0
  readonly extensions = ''
  readonly protocol = ''
  readonly url: string
  onopen: Listener<Event> = null
  onmessage: Listener<MessageEvent> = null
  onerror: Listener<Event> = null
  onclose: Listener<PageCloseEvent> = null
  private connection: Connection | undefined
  /** Keeps frames in order, because a Blob is read asynchronously. */
  private queue: Promise<void> = Promise.resolve()

  constructor(
    private readonly address: URL,
    private readonly options: Options,
  ) {
    super()
    this.url = address.href.replace(/^http/, 'ws')
    options.timer.after(options.latencyMs(), () => this.open())
  }

  send(data: Frame) {
    if (this.readyState === PageSocket.CONNECTING)
      throw new DOMException('Still in CONNECTING state.', 'InvalidStateError')
    if (this.readyState !== PageSocket.OPEN) return
    const frame = frameOf(data)
    this.queue = this.queue.then(async () => this.connection?.input(await frame))
  }

  close(code?: number, reason = '') {
    if (code !== undefined && code !== 1000 && !(code >= 3000 && code < 5000))
      throw new DOMException(`The close code must be 1000 or in 3000 to 4999.`, 'InvalidAccessError')
    if (this.readyState >= PageSocket.CLOSING) return
    const wasOpen = this.readyState === PageSocket.OPEN
    this.end(wasOpen ? (code ?? 1005) : 1006, reason, wasOpen)
  }

  private open() {
    if (this.readyState !== PageSocket.CONNECTING) return
    try {
      this.connection = connect(
        this.options.region,
        { url: this.address, headers: new Headers() },
        {
          opened: () => {
            this.readyState = PageSocket.OPEN
            this.fire(new Event('open'))
          },
          send: (bytes) => this.receive(bytes),
          close: (code, reason) => this.end(code, reason, true),
          drop: () => this.end(1006, '', false),
        },
      )
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // A refused handshake: as in a browser, the page does not learn the reason.
      this.fire(new Event('error'))
      this.end(1006, '', false)
    }
  }

  private receive(bytes: Uint8Array<ArrayBuffer>) {
    if (this.readyState !== PageSocket.OPEN) return
    const data = this.binaryType === 'arraybuffer' ? bytes.slice().buffer : new Blob([bytes])
    this.fire(new MessageEvent('message', { data, origin: this.options.origin }))
  }

  private end(code: number, reason: string, wasClean: boolean) {
    if (this.readyState >= PageSocket.CLOSING) return
    this.readyState = PageSocket.CLOSING
    this.connection?.detach()
    this.options.timer.after(0, () => {
      this.readyState = PageSocket.CLOSED
      this.fire(new PageCloseEvent(code, reason, wasClean))
    })
  }

  private fire(event: Event) {
    if (event instanceof PageCloseEvent) this.onclose?.(event)
    else if (event instanceof MessageEvent) this.onmessage?.(event)
    else if (event.type === 'open') this.onopen?.(event)
    else this.onerror?.(event)
    this.dispatchEvent(event)
  }
}

/** A copy of the sent data: the caller may change its buffer later. */
function frameOf(data: Frame): Promise<Uint8Array> | Uint8Array | string {
  if (typeof data === 'string') return data
  if (data instanceof Blob) return data.arrayBuffer().then((buffer) => new Uint8Array(buffer))
  if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength).slice()
  return new Uint8Array(data).slice()
}

/**
 * Replaces `globalThis.WebSocket` for the streams of the region. All other sockets, such as that of the development
 * server, stay the browser's.
 *
 * @returns a function that restores it
 */
export function patchWebSocket(options: Options): () => void {
  const native = globalThis.WebSocket as typeof WebSocket | undefined
  const base = options.origin.replace(/^http/, 'ws')
  // Node has no WebSocket before 22.
  const patched = new Proxy<object>(native ?? PageSocket, {
    construct(_, args: [url: string | URL, protocols?: string | string[]]) {
      const address = new URL(args[0], base)
      address.protocol = address.protocol.replace('ws', 'http')
      if (address.origin === options.origin && isStream(address.pathname))
        return new PageSocket(address, options)
      if (!native) throw new DOMException('There is no WebSocket here.', 'NotSupportedError')
      return Reflect.construct(native, args) as WebSocket
    },
  })
  Object.assign(globalThis, { WebSocket: patched })
  return () => {
    if (native) globalThis.WebSocket = native
    else delete (globalThis as { WebSocket?: unknown }).WebSocket
  }
}
