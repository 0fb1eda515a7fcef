import { fileURLToPath } from 'node:url'
import { isValidElement } from 'react'
import {
  createMemoryRouter,
  matchRoutes,
  RouterContextProvider,
  type Params,
  type RouteObject,
} from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isOffered } from '#features/kit/noun/noun'
import { PageError } from '#features/kit/routes/errors/RouteError'
import { describeError } from '#features/kit/routes/errors/describeError'
import type { Loads } from '#features/kit/routes/errors/loads'
import { storeContext } from '#features/kit/routing/load'
import { allRoutes } from '#features/app/allRoutes'
import { api } from '#store/api/api'
import { NEWEST, versions, type Version } from '#store/api/versions/generated/shipped'
import { makeStore } from '#store/store'
import { noteCalls } from '../support/calls'
import { ORIGIN, setupRegion, SPECIFIED } from '../support/region'
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

/** A console without its pages. */
function openConsole(options: Parameters<typeof makeStore>[0] = {}) {
  const store = makeStore({ origin: ORIGIN, ...options })
  const router = createMemoryRouter(loading(allRoutes), {
    getContext: () => new RouterContextProvider(new Map([[storeContext, store]])),
  })
  return { store, router }
}

type Console = ReturnType<typeof openConsole>

/** The outermost route of a console that failed; its error is shown. */
function failureIn({ router }: Console) {
  const { matches, errors } = router.state
  return matches.find(({ route }) => errors && route.id in errors)
}

async function close({ store, router }: Console) {
  router.dispose()
  // Requests that the pages do not wait for.
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
  store.dispatch(api.util.resetApiState())
  store.parts.dispose()
}

/** The content of a console at each path: its page, or the heading of the error in its place. */
async function shownAt(
  paths: readonly string[],
  options?: Parameters<typeof makeStore>[0],
): Promise<Record<string, string[]>> {
  const opened = openConsole(options)
  const shown: Record<string, string[]> = {}
  for (const path of paths) {
    await opened.router.navigate(path)
    const failed = failureIn(opened)
    const what = failed
      ? headingOf(failed.route.errorElement, opened.router.state.errors?.[failed.route.id], failed.params)
      : OPENS
    ;(shown[what] ??= []).push(path)
  }
  await close(opened)
  return shown
}

const routes = Object.values(areas).flat()
const paths = routes.map(({ path }) => path)

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

/** Makes each request but those of the frame, and some others, fail from now on. */
function failAll(isSpared: (pathname: string) => boolean = () => false) {
  const answered = globalThis.fetch
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname } = new URL(request.url)
    return frameCalls.test(pathname) || isSpared(pathname)
      ? answered(request)
      : Promise.resolve(Response.json({ message: 'Internal Server Error' }, { status: 500 }))
  })
}

it.each(Object.keys(circumstances) as Circumstance[])(
  '%s: each route shows its page, or what the table has in its place',
  async (circumstance) => {
    const { login, allFail } = circumstances[circumstance]
    region.restart({ ...SPECIFIED, scenario: 'company', persona: login })
    if (allFail) failAll()
    const errors = noteCalls(SPECIFIED.api)
    const shown = await shownAt(paths, { apiVersion: SPECIFIED.api })
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

/** `pagesOfVersions.whole.test.ts` renders every page of these, and of each of the others a part. */
const rendered: readonly Version[] = [SPECIFIED.api, '20251008', '2026021301', NEWEST]

const withoutPage = (version: Version) =>
  routes.filter((route) => !isOffered(version, route)).map(({ path }) => path)

it.each(versions.filter((version) => !rendered.includes(version)))(
  'in front of a region of %s an admin of the fleet opens each route',
  async (version) => {
    region.restart({ scenario: 'company', persona: 'marit', api: version })
    const errors = noteCalls(version)
    const { [OPENS]: opened, ...refused } = await shownAt(paths, { apiVersion: 'found' })
    expect(await errors()).toEqual([])
    expect(Object.values(refused).flat()).toEqual(withoutPage(version))
    expect(opened).not.toEqual([])
  },
  120_000,
)

/** The lists that have the record of a page whose API has no view of it. */
const listsOfRecords = /\/(address-lot|bfd-status|switch-port)$/

/** Whether the address of a call ends with a record in the address of the page. */
const isOfRecord = (path: string) => (pathname: string) =>
  listsOfRecords.test(pathname) || path.split('/').includes(pathname.split('/').at(-1) ?? '')

/** Whether a route's error replaces the page of a record. */
function isPageOfRecord({ errorElement }: RouteObject): boolean {
  if (!isValidElement<{ loads?: Loads }>(errorElement)) return false
  return errorElement.type === PageError && errorElement.props.loads?.name !== undefined
}

/** The pages of records: those that have tabs, at each of them. An address to look up has no page. */
const recordPages = paths.filter(
  (path) =>
    !path.startsWith('/lookup/') && matchRoutes(allRoutes, path)?.some(({ route }) => isPageOfRecord(route)),
)

it('a page of a record keeps its head and its tabs while all calls but that of the record fail', async () => {
  region.restart({ scenario: 'company', persona: 'marit' })
  let path = ''
  failAll((pathname) => isOfRecord(path)(pathname))
  const replaced: string[] = []
  for (path of recordPages) {
    const opened = openConsole()
    await opened.router.navigate(path)
    const failed = failureIn(opened)
    if (failed && isPageOfRecord(failed.route)) replaced.push(path)
    await close(opened)
  }
  expect(recordPages).toContain('/projects/berth-planner/instances/net-heavy/storage')
  expect(replaced).toEqual([])
}, 120_000)
