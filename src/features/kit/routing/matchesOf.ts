import { matchRoutes, type DataRouter, type RouteObject } from 'react-router'

type Routes = RouteObject[] | DataRouter['routes']
type Matches = NonNullable<ReturnType<typeof matchRoutes>>

/** How many paths are remembered. */
const KEPT = 100

const known = new WeakMap<Routes, Map<string, Matches>>()

/**
 * The routes that a path matches, remembered: the library puts the whole tree in order for each path that it is asked
 * for, which takes as long as drawing a page, and links ask before each click.
 *
 * @param routes those of the router, which are another list when some are added
 */
export function matchesOf(routes: Routes, pathname: string): Matches {
  const paths = known.get(routes) ?? new Map<string, Matches>()
  known.set(routes, paths)
  const matches = paths.get(pathname) ?? matchRoutes([...routes], pathname) ?? []
  if (paths.size >= KEPT) paths.clear()
  paths.set(pathname, matches)
  return matches
}
