import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '#model/timing'
import { makeStore } from '#store/store'
import { fillPath, serializeQuery } from './url'
import { floatingIpsApi } from '../resources/floatingIps'
import { instancesApi } from '../resources/instances'
import { networkInterfacesApi } from '../resources/networkInterfaces'
import { projectsApi } from '../resources/projects'
import { sessionApi } from '../resources/session'
import { partLimit } from '#model/paging'

// Tests of the wire layer; only fetch is replaced.

const sent: { url: string; method: string; headers: Headers; body: string }[] = []
let answer: (request: Request) => Response | Promise<Response>

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('location', { pathname: '/projects', search: '?a=b' })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    sent.push({
      url: request.url,
      method: request.method,
      headers: request.headers,
      body: await request.text(),
    })
    return answer(request)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const json = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
const { projectList, projectCreate, projectView } = projectsApi.endpoints
const { instanceUpdate, instanceStop } = instancesApi.endpoints
const { instanceNetworkInterfaceUpdate } = networkInterfacesApi.endpoints

/** What an update of an instance has to say in the newest version. */
const ofToday = { cpu_platform: null, enable_jumbo_frames: false }

describe('what is sent', () => {
  it('repeats the key of a list, drops nulls, spells names in snake_case', () => {
    expect(
      serializeQuery({ pageToken: 'x', sortBy: null, limit: 50, tag: ['a', 'b'], project: undefined }),
    ).toBe('page_token=x&limit=50&tag=a&tag=b')
  })
  it('a name cannot leave its place in the path', () => {
    expect(fillPath('/v1/projects/{project}', { project: '../policy?x' })).toBe(
      '/v1/projects/..%2Fpolicy%3Fx',
    )
  })
  it('keeps explicit nulls in a body, drops what is undefined', async () => {
    answer = () => json({ ncpus: 2, memory: 8, boot_disk_id: 'd', auto_restart_policy: 'never', ...ofToday })
    await makeStore({ origin: 'http://region.test' }).dispatch(
      instanceUpdate.initiate({ instance: 'i', body: { bootDisk: null, multicastGroups: undefined } }),
    )
    expect(sent[1]).toMatchObject({
      method: 'PUT',
      body: '{"ncpus":2,"memory":8,"boot_disk":null,"auto_restart_policy":"never","cpu_platform":null,"enable_jumbo_frames":false}',
    })
  })
  it('a change of an instance says again what it leaves as it is', async () => {
    answer = () => json({ ncpus: 2, memory: 8, boot_disk_id: 'd', auto_restart_policy: 'never', ...ofToday })
    await makeStore({ origin: 'http://region.test' }).dispatch(
      instanceUpdate.initiate({ instance: 'i', body: { memory: 16 } }),
    )
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET'])
    expect(sent[1]?.body).toBe(
      '{"ncpus":2,"memory":16,"boot_disk":"d","auto_restart_policy":"never","cpu_platform":null,"enable_jumbo_frames":false}',
    )
  })
  it('a change of an interface says its transit IPs again', async () => {
    answer = () =>
      json({
        name: 'net0',
        description: 'x',
        ip_stack: {
          type: 'dual_stack',
          value: {
            v4: { ip: '10.1.0.5', transit_ips: ['10.0.0.0/8'] },
            v6: { ip: 'fd00::5', transit_ips: ['fd00::/8'] },
          },
        },
      })
    await makeStore({ origin: 'http://region.test' }).dispatch(
      instanceNetworkInterfaceUpdate.initiate({ interface: 'n', body: { primary: true } }),
    )
    expect(sent[1]).toMatchObject({
      method: 'PUT',
      body: '{"transit_ips":["10.0.0.0/8","fd00::/8"],"primary":true}',
    })
  })
  it('asks for a page of 50 by its token', async () => {
    answer = () => json({ items: [] })
    await makeStore({ origin: 'http://region.test' }).dispatch(
      projectList.initiate({ limit: partLimit(50), pageToken: 'tok' }),
    )
    expect(sent[0]?.url).toBe('http://region.test/v1/projects?limit=50&page_token=tok')
  })
})

