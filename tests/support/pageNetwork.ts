import type { Call } from './calls'

// The network rules of the tests inside the page. `network.ts` is the part that the tests use.

/** The effect of a rule on a call. */
export type Interference =
  | { kind: 'answer'; status: number; body: string | null; headers: Record<string, string> }
  /** As if the control plane were unreachable. */
  | { kind: 'dead' }
  /** No response until the rule is lifted; then the region responds. */
  | { kind: 'held' }
  /** One of several by the seed; the same call of the same page always gets the same one. */
  | { kind: 'one of'; seed: number; of: Interference[] }

/** A rule for calls that match. */
export interface CallRule {
  id: number
  /** Absent for any method. */
  method?: string
  /** The source of a regular expression that matches the path. */
  pattern: string
  /** The source of a regular expression that does not match the path. */
  except?: string
  /** A text in path and query. */
  part?: string
  /** The number of matching calls that pass first. */
  after: number
  /** The number of calls it applies to. */
  times: number
  how: Interference
}

declare global {
  /** Sends a call of the test itself, in place of the console: in the page, as `fetch` does. */
  function testFetch(url: string, init?: RequestInit): Promise<Response>
  interface Window {
    /** Records a call of the page. */
    noteCall?(call: Call): void
    /** Takes recorded calls out of the page. */
    passOnCalls?(calls: readonly Call[]): void
    callRules?: {
      add(rule: CallRule): void
      lift(id: number): void
      /** The number of calls that the rule has applied to. */
      met(id: number): number
      /** The number of calls without a response yet. */
      unanswered(): number
      /** Forgets all rules and calls and restores the page's own fetch, as a page load does. */
      reset(): void
    }
  }
}

/**
 * Runs in the page before anything else: records every call of the region, and applies the rules. The mock replaces the
 * browser's fetch and WebSocket, so every new one is wrapped. The function must not refer to anything else in this file.
 */
