import { WebSocket } from 'ws'

/** The close frame of the server. */
interface Ending {
  code: number
  reason: string
}

/** The code for a connection that was lost without a close frame (RFC 6455, section 7.4.1). */
const ABNORMAL = 1006

/** A WebSocket client that records what it receives. */
export class WebSocketClient {
  private readonly waiting = new Set<() => void>()
  private readonly decoder = new TextDecoder()
  /** Everything received in binary frames, as text. */
  text = ''
  /** The pongs of the server. */
  readonly pongs: string[] = []
  /** The close frame of the server, if one has arrived. */
  closed: Ending | undefined
  /** Whether the connection is over. */
  ended = false

  constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) this.text += this.decoder.decode(data, { stream: true })
      this.news()
    })
    socket.on('pong', (data) => {
      this.pongs.push(data.toString())
      this.news()
    })
    socket.on('close', (code, reason) => {
      this.ended = true
      if (code !== ABNORMAL) this.closed = { code, reason: reason.toString() }
      this.news()
    })
  }

  /** Sends a binary message in as many fragments as there are parts. */
  send(...parts: readonly string[]) {
    for (const [index, part] of parts.entries())
      this.socket.send(Buffer.from(part), { binary: true, fin: index === parts.length - 1 })
  }

  sendText(text: string) {
    this.socket.send(text)
  }

  ping(data: string) {
    this.socket.ping(data)
  }

  close(code: number) {
    this.socket.close(code)
  }

  /** Waits until a condition holds. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!holds()) return
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

/** Opens a WebSocket. @returns the connection, or the status of the answer that refused it */
export function openWebSocket(
  url: string,
  headers: Record<string, string> = {},
): Promise<WebSocketClient | { statusCode: number | undefined }> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace(/^http/, 'ws'), { headers })
    const client = new WebSocketClient(socket)
    socket.on('open', () => resolve(client))
    socket.on('unexpected-response', (request, { statusCode }) => {
      request.destroy()
      resolve({ statusCode })
    })
    socket.on('error', reject)
  })
}
