import { isValidElement } from 'react'
import {
  createMemoryRouter,
  RouterContextProvider,
  type Params,
  type RouteObject,
} from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeError } from '#features/routing/errors/describeError'
import type { Loads } from '#features/routing/errors/loads'
import { storeContext } from '#features/routing/load'
import { allRoutes } from '#src/allRoutes'
import { api } from '#store/api/api'
import { makeStore } from '#store/store'
import { ORIGIN, setupRegion } from '../support/region'
import { areas } from '../support/routes'
import { opens, restricted } from '../support/refusals'

// Which routes are refused to whom, and with which words: a function of the loaders of the route tree and the region, so
// that it needs no page. `npx vitest run refusals -u` writes the table anew.

/** The tree without what draws it; a router forgets how to fetch what it has fetched, so that each needs its own. */
const loading = (tree: readonly RouteObject[]): RouteObject[] =>
  tree.map(
    ({ lazy, children, ...route }) =>
      ({
        ...route,
        ...(typeof lazy === 'object' && lazy.loader ? { lazy: { loader: lazy.loader } } : {}),
        ...(children ? { children: loading(children) } : {}),
      }) as RouteObject,
  )

/** The heading of the error that replaces what failed, by what its route says that it loads. */
function headingOf(element: unknown, error: unknown, params: Params) {
  const { loads } = (isValidElement(element) ? element.props : {}) as { loads?: Loads }
  const { label, title } = describeError(error, loads, params)
  return label === undefined ? title : `${label}: ${title}`
}

/** What a console shows at each path: its page, or the heading of the error in its place. */
async function shownAt(paths: readonly string[]): Promise<Record<string, string[]>> {
  const store = makeStore({ origin: ORIGIN })
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
      : opens
    ;(shown[what] ??= []).push(path)
  }
  router.dispose()
  // What the pages do not wait for.
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
  store.dispatch(api.util.resetApiState())
  store.parts.dispose()
  return shown
}

const paths = Object.values(areas).flatMap((routes) => routes.map(({ path }) => path))

const region = setupRegion()

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/', search: '' })
  // Refusals are noted there.
  for (const level of ['error', 'info', 'warn', 'log'] as const) vi.spyOn(console, level).mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each(Object.entries(restricted))(
  '%s sees of each route its page, or the reason that the table has',
  async (who, login) => {
    region.restart({ scenario: 'company', persona: login })
    const t0 = performance.now(), c0 = process.cpuUsage()
    const shown = await shownAt(paths)
    process.stdout.write(`${who} ${performance.now() - t0} ${JSON.stringify(process.cpuUsage(c0))}\n`)
    await expect(`${JSON.stringify(shown, undefined, 2)}\n`).toMatchFileSnapshot(`../support/refusals.${login}.json`)
  },
)