export function standInFront(): void {
  interface Kept {
    rule: CallRule
    met: number
    seen: number
    isLifted: boolean
    lifted: Promise<void>
    lift(): void
  }
  // Longer bodies are chunks of files.
  const longestNoted = 65_536
  // Passed on together: one message for the calls of one moment.
  let noted: Call[] = []
  const passOn = () => {
    if (noted.length) window.passOnCalls?.(noted)
    noted = []
  }
  const { port1: sender, port2: receiver } = new MessageChannel()
  receiver.addEventListener('message', passOn)
  receiver.start()
  addEventListener('pagehide', passOn)
  window.noteCall = (call) => {
    if (noted.push(call) === 1) sender.postMessage('')
  }

  const rules = new Map<number, Kept>()
  const timesCalled = new Map<string, number>()
  let unanswered = 0

  window.callRules = {
    add(rule) {
      let open = () => {}
      const lifted = new Promise<void>((resolve) => {
        open = resolve
      })
      const kept: Kept = { rule, met: 0, seen: 0, isLifted: false, lifted, lift: () => {} }
      kept.lift = () => {
        kept.isLifted = true
        open()
      }
      rules.set(rule.id, kept)
    },
    lift: (id) => rules.get(id)?.lift(),
    met: (id) => rules.get(id)?.met ?? 0,
    unanswered: () => unanswered,
    reset() {
      passOn()
      rules.clear()
      timesCalled.clear()
      unanswered = 0
      currentSocket = notedOpening(nativeSocket)
      current = nativeFetch
    },
  }

  /** A number from 0 up to 1, derived from a text. */
  const fraction = (text: string) => {
    let hash = 2_166_136_261
    for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
    hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507)
    return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
  }

  function interferenceOf(how: Interference, call: string): Interference | undefined {
    if (how.kind !== 'one of') return how
    const time = (timesCalled.get(call) ?? 0) + 1
    timesCalled.set(call, time)
    return how.of[Math.floor(fraction(`${how.seed} ${call} ${time}`) * how.of.length)]
  }

  /** The first rule that applies to a call, and its effect. */
  function meet(method: string, { pathname, search }: URL): [Kept, Interference] | undefined {
    for (const kept of rules.values()) {
      const { rule } = kept
      if (kept.isLifted || kept.met >= rule.times) continue
      if (rule.method !== undefined && rule.method !== method) continue
      if (rule.part !== undefined && !(pathname + search).includes(rule.part)) continue
      if (!new RegExp(rule.pattern).test(pathname)) continue
      if (rule.except !== undefined && new RegExp(rule.except).test(pathname)) continue
      kept.seen += 1
      if (kept.seen <= rule.after) continue
      const how = interferenceOf(rule.how, `${method} ${pathname}${search}`)
      if (!how) continue
      kept.met += 1
      return [kept, how]
    }
    return undefined
  }

  /** Resolves when the work has ended; rejects when the call is aborted before. */
  const unlessAborted = (work: Promise<void>, signal: AbortSignal | null | undefined) =>
    new Promise<void>((resolve, reject) => {
      const abort = () => reject(signal?.reason as Error)
      if (signal?.aborted) return abort()
      signal?.addEventListener('abort', abort)
      void work.then(resolve)
    })

  const counted =
    (inner: typeof fetch): typeof fetch =>
    async (input, init) => {
      unanswered += 1
      try {
        return await inner(input, init)
      } finally {
        unanswered -= 1
      }
    }

  /** A call by another client, which was made for the oldest version that can be asked for. */
  const inOldVersion = (init: RequestInit | undefined): RequestInit => {
    const headers = new Headers(init?.headers)
    if (!headers.has('api-version')) headers.set('api-version', '20251008.0.0')
    return { ...init, headers }
  }

  const ofTest = new WeakSet<RequestInit>()
  const sendOfTest: typeof testFetch = (url, init) => {
    const marked = inOldVersion(init)
    ofTest.add(marked)
    return window.fetch(url, marked)
  }
  Object.assign(window, { testFetch: sendOfTest })

  const inFrontOf =
    (inner: typeof fetch): typeof fetch =>
    (input, init) => {
      const isOfTest = init !== undefined && ofTest.has(init)
      const request = input instanceof Request && !init ? input : null
      const method = request?.method ?? init?.method ?? 'GET'
      const address = input instanceof Request ? input.url : input
      const url = new URL(address, location.origin)
      const isOwn = url.pathname.startsWith('/assets/') || url.pathname === location.pathname
      if (url.origin !== location.origin || isOwn) return inner(input, init)
      const path = url.pathname + url.search
      const at = performance.now()
      const note = (sent: unknown) => {
        const isNoted = typeof sent === 'string' && sent !== '' && sent.length <= longestNoted
        const headers = request?.headers ?? new Headers(init?.headers)
        const version = isOfTest ? undefined : (headers.get('api-version') ?? '')
        window.noteCall?.({ method, url: path, body: isNoted ? sent : null, isOfTest, at, version })
      }
      if (request?.body) void request.clone().text().then(note)
      else note(init?.body)

      const found = meet(method, url)
      if (!found) return inner(input, init)
      const [kept, how] = found
      const signal = init?.signal ?? (input instanceof Request ? input.signal : null)
      switch (how.kind) {
        case 'dead':
          return Promise.reject(new TypeError('Failed to fetch'))
        case 'answer':
          return Promise.resolve(new Response(how.body, { status: how.status, headers: how.headers }))
        case 'held':
          return unlessAborted(kept.lifted, signal).then(() => inner(input, init))
        default:
          return inner(input, init)
      }
    }

  /** Opening a socket is a call as well. */
  const notedOpening = (inner: typeof WebSocket): typeof WebSocket =>
    new Proxy(inner, {
      construct(target, [address, ...rest]: ConstructorParameters<typeof WebSocket>) {
        const { host, pathname, search } = new URL(address, location.href)
        if (host === location.host) window.noteCall?.({ method: 'GET', url: pathname + search, body: null })
        return new target(address, ...rest)
      },
    })

  const nativeSocket = window.WebSocket
  let currentSocket = notedOpening(nativeSocket)
  Object.defineProperty(window, 'WebSocket', {
    configurable: true,
    get: () => currentSocket,
    set: (next: typeof WebSocket) => {
      currentSocket = notedOpening(next)
    },
  })

  const nativeFetch = window.fetch
  let current = nativeFetch
  Object.defineProperty(window, 'fetch', {
    configurable: true,
    get: () => current,
    set: (next: typeof fetch) => {
      current = counted(inFrontOf(next))
    },
  })
}
