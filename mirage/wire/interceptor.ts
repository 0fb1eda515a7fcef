// A Mirage interceptor that replaces only `globalThis.fetch`. The native Request and Response stay as they are (of
// XMLHttpRequest, `pageUpload.ts` replaces the upload of files), and requests that are not the region's go to the
// network. See docs/decisions/002-what-mirage-does.md.
import type { Timer } from '../clock'
import type { WireCall } from './call'
import { colonPath } from './matcher'
import type { Router } from './router'

type MirageAnswer = [status: number, headers: Record<string, string> | undefined, body: unknown]
type RouteHandler = (request: WireCall) => Promise<MirageAnswer>

interface MirageServer {
  registerRouteHandler(
    method: string,
    path: string,
    handler: unknown,
    code?: unknown,
    options?: unknown,
  ): RouteHandler
}

/**
 * Whether a request is the region's. Pages below /login and /device are the console's own; only their POSTs are
 * calls.
 */
export const isCall = (method: string, path: string) =>
  /^\/(v1|experimental)\//.test(path) || (method === 'POST' && /^\/(login|device)\//.test(path))

function waitFor(ms: number, timer: Timer, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) return abort()
    // In Node a timer of 0 ms takes at least 1 ms, which is most of the time of a test with thousands of calls.
    if (ms === 0 && typeof setImmediate === 'function') return void setImmediate(resolve)
    const cancel = timer.after(ms, resolve)
    signal.addEventListener('abort', () => {
      cancel()
      abort()
    })
  })
}

export class FetchInterceptor {
  /** The handlers by method and path, as Mirage registers them. */
  private readonly handlers = new Map<string, RouteHandler>()
  private readonly stashed = new Map<string, Uint8Array>()
  private stashCount = 0
  private readonly native = globalThis.fetch.bind(globalThis)

  /**
   * @param origin the page's own origin; requests to any other go to the network
   * @param latencyMs latency of the next call
   * @param timer times the responses; once it is stopped, no response comes
   * @param patchFetch whether the page's own fetch is replaced; over HTTP, {@link respond} gets the requests
   * @param router finds the operations of the calls
   */
  constructor(
    private readonly origin: string,
    private readonly latencyMs: () => number,
    private readonly timer: Timer,
    private readonly patchFetch: boolean,
    private readonly router: Router,
  ) {}

  /** Mirage calls this: from now on the server's verbs register their routes here. */
  create(server: MirageServer & Record<string, unknown>) {
    for (const method of ['get', 'post', 'put', 'delete', 'head']) {
      server[method] = (path: string, handler: unknown) =>
        this.handlers.set(handlerKey(method, path), server.registerRouteHandler(method, path, handler))
    }
  }

  config() {}

  start() {
    if (this.patchFetch) globalThis.fetch = this.fetch
  }

  shutdown() {
    if (this.patchFetch) globalThis.fetch = this.native
  }

  /** Stores bytes, because Mirage writes everything but text as JSON. @returns the text that stands for them */
  stash(bytes: Uint8Array): string {
    const key = `bytes ${(this.stashCount += 1)}`
    this.stashed.set(key, bytes)
    return key
  }

  private bodyOf(body: unknown): BodyInit {
    if (typeof body !== 'string') return JSON.stringify(body)
    const bytes = this.stashed.get(body)
    this.stashed.delete(body)
    return (bytes as BodyInit | undefined) ?? body
  }

  private readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request =
      input instanceof Request && !init
        ? input
        : new Request(typeof input === 'string' && input.startsWith('/') ? this.origin + input : input, init)
    const url = new URL(request.url)
    if (url.origin !== this.origin || !isCall(request.method, url.pathname)) return this.native(input, init)
    return this.respond(request)
  }

  /** Answers a request of the region. */
  async respond(request: Request): Promise<Response> {
    const url = new URL(request.url)
    await waitFor(this.latencyMs(), this.timer, request.signal)
    const [status, headers, body] = await this.answer(request, url)
    const isEmpty =
      request.method === 'HEAD' || status === 204 || body === null || body === undefined || body === ''
    return new Response(isEmpty ? null : this.bodyOf(body), { status, headers: uniqueHeaders(headers) })
  }

  private async answer(request: Request, url: URL): Promise<MirageAnswer> {
    const { method, headers } = request
    const routed = await this.router({ method, path: url.pathname, headers })
    if ('refusal' in routed) return [routed.refusal.status, routed.refusal.headers, routed.refusal.body]
    const { versioned, params } = routed
    const bytes = reads.has(method) ? noBytes : new Uint8Array(await request.arrayBuffer())
    const handle = this.handlers.get(handlerKey(versioned.model.method, colonPath(versioned.model.path)))
    if (!handle) throw new Error(`${versioned.model.name} has no route.`)
    const [status, given, body] = await handle({ url: request.url, params, headers, bytes, versioned })
    return [status, { ...given, ...routed.headers }, body]
  }
}

const handlerKey = (method: string, path: string) => `${method.toUpperCase()} ${path}`

const noBytes = new Uint8Array()
/** Methods without a body. */
const reads = new Set(['GET', 'HEAD'])

/** Each header once: Mirage adds a content type beside ours, spelled in other letters. */
function uniqueHeaders(given: Record<string, string> = {}): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) headers.set(name, value)
  return headers
}
