import { matchPath, matchRoutes, type DataRouter, type RouteObject } from 'react-router'

type Routes = RouteObject[] | DataRouter['routes']
type Matches = NonNullable<ReturnType<typeof matchRoutes>>

/** The routes that a path may match, in the same order, with their originals. Paths are whole or relative. */
function candidates(routes: readonly RouteObject[], pathname: string, parent = ''): RouteObject[] {
  return routes.flatMap((route): RouteObject[] => {
    const { path, children } = route
    const whole = path === undefined ? parent : path.startsWith('/') ? path : `${parent}/${path}`
    if (path !== undefined && !matchPath({ path: whole, end: !children }, pathname)) return []
    if (!children) return [{ ...route, handle: route }]
    const below = candidates(children, pathname, whole)
    return below.length > 0 || path !== undefined ? [{ ...route, handle: route, children: below }] : []
  }) as RouteObject[]
}

/**
 * The routes that a path matches. The library ranks all routes that it is given, which takes as long as rendering a page
 * for those of the whole console: it is given only those that the path can match.
 */
export function matchesOf(routes: Routes, pathname: string): Matches {
  const matches = matchRoutes(candidates(routes as RouteObject[], pathname), pathname) ?? []
  return matches.map((match) => ({ ...match, route: match.route.handle as RouteObject }))
}
