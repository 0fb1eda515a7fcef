import { createMemoryRouter, RouterContextProvider, type RouteObject } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allRoutes } from '#features/app/allRoutes'
import { errorScreens } from './errors/lateErrors'
import { consolePartOf } from '#store/parts'
import { makeStore } from '#store/store'
import { missingBranch, unknownLoader, withLateCode } from './lateCode'
import { storeContext } from '#features/kit/routing/load'

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/a.js')
const Page = () => null
let isThere = false
const fetched = <Part>(part: Part) => (isThere ? Promise.resolve(part) : Promise.reject(missing))

/** A router at `/`. Returns a function that navigates to `/page` and returns the state of its route. */
function routerWith(parts: Pick<RouteObject, 'lazy'>) {
  const router = createMemoryRouter(
    withLateCode([{ path: '/' }, { id: 'page', path: '/page', ...parts, errorElement: 'error' }]),
  )
  return async () => {
    await router.navigate('/page', { replace: true })
    const { errors, loaderData, matches } = router.state
    const route = matches.at(-1)?.route
    // The router does not render a route that still has a part to fetch.
    return {
      error: errors?.['page'],
      data: loaderData['page'] as unknown,
      isDrawn: route?.lazy === undefined,
    }
  }
}

beforeEach(() => {
  isThere = false
  vi.spyOn(errorScreens, 'load').mockRejectedValue(missing)
})
afterEach(() => vi.restoreAllMocks())

describe('a route whose code cannot be fetched shows its error, and is there once it can be', () => {
  it.each([
    ['component', { Component: () => fetched(Page) }, undefined],
    ['loader', { Component: () => Promise.resolve(Page), loader: () => fetched(() => 'data') }, 'data'],
    ['component with a loader', { Component: () => fetched(Page), loader: async () => () => 'data' }, 'data'],
    ['loader alone', { loader: () => fetched(() => 'data') }, 'data'],
  ])('%s', async (_, lazy, data) => {
    const open = routerWith({ lazy })
    expect(await open()).toEqual({ error: missing, data: undefined, isDrawn: true })
    expect(await open()).toEqual({ error: missing, data: undefined, isDrawn: true })
    isThere = true
    expect(await open()).toMatchObject({ error: undefined, isDrawn: true })
    expect((await open()).data ?? undefined).toBe(data)
  })

  it('a component that arrives late is the one that is drawn', async () => {
    const lazy = { Component: () => fetched(Page) }
    const [{ Component, loader }] = withLateCode([{ lazy }]).map((route) => route.lazy) as [
      {
        Component: () => Promise<() => { type: unknown } | undefined>
        loader: () => Promise<((input: object) => Promise<unknown>) | undefined>
      },
    ]
    const [Drawn, run] = await Promise.all([Component(), loader()])
    await expect(run?.({})).rejects.toBe(missing)
    isThere = true
    await run?.({})
    expect(Drawn()?.type).toBe(Page)
  })
})

it('an address is not unknown while the routes that may have it could not be fetched', async () => {
  const store = makeStore()
  const input = {
    request: new Request('http://localhost/nowhere'),
    params: {},
    context: new RouterContextProvider(new Map([[storeContext, store]])),
  }
  expect(await unknownLoader(input)).toBeNull()
  consolePartOf(store, missingBranch).set(missing)
  await expect(unknownLoader(input)).rejects.toBe(missing)
})

/** The paths inside a layout whose errors would replace the layout. */
const withoutPlace = (routes: readonly RouteObject[], isInside = false, above = ''): string[] =>
  routes.flatMap((route) => {
    const path = `${above}/${route.path ?? ''}`.replace('//', '/')
    const isLayout = route.id === 'silo' || route.path === 'projects/:project' || route.path === 'help'
    const inside = isInside || isLayout || ['system', 'settings'].includes(route.path ?? '')
    const lacks = isInside && route.lazy !== undefined && !route.errorElement
    return [...(lacks ? [path] : []), ...withoutPlace(route.children ?? [], inside, path)]
  })

it('each page, tab and panel shows the error of its code in its own place', () => {
  expect(withoutPlace(allRoutes)).toEqual([])
})
