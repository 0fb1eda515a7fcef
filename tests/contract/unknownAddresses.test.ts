import { matchRoutes, RouterContextProvider, type RouteObject } from 'react-router'
import { describe, expect, test } from 'vitest'
import { allRoutes as tree } from '#features/app/allRoutes'
import { fill } from '#features/kit/noun/address'
import { areOfKind, paramsBelow } from '#features/kit/routing/paramKinds'
import { lateCodeOf, type Loader } from '#features/kit/routing/routeInternals'
import { ORIGIN } from '../support/region'
import { allRoutes } from '../support/routes'

// An address with a part that can be neither the name nor the id of anything is that of no page: the loaders of the route
// which is about it say so, and nothing is asked. Every parameter of every route is tried.

/** What is no name, no id, no address of a network, no version and no time. */
const wrong = ['web-1.', 'WEB', ' ', '%E0%A4%A', 'a'.repeat(64)]

const statusOf = (error: unknown) =>
  (error as { init?: { status?: number } | null } | undefined)?.init?.status ?? String(error)

/** What a loader does: the status that it fails with, or that it asks, which takes the store of a console. */
async function loadedBy(route: RouteObject, path: string, params: Record<string, string | undefined>) {
  const load = (await lateCodeOf(route)?.loader?.()) as Loader | undefined
  if (!load) return undefined
  const request = new Request(new URL(encodeURI(path), ORIGIN))
  try {
    await load({ request, params, context: new RouterContextProvider() })
    return 'loads'
  } catch (error) {
    return statusOf(error) === 404 ? 'unknown' : 'asks'
  }
}

/** The routes of an address, outermost first, and each of its parameters. */
const cases = new Map(
  allRoutes.flatMap(({ path }) => {
    const matches = matchRoutes(tree, path) ?? []
    const { route: { path: pattern = '' } = {}, params = {} } = matches.at(-1) ?? {}
    return Object.keys(params)
      .filter((name) => name !== '*')
      .map(
        (name) =>
          [
            `:${name} of ${pattern}`,
            { routes: matches.map(({ route }) => route), params, name, pattern },
          ] as const,
      )
  }),
)

describe('an address that can be that of nothing', () => {
  test.each([...cases])('%s', async (_, { routes, params, name, pattern }) => {
    // Those of the layouts around it are about other parameters.
    const concerned = routes.slice(routes.findIndex((route) => paramsBelow(route).includes(name)))
    expect(concerned.length).toBeGreaterThan(0)
    for (const value of wrong) {
      const at = { ...params, [name]: value }
      const found = await Promise.all(concerned.map((route) => loadedBy(route, fill(pattern, at), at)))
      const said = found.filter((what) => what !== undefined).map((what) => `${value} ${what}`)
      expect(new Set(said)).toEqual(new Set([`${value} unknown`]))
    }
  })

  test.each([...cases])('what is there is not unknown: %s', (_, { params }) => {
    expect(areOfKind(params, Object.keys(params))).toBe(true)
  })
})
