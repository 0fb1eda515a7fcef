import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '#store/store'
import { instancesApi } from '../resources/instances'
import { projectsApi } from '../resources/projects'
import { isHeldBack, retryAfterMs, type BackOff } from './backOff'
import { observable } from '#store/observable'
import { partLimit } from '#model/paging'

const { projectList } = projectsApi.endpoints
const { instanceStop } = instancesApi.endpoints
const NOW = Date.parse('2026-01-15T09:00:00Z')
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  for (let at = 0; at < 5; at += 1) await new Promise((resolve) => setImmediate(resolve))
}

const sent: string[] = []
let answer: (path: string) => Response
const ok = () => new Response('{"items":[]}')
const refused = (status: number, after?: string) =>
  new Response('{"message":"slow down"}', { status, headers: { ...(after && { 'retry-after': after }) } })

beforeEach(() => {
  sent.length = 0
  answer = ok
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname } = new URL(request.url)
    sent.push(pathname)
    return Promise.resolve(answer(pathname))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('reads Retry-After as seconds and as a date', () => {
  expect(retryAfterMs('7', NOW)).toBe(7_000)
  expect(retryAfterMs('Thu, 15 Jan 2026 09:00:10 GMT', NOW)).toBe(10_000)
  expect(retryAfterMs('Thu, 15 Jan 2026 08:00:00 GMT', NOW)).toBe(0)
  expect([retryAfterMs(null, NOW), retryAfterMs('soon', NOW)]).toEqual([undefined, undefined])
})

describe('while the region asks for time', () => {
  const start = () => {
    const store = makeStore({ origin: 'http://region.test' })
    return {
      store,
      list: () => store.dispatch(projectList.initiate({ limit: partLimit(5) }, { forceRefetch: true })),
      stop: () => store.dispatch(instanceStop.initiate({ instance: 'i' })),
    }
  }
  const untilHeld = (store: ReturnType<typeof makeStore>) =>
    vi.waitFor(() => expect(store.backOff.get()).not.toBeNull())

  it('a refused change is sent again once its time is over, and other calls wait', async () => {
    const { store, list, stop } = start()
    answer = (path) => (path.endsWith('/stop') && sent.length === 1 ? refused(429, '3') : ok())
    const stopped = stop()
    await untilHeld(store)
    expect(store.backOff.get()?.untilMs).toBeGreaterThanOrEqual(NOW + 3_000)
    const listed = list()
    await pass(2_900)
    expect(sent).toEqual(['/v1/instances/i/stop'])
    await pass(200)
    expect((await stopped).error).toBeUndefined()
    expect((await listed).data).toEqual({ items: [] })
    expect(sent.sort()).toEqual(['/v1/instances/i/stop', '/v1/instances/i/stop', '/v1/projects'])
    expect(store.backOff.get()).toBeNull()
  })

  it('a region that says it again is waited for again, until the fourth time', async () => {
    const { store, list } = start()
    answer = () => refused(503, '1')
    const listed = list()
    await untilHeld(store)
    for (let at = 0; at < 5; at += 1) await pass(1_100)
    expect((await listed).error).toMatchObject({ statusCode: 503 })
    expect(sent).toHaveLength(4)
  })

  it('a 503 without a time is an error at once', async () => {
    const { list } = start()
    answer = () => refused(503)
    expect((await list()).error).toMatchObject({ statusCode: 503 })
    expect(sent).toHaveLength(1)
  })

  it('a longer time than half a minute is an error at once, and holds other calls for half a minute', () => {
    const backOff: BackOff = observable(null)
    expect(isHeldBack(backOff, refused(429, '3600'), 0)).toBe(false)
    expect(backOff.get()?.untilMs).toBe(NOW + 30_000)
  })

  it('without a time the wait doubles, and a shorter one does not shorten it', () => {
    const backOff: BackOff = observable(null)
    expect(isHeldBack(backOff, refused(429), 2)).toBe(true)
    expect(backOff.get()?.untilMs).toBe(NOW + 4_000)
    isHeldBack(backOff, refused(429), 0)
    expect(backOff.get()?.untilMs).toBe(NOW + 4_000)
  })
})
