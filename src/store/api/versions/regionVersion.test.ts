import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '#store/store'
import { NEWEST, type Version } from '#store/api/versions/generated/shipped'
import { storeOfTest } from '#tests/support/storeOfTest'
import { TRUSTED_MS } from '#machines/interaction/regionVersionMachine'
import { instancesApi } from '../resources/instances'
import { projectsApi } from '../resources/projects'
import { changedRegion } from './changedRegion'
import { versions } from './generated/shipped'
import { isUnversioned, VERSION_HEADER } from './header'
// Loaded with this file: the stores of earlier tests would read again while a later one counts its calls.
import '#store/region/readAgain'
import { partLimit } from '#model/paging'

// How the console finds the version of its region, and which header its requests carry.

const REGION = 'http://region.test'
const { projectCreate, projectList, projectView } = projectsApi.endpoints
const { instanceUpdate } = instancesApi.endpoints

/** A region's newest version, which a test may change under the console. */
let newest: string
/** The answer to a request other than a ping, if it is not the usual one. */
let special: (header: string | null) => Response | undefined
/** The paths of the requests with their header, in order. */
const sent: [path: string, header: string | null][] = []

const rank = (version: string) => Number(version.padEnd(10, '0'))

/** The status of a gateway in front of the region that answers its pings; undefined if there is none. */
let gateway: number | undefined

function answer(path: string, header: string | null): Response {
  if (gateway !== undefined && path === '/v1/ping') return Response.json({}, { status: gateway })
  if (!isUnversioned(newest as never)) {
    const [, version] = /^(\d{8,10})\.0\.0$/.exec(header ?? `${newest}.0.0`) ?? []
    if (version === undefined)
      return Response.json({ message: 'bad value for header "api-version": …' }, { status: 400 })
    if (rank(version) > rank(newest))
      return Response.json(
        { message: `server does not support this API version: ${header}` },
        { status: 400 },
      )
  }
  if (path === '/v1/system/update/status')
    return Response.json({}, { status: newest === '20250730' ? 404 : 401 })
  if (path === '/v1/ping') return Response.json({ status: 'ok' })
  if (path === '/v1/subnet-pools')
    return Response.json({}, { status: isUnversioned(newest as never) ? 404 : 401 })
  return special(header) ?? Response.json({ items: [] })
}

