/** How much a port remembers, in bytes. What is older is lost, as on a real machine. */
const KEPT_BYTES = 1024 * 1024

/** What a serial port has written since its machine was switched on. */
export class History {
  private chunks: Uint8Array[] = []
  private kept = 0
  /** How many bytes have been written in all. */
  private written = 0

  append(bytes: Uint8Array) {
    this.chunks.push(bytes)
    this.kept += bytes.length
    this.written += bytes.length
    while (this.kept > KEPT_BYTES && this.chunks.length > 1) this.kept -= this.chunks.shift()?.length ?? 0
  }

  /** The end of it: at most so many bytes; all of it when no number is given. */
  latest(count = Infinity): Uint8Array<ArrayBuffer> {
    const all = this.all()
    return all.slice(Math.max(0, all.length - count))
  }

  /**
   * Bytes from an offset since the machine was switched on.
   * @returns the bytes, and the offset after the last of them
   */
  from(offset: number, maxBytes: number): { bytes: Uint8Array<ArrayBuffer>; end: number } {
    const forgotten = this.written - this.kept
    // Nothing is left of what has been forgotten, and nothing is there yet beyond the end.
    const start = Math.min(Math.max(offset, forgotten), this.written)
    const bytes = this.all().slice(start - forgotten, start - forgotten + maxBytes)
    return { bytes, end: start + bytes.length }
  }

  get size() {
    return this.written
  }

  private all(): Uint8Array<ArrayBuffer> {
    const out = new Uint8Array(this.kept)
    let at = 0
    for (const chunk of this.chunks) {
      out.set(chunk, at)
      at += chunk.length
    }
    this.chunks = [out]
    return out
  }
}
