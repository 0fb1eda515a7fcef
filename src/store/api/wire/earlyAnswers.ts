// Answers to calls that the early script started before the application was loaded. They are in one property of the
// window; the application takes each of them once.

/** An answer on its way: when it was asked for, in milliseconds since the page began, and the response. */
interface EarlyAnswer {
  at: number
  response: Promise<Response>
}

declare global {
  interface Window {
    /** By the address of the call, without its origin. */
    orreryEarly?: Map<string, EarlyAnswer>
  }
}

/** How long an answer may wait until the application asks for it, in milliseconds; then the call is made again. */
const KEPT_MS = 10_000

/** Starts reading calls. @param urls their addresses without the origin */
export function askEarly(urls: readonly string[]) {
  const answers = new Map<string, EarlyAnswer>()
  for (const url of urls) {
    const response = fetch(url)
    // The application reports the failure when it takes the answer; one that it never takes is of no interest.
    response.catch(() => {})
    answers.set(url, { at: performance.now(), response })
  }
  window.orreryEarly = answers
}

/**
 * Takes over the answer to a request, if it was started early. It can be taken once: the next request for the same is
 * sent. A request with headers or a body of its own is always sent.
 */
export function takeEarly(request: Request): Promise<Response> | undefined {
  const answers = typeof window === 'undefined' ? undefined : window.orreryEarly
  if (!answers || request.method !== 'GET' || !request.headers.keys().next().done) return undefined
  const { pathname, search, origin } = new URL(request.url)
  const early = answers.get(pathname + search)
  if (!early || origin !== location.origin) return undefined
  answers.delete(pathname + search)
  return performance.now() - early.at < KEPT_MS ? early.response : undefined
}

/** Drops the untaken answers: after the first page, calls must be current. */
export function dropEarly() {
  delete window.orreryEarly
}
