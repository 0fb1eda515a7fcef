import { fileURLToPath } from 'node:url'
import { isValidElement } from 'react'
import { createMemoryRouter, RouterContextProvider, type Params, type RouteObject } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeError } from '#features/kit/routes/errors/describeError'
import type { Loads } from '#features/kit/routes/errors/loads'
import { storeContext } from '#features/kit/routing/load'
import { allRoutes } from '#features/app/allRoutes'
import { api } from '#store/api/api'
import { OLDEST, versions } from '#store/api/versions/generated/shipped'
import type { Version } from '#store/api/versions/change'
import { makeStore } from '#store/store'
import { noteCalls } from '../support/calls'
import { ORIGIN, setupRegion } from '../support/region'
import { areas } from '../support/routes'
import { circumstances, frameCalls, OPENS, tableFile, type Circumstance } from '../support/refusals'

// The refused routes of each user, and the texts of the refusals. They depend only on the loaders of the route
// tree and on the region, so they need no page. `npx vitest run refusals -u` records the tables again.

/**
 * The route tree with loaders only. A router deletes the `lazy` parts that it has loaded, so each needs its own.
 */
const loading = (tree: readonly RouteObject[]): RouteObject[] =>
  tree.map(
    ({ lazy, children, ...route }) =>
      ({
        ...route,
        ...(typeof lazy === 'object' && lazy.loader ? { lazy: { loader: lazy.loader } } : {}),
        ...(children ? { children: loading(children) } : {}),
      }) as RouteObject,
  )

/** The heading of the error that replaces a failed part, from the subject that its route loads. */
function headingOf(element: unknown, error: unknown, params: Params) {
  const { loads } = (isValidElement(element) ? element.props : {}) as { loads?: Loads }
  const { label, title } = describeError(error, loads, params)
  return label === undefined ? title : `${label}: ${title}`
}

/** The content of a console at each path: its page, or the heading of the error in its place. */
async function shownAt(
  paths: readonly string[],
  options: Parameters<typeof makeStore>[0] = {},
): Promise<Record<string, string[]>> {
  const store = makeStore({ origin: ORIGIN, ...options })
  const router = createMemoryRouter(loading(allRoutes), {
    getContext: () => new RouterContextProvider(new Map([[storeContext, store]])),
  })
  const shown: Record<string, string[]> = {}
  for (const path of paths) {
    await router.navigate(path)
    const { matches, errors } = router.state
    const failed = matches.find(({ route }) => errors && route.id in errors)
    const what = failed
      ? headingOf(failed.route.errorElement, errors?.[failed.route.id], failed.params)
      : OPENS
    ;(shown[what] ??= []).push(path)
  }
  router.dispose()
  // Requests that the pages do not wait for.
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
  store.dispatch(api.util.resetApiState())
  store.parts.dispose()
  return shown
}

const paths = Object.values(areas).flatMap((routes) => routes.map(({ path }) => path))

const region = setupRegion()

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/', search: '' })
  // The router logs refusals there.
  for (const level of ['error', 'info', 'warn', 'log'] as const) vi.spyOn(console, level).mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Makes each request but those of the frame fail from now on. */
function failAll() {
  const answered = globalThis.fetch
  vi.stubGlobal('fetch', (request: Request) =>
    frameCalls.test(new URL(request.url).pathname)
      ? answered(request)
      : Promise.resolve(Response.json({ message: 'Internal Server Error' }, { status: 500 })),
  )
}

it.each(Object.keys(circumstances) as Circumstance[])(
  '%s: each route shows its page, or what the table has in its place',
  async (circumstance) => {
    const { login, allFail } = circumstances[circumstance]
    region.restart({ scenario: 'company', persona: login })
    if (allFail) failAll()
    const errors = noteCalls(OLDEST)
    const shown = await shownAt(paths)
    expect(await errors()).toEqual([])
    const inOrder = Object.fromEntries(
      Object.entries(shown)
        .map(([what, found]) => [what, found.toSorted()] as const)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    )
    await expect(`${JSON.stringify(inOrder, undefined, 2)}\n`).toMatchFileSnapshot(
      fileURLToPath(tableFile(circumstance)),
    )
  },
  120_000,
)

/** `pagesOfVersions.test.ts` renders every page of these, and of each of the others a part. */
const rendered: readonly Version[] = [OLDEST, '20251008', '2026021301', '2026081901']

const servicePool = ['/system/networking/ip-pools-service', '/system/networking/ip-pools-service/ranges-add']

/** The service pool is an ordinary pool since 2026061100; the console has no page for that yet. */
const withoutPage: Readonly<Record<string, readonly string[]>> = {
  '2026073100': servicePool,
  '2026081901': servicePool,
}

it.each(versions.filter((version) => !rendered.includes(version)))(
  'in front of a region of %s an admin of the fleet opens each route',
  async (version) => {
    region.restart({ scenario: 'company', persona: 'marit', api: version })
    const errors = noteCalls(version)
    const { [OPENS]: opened, ...refused } = await shownAt(paths, { apiVersion: 'found' })
    expect(await errors()).toEqual([])
    expect(Object.values(refused).flat()).toEqual(withoutPage[version] ?? [])
    expect(opened).not.toEqual([])
  },
  120_000,
)
