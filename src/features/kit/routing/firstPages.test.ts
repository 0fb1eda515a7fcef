import { matchRoutes, RouterContextProvider, type RouteObject } from 'react-router'
import { existsSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allRoutes as routes } from '#features/app/allRoutes'
import { api } from '#store/api/api'
import { firstPath } from '#store/slices/firstPage'
import { makeStore, type AppStore } from '#store/store'
import { firstCalls, firstPage, firstPages, moreCode, versionCode } from './firstPages'
import { storeContext } from './load'

// The early requests must be those that the loaders of the page send: any other one would be sent in vain.

const REGION = 'http://region.test'
const asked: string[] = []
let store: AppStore

beforeEach(() => {
  asked.length = 0
  store = makeStore({ origin: REGION })
  vi.stubGlobal('location', { pathname: '/', search: '', origin: REGION })
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(request.url.slice(REGION.length))
    return Promise.resolve(Response.json({ items: [], silo_name: 'ops' }))
  })
})
afterEach(() => {
  store.dispatch(api.util.resetApiState())
  vi.unstubAllGlobals()
})

type Loader = (input: { request: Request; params: object; context: RouterContextProvider }) => unknown
const loaderOf = ({ lazy, loader }: RouteObject) =>
  (typeof lazy === 'object' && lazy.loader ? lazy.loader() : loader) as
    | Promise<Loader | undefined>
    | Loader
    | undefined

/** The requests that the loaders of an address send. */
async function askedByLoaders(address: string): Promise<string[]> {
  const request = new Request(REGION + address)
  const context = new RouterContextProvider(new Map([[storeContext, store]]))
  const loading = (matchRoutes(routes, address) ?? []).map(async ({ route, params }) => {
    const loader = await loaderOf(route)
    await loader?.({ request, params, context })
  })
  await Promise.all(loading)
  return asked
}

const addressOf = (path: string) => path.replace(/:(\w+)/g, 'a-$1')
const earlyCalls = (address: string) => {
  const { pathname, search } = new URL(address, REGION)
  const page = firstPage(pathname)
  return page ? firstCalls(page, search, store.getState().preferences.pageSize) : []
}

describe('the calls that start early', () => {
  it.each(firstPages.map(({ path }) => addressOf(path)))(
    'at %s are calls of its loaders',
    async (address) => {
      const early = earlyCalls(address)
      expect(early.length).toBeGreaterThan(3)
      expect(await askedByLoaders(address)).toEqual(expect.arrayContaining(early))
    },
  )
  it.each(['/projects', '/projects/web/instances', '/projects/web/instances/web-1/storage'])(
    'at %s are all of its calls',
    async (address) => {
      expect(earlyCalls(address).toSorted()).toEqual((await askedByLoaders(address)).toSorted())
    },
  )
  it('follow the page and the order in the address', async () => {
    const address = '/projects/web/instances?sort=name-desc&page=bmV4dA&filter=x'
    const early = earlyCalls(address)
    expect(early.at(-1)).toBe('/v1/instances?limit=50&page_token=bmV4dA&project=web&sort_by=name_descending')
    expect(await askedByLoaders(address)).toEqual(expect.arrayContaining(early))
  })
  it('are those of the page that an address redirects to', () => {
    expect(earlyCalls(firstPath(undefined))).toEqual(earlyCalls('/projects'))
    expect(earlyCalls('/projects/web/instances/web-1')).toEqual(
      earlyCalls('/projects/web/instances/web-1/storage'),
    )
  })
  it.each([
    '/login/ops/local',
    '/device/verify',
    '/projects-new',
    '/projects/a%2Fb/instances',
    '/projects//disks',
  ])('are none at %s', (address) => expect(earlyCalls(address)).toEqual([]))
})

it('each first page names modules that exist', () => {
  const code = [...firstPages.flatMap((page) => page.code), ...moreCode, ...Object.values(versionCode).flat()]
  const missing = code.filter((module) => !existsSync(`src/${module}`))
  expect(missing).toEqual([])
})
