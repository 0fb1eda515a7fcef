import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '#store/store'
import { projectsApi } from '../resources/projects'
import { versions } from './generated/shipped'
import { isUnversioned, VERSION_HEADER } from './header'

// The console in front of regions of every version: how it finds the version, and which header its requests carry.

const REGION = 'http://region.test'
const { projectList, projectView } = projectsApi.endpoints

/** A region's newest version, which a test may change under the console. */
let newest: string
/** The paths of the requests with their header, in order. */
const sent: [path: string, header: string | null][] = []

const rank = (version: string) => Number(version.padEnd(10, '0'))

function answer(path: string, header: string | null): Response {
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
  return Response.json({ items: [] })
}

beforeEach(() => {
  sent.length = 0
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

const start = (onVersionChange?: (version: string) => void) =>
  makeStore({ origin: REGION, apiVersion: 'found', onVersionChange })
const list = (store: ReturnType<typeof makeStore>) =>
  store.dispatch(projectList.initiate({}, { forceRefetch: true }))
const pings = () => sent.filter(([path]) => path !== '/v1/projects')
const calls = () => sent.filter(([path]) => path === '/v1/projects')

describe.each(versions)('in front of a region of %s', (version) => {
  beforeEach(() => {
    newest = version
  })

  it('a first visit finds the version with at most six pings, before the first request', async () => {
    const store = start()
    await list(store)
    expect(store.spoken).toMatchObject({ version, choice: 'found' })
    expect(pings().length).toBeLessThanOrEqual(6)
    expect(calls()).toEqual([['/v1/projects', `${version}.0.0`]])
    expect(sent.at(-1)?.[0]).toBe('/v1/projects')
  })

  it('a second visit speaks it at once, and a confirmation changes nothing', async () => {
    await list(start())
    sent.length = 0
    const onVersionChange = vi.fn<(version: string) => void>()
    const store = start(onVersionChange)
    await list(store)
    expect(sent).toEqual([['/v1/projects', `${version}.0.0`]])
    await store.spoken.confirm()
    expect(store.spoken).toMatchObject({ version, choice: 'found' })
    expect(onVersionChange).not.toHaveBeenCalled()
  })
})

it('a version that is found after the console has ended is not kept for the next one', async () => {
  newest = '2026073100'
  const store = start()
  const finding = store.spoken.confirm()
  store.parts.dispose()
  await finding
  expect(store.spoken.choice).toBe('assumed')
  expect(localStorage.getItem('orrery.apiVersion')).toBeNull()
})

it('a region that is newer than the console is spoken to in the newest version of the console', async () => {
  newest = '2027010100'
  const store = start()
  await list(store)
  expect(store.spoken.version).toBe(versions.at(-1))
})

it('a region that was rolled back refuses a request, which is sent again in its version, and the change is announced', async () => {
  newest = '2026073100'
  const onVersionChange = vi.fn<(version: string) => void>()
  const store = start(onVersionChange)
  await list(store)
  newest = '2026032500'
  sent.length = 0
  const { data } = await list(store)
  expect(data).toEqual({ items: [] })
  expect(calls().map(([, header]) => header)).toEqual(['2026073100.0.0', '2026032500.0.0'])
  expect(onVersionChange).toHaveBeenCalledExactlyOnceWith('2026032500')
})

it('a region that was updated is noticed by the next confirmation', async () => {
  newest = '20250730'
  const onVersionChange = vi.fn<(version: string) => void>()
  const store = start(onVersionChange)
  await list(store)
  newest = '2026081901'
  await store.spoken.confirm()
  expect(onVersionChange).toHaveBeenCalledExactlyOnceWith('2026081901')
  await list(store)
  expect(calls().at(-1)).toEqual(['/v1/projects', '2026081901.0.0'])
})

it('a region that does not answer leaves the version of the last visit', async () => {
  newest = '2026060800'
  await list(start())
  const store = start()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await store.spoken.confirm()
  expect(store.spoken).toMatchObject({ version: '2026060800', choice: 'kept' })
})

it('a pinned version is never negotiated', async () => {
  newest = '2026081901'
  const store = makeStore({ origin: REGION, apiVersion: '2026060800' })
  await store.dispatch(projectView.initiate({ project: 'web' }))
  await store.spoken.confirm()
  expect(sent).toEqual([['/v1/projects/web', '2026060800.0.0']])
})
