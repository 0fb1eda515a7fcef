import { matchRoutes, type DataRouter, type RouteObject } from 'react-router'

type Routes = RouteObject[] | DataRouter['routes']
type Matches = NonNullable<ReturnType<typeof matchRoutes>>

/** Maximum number of cached paths. */
const KEPT = 100

const known = new WeakMap<Routes, Map<string, Matches>>()

/**
 * The routes that a path matches, cached: links ask before each click. The build keeps the library from ranking the
 * same tree again (tools/build/router.mjs), which takes as long as rendering a page.
 *
 * @param routes those of the router; a new array when some are added
 */
export function matchesOf(routes: Routes, pathname: string): Matches {
  const paths = known.get(routes) ?? new Map<string, Matches>()
  known.set(routes, paths)
  const matches = paths.get(pathname) ?? matchRoutes(routes as RouteObject[], pathname) ?? []
  if (paths.size >= KEPT) paths.clear()
  paths.set(pathname, matches)
  return matches
}
