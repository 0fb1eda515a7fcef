/** Maximum of bytes buffered while no terminal is mounted. */
const KEPT_BYTES = 262_144

/** A display for received bytes. */
export interface SerialScreen {
  write(bytes: Uint8Array): void
  /** Clears everything, including the scrollback. */
  reset(): void
}

/**
 * The line between the socket and the terminal. Bytes take only this path: the machine, the store and the event
 * log never get typed or received data.
 */
export class SerialLine {
  private past: Uint8Array[] = []
  private kept = 0
  private screen: SerialScreen | undefined
  private socket: WebSocket | undefined
  /** A new connection repeats the history first, so the screen is cleared. */
  private isRepeating = false

  /** @returns a function that detaches the screen */
  show(screen: SerialScreen): () => void {
    this.screen = screen
    for (const bytes of this.past) screen.write(bytes)
    return () => {
      if (this.screen === screen) this.screen = undefined
    }
  }

  /** Replaces the socket for input and output. */
  connect(socket: WebSocket) {
    this.socket = socket
    this.isRepeating = true
  }

  disconnect(socket: WebSocket) {
    if (this.socket === socket) this.socket = undefined
  }

  receive(bytes: Uint8Array) {
    // Not on open: a connection that is refused at once does not change the screen.
    if (this.isRepeating) {
      this.isRepeating = false
      this.past = []
      this.kept = 0
      this.screen?.reset()
    }
    this.past.push(bytes)
    this.kept += bytes.length
    while (this.kept > KEPT_BYTES && this.past.length > 1) this.kept -= this.past.shift()?.length ?? 0
    this.screen?.write(bytes)
  }

  /** Sends typed bytes. Without a connection they are lost. */
  type(bytes: Uint8Array<ArrayBuffer>) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(bytes)
  }
}
