import { HISTORY_BYTES } from '#store/api/wire/serialStream'

/** A display for received bytes. */
export interface SerialScreen {
  write(bytes: Uint8Array): void
  /** Clears everything, including the scrollback. */
  reset(): void
}

/** What the line needs of a socket. */
type LineSocket = Pick<WebSocket, 'readyState' | 'OPEN' | 'send'>

const joined = (parts: readonly Uint8Array[]) => {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    all.set(part, offset)
    offset += part.length
  }
  return all
}

// Finds the output that a new connection repeats. The region sends its latest bytes again and does not mark them: they
// begin where the end of the earlier output is found in them.

const decoder = new TextDecoder('latin1')

/** Bytes as a text of one letter each, which can be searched. */
const latin1 = (bytes: Uint8Array): string => decoder.decode(bytes)

/** So many equal bytes are no chance. */
const SURE = 256

/**
 * How many of the bytes heard so far are known.
 *
 * @param heard the bytes of the new connection
 * @param past the bytes before it, the end of which it repeats
 * @returns `repeats` while all are known and more may follow; 0 if it does not go on from the past
 */
export function knownOf(heard: string, past: string): number | 'repeats' {
  const first = heard === '' ? -1 : past.indexOf(heard)
  if (first >= 0) return first + heard.length < past.length ? 'repeats' : heard.length
  const least = Math.max(1, Math.min(past.length, SURE))
  for (let known = Math.min(heard.length, past.length); known >= least; known--)
    if (past.endsWith(heard.slice(0, known))) return known
  return 0
}

/**
 * The line between the socket and the terminal. Bytes take only this path: the machine, the store and the event
 * log never get typed or received data.
 */
export class SerialLine {
  /** The latest bytes: at least as many as a connection repeats, where there were so many. */
  private past: Uint8Array[] = []
  private kept = 0
  private screen: SerialScreen | undefined
  private socket: LineSocket | undefined
  /** What a new connection has sent so far, while it may repeat the past; the past as text. */
  private repeating: { heard: Uint8Array[]; past: string } | undefined
  private typed = false
  private isOver = false

  /** Whether anything was typed in this connection. */
  get isTyped(): boolean {
    return this.typed
  }

  /** @returns a function that detaches the screen */
  show(screen: SerialScreen): () => void {
    this.screen = screen
    for (const bytes of this.past) screen.write(bytes)
    return () => {
      if (this.screen === screen) this.screen = undefined
    }
  }

  /** Replaces the socket for input and output. */
  connect(socket: LineSocket) {
    this.socket = socket
    this.typed = false
    this.repeating = { heard: [], past: this.isOver ? '' : latin1(joined(this.past)) }
  }

  /** @param isOver whether the machine has stopped: the next connection has the history of another boot */
  disconnect(socket: LineSocket, isOver = false) {
    if (this.socket !== socket) return
    this.socket = undefined
    this.typed = false
    this.isOver = isOver
  }

  /**
   * Shows bytes. A new connection repeats the history first: what the screen has already changes nothing, so that place
   * and selection stay. A history that does not go on from the past, such as that of another boot, replaces it.
   */
  receive(bytes: Uint8Array) {
    if (!this.repeating) return this.add(bytes)
    const { heard, past } = this.repeating
    heard.push(bytes)
    const all = joined(heard)
    const known = knownOf(latin1(all), past)
    if (known === 'repeats') return
    this.repeating = undefined
    if (known > 0) return this.add(all.subarray(known))
    this.past = []
    this.kept = 0
    this.screen?.reset()
    this.add(all)
  }

  private add(bytes: Uint8Array) {
    if (bytes.length === 0) return
    this.past.push(bytes)
    this.kept += bytes.length
    for (let [first] = this.past; first && this.kept - first.length >= HISTORY_BYTES; [first] = this.past) {
      this.past.shift()
      this.kept -= first.length
    }
    this.screen?.write(bytes)
  }

  /** Sends typed bytes. Without a connection they are lost. */
  type(bytes: Uint8Array<ArrayBuffer>) {
    const { socket } = this
    if (!socket || socket.readyState !== socket.OPEN) return
    this.typed = true
    socket.send(bytes)
  }
}
