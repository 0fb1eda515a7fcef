import { ManualClock } from '../../mirage/clock'
import { startMock, type MockOptions } from '../../mirage/start'

export const ORIGIN = 'http://region.test'

/** A region in this process, at once and without latency, with time that stands still. */
export function startRegion(options: Partial<MockOptions> = {}) {
  const clock = new ManualClock()
  const mock = startMock({ origin: ORIGIN, clock, latencyMs: [0, 0], scenario: 'small', ...options })
  return { ...mock, clock }
}

export interface Reply {
  status: number
  // What a reply holds is what each test looks for.
  body: Record<string, unknown>
  requestId: string | null
}

/** One call, as any client would make it. */
export async function call(method: string, path: string, body?: unknown): Promise<Reply> {
  const response = await fetch(ORIGIN + path, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const text = await response.text()
  return {
    status: response.status,
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    requestId: response.headers.get('x-request-id'),
  }
}

/** The items of a page. */
export const items = (reply: Reply) => reply.body['items'] as Record<string, unknown>[]
