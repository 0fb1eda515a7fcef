import { isValidElement } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { Redirect } from '#features/kit/routes/routeRedirect'
import { allRoutes as routes } from '#features/app/allRoutes'
import { allRoutes, ofPreview } from '../support/routes'

// The route list of the browser tests and the route tree have the same routes.

const isRedirect = ({ element }: RouteObject) => isValidElement(element) && element.type === Redirect

/** The patterns of all addresses that have a page of their own. */
const patterns = (tree: readonly RouteObject[], above = ''): string[] =>
  tree.flatMap((route) => {
    const path = route.path === undefined ? above : `${above}/${route.path}`
    if (route.children) return patterns(route.children, path)
    return isRedirect(route) ? [] : [path]
  })

/** The pattern of an address; undefined when there is none. */
function patternOf(address: string): string | undefined {
  const matches = matchRoutes(routes, address)
  const last = matches?.at(-1)?.route
  if (!matches || !last || isRedirect(last)) return undefined
  return matches.flatMap(({ route: { path } }) => (path === undefined ? [] : [`/${path}`])).join('')
}

// The other address of an instance by its id does the same.
const expected = new Set(patterns(routes).filter((pattern) => pattern !== '/lookup/instances/:instance'))
// The tree of a build without the mock does not have these.
const listed = allRoutes.filter((route) => !ofPreview.includes(route))
/** Each address with its pattern, found once: the router looks at the whole tree for each. */
const listedPatterns = new Map(listed.map(({ path }) => [path, patternOf(path)]))

test('every route of the console is in the list of the browser tests', () => {
  const found = new Set(listedPatterns.values())
  expect([...expected].filter((pattern) => !found.has(pattern))).toEqual([])
})

test('every address of the list leads to a page of its own', () => {
  expect(listed.filter(({ path }) => listedPatterns.get(path) === undefined)).toEqual([])
})

test('no address is listed twice', () => {
  const paths = allRoutes.map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])
})
