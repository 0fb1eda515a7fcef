import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '#store/store'
import { askEarly, dropEarly } from './earlyAnswers'
import { projectsApi } from '../resources/projects'

// Early responses: taken once, and otherwise like any other response.

const REGION = 'http://region.test'
const URL = '/v1/projects?limit=50'
const { projectList } = projectsApi.endpoints
const list = (store: ReturnType<typeof makeStore>) =>
  store.dispatch(projectList.initiate({ limit: 50 }, { forceRefetch: true }))
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
    askEarly([URL], '20250730.0.0')
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
    askEarly([URL], '20250730.0.0')
    const { error } = await list(makeStore({ onSessionLost, origin: REGION }))
    expect(error).toMatchObject({ statusCode: 401 })
    expect(onSessionLost).toHaveBeenCalledWith('/projects')
    expect(sent).toEqual([URL])
  })
  it('that never came is the error of a call without an answer', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    askEarly([URL], '20250730.0.0')
    const { error } = await list(makeStore({ origin: REGION }))
    expect(error).toMatchObject({ statusCode: 0 })
    expect(sent).toEqual([URL])
  })
  it('is not taken by a call with other parameters, nor once it is old or dropped', async () => {
    askEarly([URL], '20250730.0.0')
    await makeStore({ origin: REGION }).dispatch(projectList.initiate({ limit: 25 }))
    expect(sent).toEqual([URL, '/v1/projects?limit=25'])
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001)
    await list(makeStore({ origin: REGION }))
    expect(sent).toHaveLength(3)
    askEarly([URL], '20250730.0.0')
    dropEarly()
    await list(makeStore({ origin: REGION }))
    expect(sent).toHaveLength(5)
  })
})
