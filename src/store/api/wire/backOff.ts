import { regionNow } from '#src/regionTime'
import type { Observable } from '#store/observable'

/** A time during which the region wants no requests. */
export interface AskedTime {
  /** Its end, in milliseconds since the epoch. */
  untilMs: number
  /** Resolves at its end. */
  over: Promise<void>
}

/** The time that the region asks for, or null. All requests of a console wait for its end. */
export type BackOff = Observable<AskedTime | null>

/** The longest time that requests wait, in milliseconds. A region that needs more will say so again. */
const LONGEST_MS = 30_000
/** The time to wait after a refusal without one, in milliseconds; doubled with each attempt. */
const FIRST_MS = 1_000
/** The number of times that a request is sent, at most. */
const ATTEMPTS = 4

/** The time of a Retry-After header in milliseconds from now: seconds, or a date. Undefined without a valid one. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now
  return Number.isFinite(ms) ? Math.max(ms, 0) : undefined
}

/**
 * The rule for responses by which the region asks for time: 429, and 503 with Retry-After. It has not taken the
 * request then, so the request is sent again after that time, and no other one before. Rule: WIRE-21.
 *
 * @param attempt how often the request was sent before
 * @returns whether to send the request again; otherwise the response is its error
 */
export function isHeldBack(backOff: BackOff, { status, headers }: Response, attempt: number): boolean {
  const now = regionNow()
  const asked = retryAfterMs(headers.get('retry-after'), now)
  if (status !== 429 && (status !== 503 || asked === undefined)) return false
  const wanted = asked ?? FIRST_MS * 2 ** attempt
  const untilMs = Math.max(now + Math.min(wanted, LONGEST_MS), backOff.get()?.untilMs ?? 0)
  if (untilMs !== backOff.get()?.untilMs) {
    const over = new Promise<void>((resolve) => {
      setTimeout(() => {
        if (backOff.get()?.untilMs === untilMs) backOff.set(null)
        resolve()
      }, untilMs - now)
    })
    backOff.set({ untilMs, over })
  }
  return wanted <= LONGEST_MS && attempt + 1 < ATTEMPTS
}

/** The answer of the region to a call. */
interface Answered {
  meta?: { response?: Response } | undefined
}

/** Sends a request again as often and as late as its responses ask for. @returns the last answer */
export async function afterAskedTime<Answer extends Answered>(
  backOff: BackOff,
  first: Answer,
  send: () => Promise<Answer>,
): Promise<Answer> {
  let answered = first
  for (let attempt = 0; ; attempt += 1) {
    const response = answered.meta?.response
    if (!response || !isHeldBack(backOff, response, attempt)) return answered
    for (let wait = backOff.get(); wait; wait = backOff.get()) await wait.over
    answered = await send()
  }
}
