// Responses to requests that the early script sends before the application is loaded. They are in one property of
// the window; the application takes each of them once.

import { VERSION_HEADER } from '../versions/header'

/** A pending response, and the time of its request in milliseconds since the page started. */
interface EarlyAnswer {
  at: number
  /** The header with the version of the API. */
  version: string
  response: Promise<Response>
}

declare global {
  interface Window {
    /** By the URL of the request, without its origin. */
    orreryEarly?: Map<string, EarlyAnswer>
  }
}

/** How long an early response is valid, in milliseconds. An older one is dropped, and the request sent again. */
const KEPT_MS = 10_000

/** Sends GET requests. @param urls their URLs without the origin @param version the header with the version of the API */
export function askEarly(urls: readonly string[], version: string) {
  const answers = new Map<string, EarlyAnswer>()
  for (const url of urls) {
    const response = fetch(url, { headers: { [VERSION_HEADER]: version } })
    // The application reports the failure if it takes the response.
    response.catch(() => {})
    answers.set(url, { at: performance.now(), version, response })
  }
  window.orreryEarly = answers
}

/**
 * Takes the early response to a request, if any. A second request for the same URL is sent, and so is any request
 * with other headers, a body, or another version.
 *
 * @param ignoresVersion the region is older than the header with the version
 */
export function takeEarly(request: Request, ignoresVersion: boolean): EarlyAnswer | undefined {
  const answers = typeof window === 'undefined' ? undefined : window.orreryEarly
  const isPlain = [...request.headers.keys()].every((name) => name === VERSION_HEADER)
  if (!answers || request.method !== 'GET' || !isPlain) return undefined
  const { pathname, search, origin } = new URL(request.url)
  const early = answers.get(pathname + search)
  if (!early || origin !== location.origin) return undefined
  if (!ignoresVersion && early.version !== request.headers.get(VERSION_HEADER)) return undefined
  answers.delete(pathname + search)
  return performance.now() - early.at < KEPT_MS ? early : undefined
}

/** Drops the responses that were not taken: after the first page, data must be current. */
export function dropEarly() {
  delete window.orreryEarly
}
