import type { Timer } from '../clock'
import { isCall } from './interceptor'

interface Options {
  /** The page's origin; calls to any other go to the network. */
  origin: string
  /** The timer of the simulated hardware. */
  timer: Timer
}

/** The upload rate, in bytes per second. */
const BYTES_PER_SECOND = 64 * 2 ** 20
/** The interval of progress events, in milliseconds. */
const TICK_MS = 100
const BYTES_PER_TICK = (BYTES_PER_SECOND * TICK_MS) / 1_000

/** XMLHttpRequest for calls to the region: sends the file at a constant rate and gets the answer through fetch. */
const uploadClass = (Native: typeof XMLHttpRequest, { origin, timer }: Options) =>
  class PageUpload extends Native {
    private address: URL | undefined
    private verb = ''
    private readonly sentHeaders = new Headers()
    private readonly ending = new AbortController()
    private answered: { response: Response; text: string } | undefined

    override open(method: string, address: string | URL) {
      super.open(method, address)
      const url = new URL(address, origin)
      this.verb = method
      this.address = url.origin === origin && isCall(method, url.pathname) ? url : undefined
    }

    override setRequestHeader(name: string, value: string) {
      super.setRequestHeader(name, value)
      this.sentHeaders.set(name, value)
    }

    override send(body?: Document | XMLHttpRequestBodyInit | null) {
      if (this.address && body instanceof Blob) this.leave(body, 0, this.address)
      else super.send(body)
    }

    override abort() {
      this.ending.abort()
      super.abort()
    }

    override get status() {
      return this.answered?.response.status ?? super.status
    }

    override get responseText() {
      return this.answered?.text ?? super.responseText
    }

    override getAllResponseHeaders() {
      return this.answered
        ? [...this.answered.response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
        : super.getAllResponseHeaders()
    }

    /** Sends the next bytes of the file. */
    private leave(file: Blob, before: number, address: URL) {
      const bytes = Math.min(file.size - before, BYTES_PER_TICK)
      timer.after((bytes / BYTES_PER_SECOND) * 1_000, () => {
        if (this.ending.signal.aborted) return
        const loaded = before + bytes
        const progress = { loaded, total: file.size, lengthComputable: true }
        this.upload.dispatchEvent(new ProgressEvent('progress', progress))
        if (loaded < file.size) return this.leave(file, loaded, address)
        this.upload.dispatchEvent(new ProgressEvent('load', progress))
        void this.answer(file, address)
      })
    }

    private async answer(file: Blob, address: URL) {
      const { verb: method, sentHeaders: headers, ending } = this
      try {
        const response = await fetch(
          new Request(address, { method, headers, body: file, signal: ending.signal }),
        )
        this.answered = { response, text: await response.text() }
        this.dispatchEvent(new ProgressEvent('load'))
      } catch {
        if (!ending.signal.aborted) this.dispatchEvent(new ProgressEvent('error'))
      }
    }
  }

/**
 * Replaces `globalThis.XMLHttpRequest` for files that go to the region, because `fetch` has no upload progress. Runs
 * on the timer of the simulated hardware.
 *
 * @returns a function that restores it
 */
export function patchUpload(options: Options): () => void {
  const native = globalThis.XMLHttpRequest as typeof XMLHttpRequest | undefined
  // Node has none.
  if (!native) return () => {}
  globalThis.XMLHttpRequest = uploadClass(native, options)
  return () => {
    globalThis.XMLHttpRequest = native
  }
}
