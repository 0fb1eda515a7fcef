/** How much is kept for a terminal that is still to come, or comes again, in bytes. */
const KEPT_BYTES = 262_144

/** What shows the bytes. */
export interface Screen {
  write(bytes: Uint8Array): void
  /** Empties everything, scrolled-off lines too. */
  reset(): void
}

/**
 * The line between the socket and the terminal. Bytes go this way and no other: neither the machine nor the store nor
 * the event log ever sees what was typed or received.
 */
export class SerialLine {
  private past: Uint8Array[] = []
  private kept = 0
  private screen: Screen | undefined
  private socket: WebSocket | undefined
  /** A new connection repeats the past before it goes on; what is on the screen must give way to it. */
  private isRepeating = false

  /** @returns a function that takes the screen away again */
  show(screen: Screen): () => void {
    this.screen = screen
    for (const bytes of this.past) screen.write(bytes)
    return () => {
      if (this.screen === screen) this.screen = undefined
    }
  }

  /** What is typed goes to this socket from now on, and it is the one that is heard. */
  connect(socket: WebSocket) {
    this.socket = socket
    this.isRepeating = true
  }

  disconnect(socket: WebSocket) {
    if (this.socket === socket) this.socket = undefined
  }

  receive(bytes: Uint8Array) {
    // Not at the opening: a connection that is refused at once leaves the screen as it was.
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

  /** Sends what was typed. Without a connection it is lost, as on any cut line. */
  type(bytes: Uint8Array<ArrayBuffer>) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(bytes)
  }
}