beforeEach(() => {
  sent.length = 0
  special = () => undefined
  gateway = undefined
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  })
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { pathname: '/projects', search: '', origin: REGION })
  vi.stubGlobal('fetch', (request: Request | string, init?: RequestInit) => {
    const url = new URL(typeof request === 'string' ? request : request.url)
    const headers = typeof request === 'string' ? new Headers(init?.headers) : request.headers
    const header = headers.get(VERSION_HEADER)
    sent.push([url.pathname, header])
    return Promise.resolve(answer(url.pathname, header))
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const start = () => storeOfTest(REGION)
/** The notices of a console. */
const announced = (store: ReturnType<typeof start>) =>
  store.getState().notices.map(({ title, body }) => ({ title, body }))
const changeOf = (version: Version, before: Version) => {
  const { title, body } = changedRegion(version, before)
  return [{ title, body }]
}
const list = (store: ReturnType<typeof makeStore>) =>
  store.dispatch(projectList.initiate({}, { forceRefetch: true }))
const pings = () => sent.filter(([path]) => /ping|status|subnet-pools/.test(path))
const calls = () => sent.filter(([path]) => path === '/v1/projects')

describe.each(versions)('in front of a region of %s', (version) => {
  beforeEach(() => {
    newest = version
  })

  it('a first visit finds the version with at most six pings, before the first request', async () => {
    const store = start()
    await list(store)
    expect(store.regionVersion).toMatchObject({ version, choice: 'found' })
    expect(pings().length).toBeLessThanOrEqual(6)
    expect(calls()).toEqual([['/v1/projects', `${version}.0.0`]])
    expect(sent.at(-1)?.[0]).toBe('/v1/projects')
  })

  it('a second visit speaks it at once, and a confirmation is one ping and changes nothing', async () => {
    await list(start())
    sent.length = 0
    const store = start()
    await list(store)
    expect(sent).toEqual([['/v1/projects', `${version}.0.0`]])
    await store.regionVersion.confirm()
    expect(pings()).toHaveLength(1)
    expect(store.regionVersion).toMatchObject({ version, choice: 'found' })
    // As a change would be, once its code is here.
    await import('#store/region/readAgain')
    expect(announced(store)).toEqual([])
  })
})

it('a version that is found after the console has ended is not kept for the next one', async () => {
  newest = '2026073100'
  const store = start()
  const finding = store.regionVersion.confirm()
  store.parts.dispose()
  await finding
  expect(store.regionVersion.choice).toBe('assumed')
  expect(localStorage.getItem('orrery.apiVersion')).toBeNull()
})

it('a region that was rolled back refuses a request, which is sent again in its version, and the change is announced', async () => {
  newest = '2026073100'
  const store = start()
  await list(store)
  newest = '2026032500'
  sent.length = 0
  const { data } = await list(store)
  expect(data).toEqual({ items: [], nextPage: null })
  expect(calls().slice(0, 2)).toEqual([
    ['/v1/projects', '2026073100.0.0'],
    ['/v1/projects', '2026032500.0.0'],
  ])
  await vi.waitFor(() => expect(announced(store)).toEqual(changeOf('2026032500', '2026073100')))
})

it.each([403, 404, 429, 502])(
  'a gateway that answers a ping with %i does not make the region one before versioning',
  async (status) => {
    newest = '2026073100'
    const store = start()
    await list(store)
    gateway = status
    await store.regionVersion.confirm('version.doubted')
    expect(store.regionVersion.version).toBe('2026073100')
    gateway = undefined
    await store.regionVersion.confirm()
    expect(store.regionVersion.version).toBe('2026073100')
  },
)

it('a region that was updated is noticed by the next confirmation', async () => {
  newest = '20250730'
  const store = start()
  await list(store)
  newest = NEWEST
  await store.regionVersion.confirm()
  await vi.waitFor(() => expect(announced(store)).toEqual(changeOf(NEWEST, '20250730')))
  await list(store)
  expect(calls().at(-1)).toEqual(['/v1/projects', `${NEWEST}.0.0`])
})

it('a region that does not answer leaves the version of the last visit', async () => {
  newest = '2026060800'
  await list(start())
  const store = start()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await store.regionVersion.confirm()
  expect(store.regionVersion).toMatchObject({ version: '2026060800', choice: 'kept' })
})

it('a pinned version is never negotiated', async () => {
  newest = NEWEST
  const store = makeStore({ origin: REGION, apiVersion: '2026060800' })
  await store.dispatch(projectView.initiate({ project: 'web' }))
  await store.regionVersion.confirm()
  expect(sent).toEqual([['/v1/projects/web', '2026060800.0.0']])
})

describe.each(
  versions.flatMap((before) => versions.flatMap((after) => (before === after ? [] : [[before, after]]))),
)('a region of %s that becomes one of %s', (before, after) => {
  it('is spoken to in its version after a read that it does not answer as expected', async () => {
    newest = before
    const store = start()
    await list(store)
    newest = after
    special = (header) =>
      header === `${before}.0.0` ? Response.json({ message: 'Not Found' }, { status: 404 }) : undefined
    sent.length = 0
    const { data } = await list(store)
    expect(data).toEqual({ items: [], nextPage: null })
    expect(store.regionVersion.version).toBe(after)
    expect(calls().at(-1)).toEqual(['/v1/projects', `${after}.0.0`])
  })
})

const cannotShow = () =>
  Response.json(
    { message: 'not supported for client version', error_code: 'Not Acceptable' },
    { status: 406 },
  )

describe('an answer that only a newer region gives', () => {
  beforeEach(() => {
    newest = '2026032500'
  })
  const poisoned = async () => {
    const store = start()
    await list(store)
    newest = '2026073100'
    special = (header) => (header === '2026073100.0.0' ? undefined : cannotShow())
    sent.length = 0
    return store
  }

  it('makes a read be sent again in the version of the region', async () => {
    const { data } = await list(await poisoned())
    expect(data).toEqual({ items: [], nextPage: null })
    expect(calls().slice(0, 2)).toEqual([
      ['/v1/projects', '2026032500.0.0'],
      ['/v1/projects', '2026073100.0.0'],
    ])
  })

  it('makes no change be sent twice, since it may have had its effect', async () => {
    const store = await poisoned()
    const { error } = await store.dispatch(projectCreate.initiate({ body: { name: 'a', description: '' } }))
    expect(error).toMatchObject({ statusCode: 406 })
    expect(calls()).toEqual([['/v1/projects', '2026032500.0.0']])
    expect(store.regionVersion.version).toBe('2026073100')
  })

  it('of a region of the same version is the answer, after one ping', async () => {
    const store = start()
    await list(store)
    special = cannotShow
    sent.length = 0
    expect((await list(store)).error).toMatchObject({ statusCode: 406 })
    expect([pings().length, calls().length]).toEqual([1, 1])
  })
})

it('a change that a region refuses for a missing field is sent again in its version', async () => {
  newest = '20250730'
  const store = start()
  await list(store)
  newest = '20251008'
  special = (header) =>
    header === '20250730.0.0'
      ? Response.json({ message: 'unable to parse JSON body: missing field `cpu_platform`' }, { status: 400 })
      : Response.json({ id: 'p', name: 'a' })
  const { data } = await store.dispatch(projectCreate.initiate({ body: { name: 'a', description: '' } }))
  expect(data).toMatchObject({ name: 'a' })
})

it('a request that is aborted says nothing about the region', async () => {
  newest = '2026073100'
  const store = start()
  await list(store)
  sent.length = 0
  const call = store.dispatch(projectList.initiate({ limit: partLimit(7) }))
  await vi.waitFor(() => expect(calls()).toHaveLength(1))
  call.abort()
  await call
  await list(store)
  expect(pings()).toEqual([])
})

it('a region that did not answer is asked by one ping before the next request', async () => {
  newest = '2026073100'
  const store = start()
  await list(store)
  special = () => Response.json({}, { status: 502 })
  await list(store)
  special = () => undefined
  sent.length = 0
  await list(store)
  expect(sent.map(([path]) => path)).toEqual(['/v1/ping', '/v1/projects'])
})

it('an update of an instance is read and sent in the version of a region that was updated meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  newest = '2026032500'
  const store = start()
  await list(store)
  newest = '2026073100'
  await vi.advanceTimersByTimeAsync(TRUSTED_MS)
  await store.dispatch(instanceUpdate.initiate({ instance: 'i', body: { ncpus: 2 } }))
  vi.useRealTimers()
  expect(sent.filter(([path]) => path === '/v1/instances/i').map(([, header]) => header)).toEqual([
    '2026073100.0.0',
    '2026073100.0.0',
    '2026073100.0.0',
  ])
})

it('the negotiation is in the event log: what was asked, each state, and the version that was found', async () => {
  newest = '2026073100'
  const store = start()
  await list(store)
  const first = pings().length
  // The machine is loaded by an idle browser, and takes the responses that there are.
  await store.regionVersion.begin()
  expect(pings()).toHaveLength(first)
  newest = '2026032500'
  await list(store)
  store.log.flush()
  const entries = store
    .getState()
    .eventLog.entries.filter(
      ({ subject }) => typeof subject === 'object' && 'actor' in subject && subject.actor === 'regionVersion',
    )
  const step = ({ kind, data }: (typeof entries)[number]) =>
    kind === 'state' ? data.to : kind === 'event' && data.type
  // With more versions than the first pings cover, the search also bisects.
  const compared = entries.filter((entry) => !JSON.stringify(step(entry)).includes('halving'))
  expect(compared.map(step)).toEqual([
    'xstate.init',
    'unconfirmed',
    'version.doubted',
    'pinging',
    'xstate.done.actor.0.regionVersion.pinging',
    { settled: 'trusted' },
    'version.refused',
    'pinging',
    'xstate.done.actor.0.regionVersion.pinging',
    { settled: 'trusted' },
  ])
  expect(compared.flatMap(({ kind, data }) => (kind === 'state' ? (data.version ?? []) : []))).toEqual([
    '2026073100',
    // Until another one is found.
    '2026073100',
    '2026032500',
  ])
})
