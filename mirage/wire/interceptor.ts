// A Mirage interceptor that replaces only `globalThis.fetch`. The native Request, Response and XMLHttpRequest stay as
// they are, and whatever is not the region's goes to the network untouched. See docs/decisions.

/** A request as it is answered: Mirage's own fields, and the bytes as they came. */
export interface MockRequest {
  url: string
  params: Record<string, string>
  headers: Headers
  bytes: Uint8Array
}

/** Thrown by a handler to let the call fail as if the network were down. */
export class NetworkFailure extends Error {}

type Answered = [status: number, headers: Record<string, string> | undefined, body: unknown]
type RouteHandler = (request: MockRequest) => Promise<Answered>

interface Route {
  verb: string
  pattern: RegExp
  keys: string[]
  /** More fixed parts win: `/disks/attach` before `/disks/:disk`. */
  fixed: number
  handle: RouteHandler
}

interface MirageServer {
  registerRouteHandler(
    verb: string,
    path: string,
    handler: unknown,
    code?: unknown,
    options?: unknown,
  ): RouteHandler
}

/** Paths that are the region's. Pages below /login and /device are the console's own; only their POSTs are calls. */
const isCall = (method: string, path: string) =>
  /^\/(v1|experimental)\//.test(path) || (method === 'POST' && /^\/(login|device)\//.test(path))

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) return abort()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      abort()
    })
  })
}

export class FetchInterceptor {
  private readonly routes: Route[] = []
  private readonly held = new Map<string, Uint8Array>()
  private holds = 0
  private readonly native = globalThis.fetch.bind(globalThis)

  /**
   * @param origin the page's own origin: calls elsewhere are none of ours
   * @param latencyMs how long the next call takes
   * @param takesFetch whether the page's own fetch is replaced; over HTTP, requests are handed in
   */
  constructor(
    private readonly origin: string,
    private readonly latencyMs: () => number,
    private readonly takesFetch: boolean,
  ) {}

  /** Called by Mirage: from here on the server's verbs register routes with us. */
  create(server: MirageServer & Record<string, unknown>) {
    for (const verb of ['get', 'post', 'put', 'delete', 'head']) {
      server[verb] = (path: string, handler: unknown) =>
        this.add(verb, path, server.registerRouteHandler(verb, path, handler))
    }
  }

  config() {}

  start() {
    if (this.takesFetch) globalThis.fetch = this.fetch
  }

  shutdown() {
    if (this.takesFetch) globalThis.fetch = this.native
  }

  /** Takes bytes into keeping: Mirage writes everything but text as JSON. @returns the text that stands for them */
  hold(bytes: Uint8Array): string {
    const key = `bytes ${(this.holds += 1)}`
    this.held.set(key, bytes)
    return key
  }

  private bodyOf(body: unknown): BodyInit {
    if (typeof body !== 'string') return JSON.stringify(body)
    const bytes = this.held.get(body)
    this.held.delete(body)
    return (bytes as BodyInit | undefined) ?? body
  }

  private add(verb: string, path: string, handle: RouteHandler) {
    const parts = path.split('/')
    const keys = parts.filter((part) => part.startsWith(':')).map((part) => part.slice(1))
    const source = parts
      .map((part) => (part.startsWith(':') ? '([^/]+)' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
      .join('/')
    this.routes.push({
      verb: verb.toUpperCase(),
      pattern: new RegExp(`^${source}/?$`),
      keys,
      fixed: parts.length - keys.length,
      handle,
    })
    this.routes.sort((a, b) => b.fixed - a.fixed)
  }

  private readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(
      typeof input === 'string' && input.startsWith('/') ? this.origin + input : input,
      init,
    )
    const url = new URL(request.url)
    if (url.origin !== this.origin || !isCall(request.method, url.pathname)) return this.native(input, init)
    return this.respond(request)
  }

  /** Answers a request of the region, whatever brought it here. */
  async respond(request: Request): Promise<Response> {
    const url = new URL(request.url)
    await waitFor(this.latencyMs(), request.signal)
    const [status, headers, body] = await this.answer(request, url)
    const empty =
      request.method === 'HEAD' || status === 204 || body === null || body === undefined || body === ''
    return new Response(empty ? null : this.bodyOf(body), { status, headers: once(headers) })
  }

  private async answer(request: Request, url: URL): Promise<Answered> {
    const here = this.routes.filter((route) => route.pattern.test(url.pathname))
    const route = here.find((each) => each.verb === request.method)
    if (!route) return missing(here.length > 0)
    const values = route.pattern.exec(url.pathname)?.slice(1) ?? []
    const params = Object.fromEntries(route.keys.map((key, at) => [key, decoded(values[at] ?? '')]))
    try {
      return await route.handle({
        url: request.url,
        params,
        headers: request.headers,
        bytes: new Uint8Array(await request.arrayBuffer()),
      })
    } catch (error) {
      if (error instanceof NetworkFailure) throw new TypeError('Failed to fetch')
      throw error
    }
  }
}

/** Each header once: Mirage adds a type of its own beside ours, in other letters. */
function once(given: Record<string, string> = {}): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) headers.set(name, value)
  return headers
}

/** A part of a path; one that cannot be decoded stays as it is, and is refused as no name. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The answer to a path or a verb the region does not have. */
function missing(isPathKnown: boolean): Answered {
  const [status, message] = isPathKnown ? [405, 'Method Not Allowed'] : [404, 'Not Found']
  return [
    status,
    { 'content-type': 'application/json' },
    { message, request_id: '00000000-0000-4000-8000-000000000000' },
  ]
}
