import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '#store/store'
import { storeOfTest } from '#tests/support/storeOfTest'
import { askEarly, dropEarly } from './earlyAnswers'
import { projectsApi } from '../resources/projects'
import { firstWanted, pingEarly } from '../versions/firstPings'
import { MODEL, NEWEST } from '../versions/generated/shipped'
import { headerOf, VERSION_HEADER } from '../versions/header'
import { firstVersion, isFirstVisit } from '../versions/regionVersion'
import { partLimit } from '#model/paging'

// Early responses: taken once, and otherwise like any other response.

const REGION = 'http://region.test'
const URL = '/v1/projects?limit=50'
const { projectList } = projectsApi.endpoints
const list = (store: ReturnType<typeof makeStore>) =>
  store.dispatch(projectList.initiate({ limit: partLimit(50) }, { forceRefetch: true }))
let answer: () => Promise<Response>
const sent: string[] = []

beforeEach(() => {
  sent.length = 0
  answer = () => Promise.resolve(Response.json({ items: [] }))
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { pathname: '/projects', search: '', origin: REGION })
  vi.stubGlobal('fetch', (request: Request | string) => {
    sent.push(typeof request === 'string' ? request : request.url.slice(REGION.length))
    return answer()
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('an early answer', () => {
  it('is taken by the first call, and the next one is sent; the log has both requests and replies', async () => {
    const store = makeStore({ origin: REGION })
    askEarly([URL], headerOf(MODEL))
    await store.log.within(
      store.log.record({ kind: 'route', subject: '/projects', data: { from: '' } }),
      () => list(store),
    )
    expect(sent).toEqual([URL])
    await list(store)
    expect(sent).toEqual([URL, URL])
    store.log.flush()
    expect(store.getState().eventLog.entries.map(({ kind }) => kind)).toEqual(['route', 'request', 'reply'])
  })
  it('that rejects the session ends it, as any other', async () => {
    answer = () => Promise.resolve(Response.json({ message: 'sign in' }, { status: 401 }))
    const onSessionLost = vi.fn<(location: string) => void>()
    askEarly([URL], headerOf(MODEL))
    const { error } = await list(makeStore({ onSessionLost, origin: REGION }))
    expect(error).toMatchObject({ statusCode: 401 })
    expect(onSessionLost).toHaveBeenCalledWith('/projects')
    expect(sent).toEqual([URL])
  })
  it('that never came is the error of a call without an answer', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    askEarly([URL], headerOf(MODEL))
    const { error } = await list(makeStore({ origin: REGION }))
    expect(error).toMatchObject({ statusCode: 0 })
    expect(sent).toEqual([URL])
  })
  it('is not taken by a call with other parameters, nor once it is old or dropped', async () => {
    askEarly([URL], headerOf(MODEL))
    await makeStore({ origin: REGION }).dispatch(projectList.initiate({ limit: partLimit(25) }))
    expect(sent).toEqual([URL, '/v1/projects?limit=25'])
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001)
    await list(makeStore({ origin: REGION }))
    expect(sent).toHaveLength(3)
    askEarly([URL], headerOf(MODEL))
    dropEarly()
    await list(makeStore({ origin: REGION }))
    expect(sent).toHaveLength(5)
  })
})

describe('the requests of the early script, and the version of the region', () => {
  /** The version that the region has; any other is refused. A region without one ignores the header. */
  let regional: string | null
  const headers: [path: string, header: string | null][] = []
  beforeEach(() => {
    headers.length = 0
    regional = '2026073100'
    const texts = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
    })
    vi.stubGlobal('fetch', (request: Request | string, init?: RequestInit) => {
      const path = typeof request === 'string' ? request : request.url
      const header = (typeof request === 'string' ? new Headers(init?.headers) : request.headers).get(
        VERSION_HEADER,
      )
      headers.push([path.replace(REGION, ''), header])
      const isUnknown =
        regional !== null && (header === 'x' || Number.parseInt(header ?? '') > Number(regional))
      return Promise.resolve(
        isUnknown
          ? Response.json({ message: `server does not support this API version: ${header}` }, { status: 400 })
          : Response.json({ items: [] }, { status: path.endsWith('/status') ? 404 : 200 }),
      )
    })
  })
  const calls = () => headers.filter(([path]) => path === URL)
  const askAsEarly = () => askEarly([URL], headerOf(firstVersion()))
  const open = () => storeOfTest(REGION)
  const keepVersion = (version: string) => localStorage.setItem('orrery.apiVersion', version)

  it('carry the version of the last visit, and are taken by a console that speaks it', async () => {
    keepVersion('2026032500')
    expect(isFirstVisit()).toBe(false)
    askAsEarly()
    const { data } = await list(open())
    expect(data).toEqual({ items: [] })
    expect(calls()).toEqual([[URL, '2026032500.0.0']])
  })

  it('are refused by a region that was rolled back, and sent again in its version', async () => {
    keepVersion(NEWEST)
    askAsEarly()
    const { data } = await list(open())
    expect(data).toEqual({ items: [] })
    expect(calls().slice(0, 2)).toEqual([
      [URL, `${NEWEST}.0.0`],
      [URL, '2026073100.0.0'],
    ])
  })

  it('of a first visit carry the newest version, and are not taken in front of an older region', async () => {
    expect(isFirstVisit()).toBe(true)
    pingEarly()
    askAsEarly()
    await list(open())
    expect(calls()).toEqual([
      [URL, `${NEWEST}.0.0`],
      [URL, '2026073100.0.0'],
    ])
  })

  it('are taken in front of a region that ignores the header, whatever they carry', async () => {
    regional = null
    pingEarly()
    askAsEarly()
    const store = open()
    await list(store)
    expect(store.regionVersion.version).toBe('20250730')
    expect(calls()).toEqual([[URL, `${NEWEST}.0.0`]])
  })

  it('find the version by the first pings, which the application does not send again', async () => {
    regional = NEWEST
    pingEarly()
    const early = [...headers]
    expect(early.map(([, header]) => header)).toEqual(['x', ...firstWanted.map(headerOf)])
    const store = open()
    await list(store)
    expect(store.regionVersion).toMatchObject({ version: NEWEST, choice: 'found' })
    expect(headers).toEqual([...early, [URL, headerOf(NEWEST)]])
  })

  it('that failed are sent by the application: a ping too', async () => {
    regional = NEWEST
    const { fetch } = globalThis
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    pingEarly()
    vi.stubGlobal('fetch', fetch)
    const store = open()
    await list(store)
    expect(store.regionVersion.version).toBe(NEWEST)
    expect(headers).toHaveLength(['x', ...firstWanted, URL].length)
  })
})
