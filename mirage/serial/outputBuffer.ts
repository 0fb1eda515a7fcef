/** The size of the kept output, in bytes. Older output is lost, as on a real machine. */
const MAX_BYTES = 1024 * 1024

/** The output of a serial port since its machine was switched on. */
export class OutputBuffer {
  private chunks: Uint8Array[] = []
  private kept = 0
  /** The number of bytes written in total, including those that are lost. */
  private written = 0

  append(bytes: Uint8Array) {
    this.chunks.push(bytes)
    this.kept += bytes.length
    this.written += bytes.length
    while (this.kept > MAX_BYTES && this.chunks.length > 1) this.kept -= this.chunks.shift()?.length ?? 0
  }

  /** The latest output: at most so many bytes, or all of it. */
  latest(count = Infinity): Uint8Array<ArrayBuffer> {
    const all = this.all()
    return all.slice(Math.max(0, all.length - count))
  }

  /**
   * The output from an offset on, counted since the machine was switched on.
   *
   * @returns the bytes, and the offset after the last of them
   */
  from(offset: number, maxBytes: number): { bytes: Uint8Array<ArrayBuffer>; end: number } {
    const lost = this.written - this.kept
    const start = Math.min(Math.max(offset, lost), this.written)
    const bytes = this.all().slice(start - lost, start - lost + maxBytes)
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