describe('what is read', () => {
  it('camelCase keys, dates left as text in the cache', async () => {
    answer = () => json({ items: [{ id: '1', time_created: '2026-01-01T00:00:00Z' }], next_page: null })
    const { data } = await makeStore({ origin: 'http://region.test' }).dispatch(projectList.initiate({}))
    expect(data).toEqual({ items: [{ id: '1', timeCreated: '2026-01-01T00:00:00Z' }], nextPage: null })
  })
  it('an empty body is an empty object', async () => {
    answer = () => new Response('', { status: 202 })
    const result = await makeStore({ origin: 'http://region.test' }).dispatch(
      floatingIpsApi.endpoints.floatingIpDetach.initiate({ floatingIp: 'f' }),
    )
    expect(result.data).toEqual({})
  })
  it('a body that cannot be parsed: "Error reading API response", with the request id', async () => {
    answer = () => new Response('<html>', { status: 200, headers: { 'x-request-id': 'r-9' } })
    const { error } = await makeStore({ origin: 'http://region.test' }).dispatch(
      projectView.initiate({ project: 'a' }),
    )
    expect(error).toEqual({
      message: 'Error reading API response',
      isUnexplained: true,
      statusCode: 200,
      requestId: 'r-9',
    })
  })
  it('an error: words, code, status and request id', async () => {
    answer = () =>
      json(
        { message: 'already exists: project "a"', error_code: 'ObjectAlreadyExists', request_id: 'r-1' },
        400,
      )
    const { error } = await makeStore({ origin: 'http://region.test' }).dispatch(
      projectCreate.initiate({ body: { name: 'a', description: '' } }),
    )
    expect(error).toEqual({
      message: 'Project name already exists',
      errorCode: 'ObjectAlreadyExists',
      statusCode: 400,
      requestId: 'r-1',
    })
  })
  it('a dead network: says that the control plane could not be reached', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    const { error } = await makeStore({ origin: 'http://region.test' }).dispatch(
      projectView.initiate({ project: 'a' }),
    )
    expect(error).toEqual({
      message: 'The control plane could not be reached. Check the connection, then try again.',
      brief: 'The control plane could not be reached. Check the connection.',
      statusCode: 0,
    })
  })
})

describe('a call that is never answered', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  /** A fetch that never responds; rejects on abort like the browser's. */
  const hangs = (request: Request) =>
    new Promise<Response>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
    })
  const never = () => new Promise<Response>(() => {})

  it.each([
    ['ends with its signal', hangs],
    ['does not hear its signal', never],
  ])('ends after 30 seconds when it only asks, and says so: fetch %s', async (_, hung) => {
    answer = hung
    const call = makeStore({ origin: 'http://region.test' }).dispatch(projectView.initiate({ project: 'a' }))
    await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS)
    expect((await call).error).toEqual({
      message: 'The control plane did not answer within 30 seconds. Try again.',
      brief: 'The control plane did not answer within 30 seconds.',
      statusCode: 0,
    })
  })
  it('ends after 60 seconds when it changes something, which may have been done all the same', async () => {
    answer = hangs
    const call = makeStore({ origin: 'http://region.test' }).dispatch(
      instanceStop.initiate({ instance: 'i' }),
    )
    await vi.advanceTimersByTimeAsync(WRITE_TIMEOUT_MS)
    expect((await call).error).toEqual({
      message:
        'The control plane did not answer within 60 seconds. It may still make the change: look before trying again.',
      statusCode: 0,
    })
  })
})

describe('freshness', () => {
  it('is not asked again within two seconds, and a failure is not retried', async () => {
    answer = () => json({ items: [] })
    const store = makeStore({ origin: 'http://region.test' })
    await store.dispatch(projectList.initiate({}, { forceRefetch: 2 }))
    await store.dispatch(projectList.initiate({}, { forceRefetch: 2 }))
    expect(sent).toHaveLength(1)
    answer = () => json({}, 500)
    await store.dispatch(projectView.initiate({ project: 'a' }))
    expect(sent).toHaveLength(2)
  })
})

describe('a lost session', () => {
  const lost = () => json({ message: 'credentials missing or invalid', error_code: 'Unauthorized' }, 401)
  it('is made known with the place where it was found', async () => {
    answer = lost
    const onSessionLost = vi.fn<(at: string) => void>()
    await makeStore({ onSessionLost, origin: 'http://region.test' }).dispatch(projectList.initiate({}))
    expect(onSessionLost.mock.calls).toEqual([['/projects?a=b']])
  })
  it('a wrong password is not one', async () => {
    answer = lost
    const onSessionLost = vi.fn<(at: string) => void>()
    const body = { username: 'a', password: 'b' }
    await makeStore({ onSessionLost, origin: 'http://region.test' }).dispatch(
      sessionApi.endpoints.loginLocal.initiate({ siloName: 's', body }),
    )
    expect(onSessionLost).not.toHaveBeenCalled()
  })
})
