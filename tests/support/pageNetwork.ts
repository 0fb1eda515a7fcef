import type { Call } from './calls'

// The half of the tests' network that runs in the page. `network.ts` is the half that the tests use.

/** What happens to a call. */
export type Interference =
  | { kind: 'answer'; status: number; body: string | null; headers: Record<string, string> }
  /** As if the control plane could not be reached. */
  | { kind: 'dead' }
  /** Nothing, until the rule is lifted; then the region answers. */
  | { kind: 'held' }
  /** The region answers, so many milliseconds later. */
  | { kind: 'slow'; ms: number }
  /** One of several by the seed; the same call of the same page always meets the same one. */
  | { kind: 'chance'; percent: number; seed: number; of: Interference[] }

/** From now on calls that fit are interfered with. */
export interface CallRule {
  id: number
  /** Any method where it is missing. */
  method?: string
  /** The source of an expression that the path fits. */
  pattern: string
  /** The source of one that it does not fit. */
  except?: string
  /** A text that is in path and query. */
  part?: string
  /** How many fitting calls are left alone first. */
  after: number
  /** How many calls it is for. */
  times: number
  how: Interference
}

declare global {
  interface Window {
    noteCall?(call: Call): void
    callRules?: {
      add(rule: CallRule): void
      lift(id: number): void
      /** How many calls a rule has met. */
      met(id: number): number
    }
  }
}

/**
 * Runs in the page, before anything else: notes every call of the region, and interferes with those a rule is for. The
 * mock puts its own fetch in the place of the browser's, so whatever is put there is stood in front of. It must not
 * refer to anything of this file.
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
  // Longer ones are pieces of files.
  const longestNoted = 65_536
  const rules = new Map<number, Kept>()
  const timesCalled = new Map<string, number>()

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
  }

  /** A number from 0 up to 1 that is a function of the text. */
  const fraction = (text: string) => {
    let hash = 2_166_136_261
    for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
    hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507)
    return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
  }

  function interferenceOf(how: Interference, call: string): Interference | undefined {
    if (how.kind !== 'chance') return how
    const time = (timesCalled.get(call) ?? 0) + 1
    timesCalled.set(call, time)
    const text = `${how.seed} ${call} ${time}`
    if (fraction(text) >= how.percent / 100) return undefined
    return how.of[Math.floor(fraction(`which ${text}`) * how.of.length)]
  }

  /** What a call meets: the first rule that is for it counts. */
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

  /** Resolves when the work has ended; rejects when the call is called off before. */
  const unlessAborted = (work: Promise<void>, signal: AbortSignal | null | undefined) =>
    new Promise<void>((resolve, reject) => {
      const abort = () => reject(signal?.reason as Error)
      if (signal?.aborted) return abort()
      signal?.addEventListener('abort', abort)
      void work.then(resolve)
    })

  const inFrontOf =
    (inner: typeof fetch): typeof fetch =>
    (input, init) => {
      const request = input instanceof Request && !init ? input.clone() : null
      const method = request?.method ?? init?.method ?? 'GET'
      const address = input instanceof Request ? input.url : input
      const url = new URL(address, location.origin)
      if (url.origin !== location.origin || url.pathname.startsWith('/assets/')) return inner(input, init)
      const path = url.pathname + url.search
      const note = (sent: unknown) => {
        const isNoted = typeof sent === 'string' && sent !== '' && sent.length <= longestNoted
        window.noteCall?.({ method, url: path, body: isNoted ? sent : null })
      }
      if (request) void request.text().then(note)
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
        default: {
          const ms = how.kind === 'slow' ? how.ms : 0
          const pause = new Promise<void>((resolve) => setTimeout(resolve, ms))
          return unlessAborted(pause, signal).then(() => inner(input, init))
        }
      }
    }

  let current = window.fetch
  Object.defineProperty(window, 'fetch', {
    configurable: true,
    get: () => current,
    set: (next: typeof fetch) => {
      current = inFrontOf(next)
    },
  })
}
