import { matchRoutes, type RouteObject } from 'react-router'
import type { RouteHandle } from './crumbs'

let routes: RouteObject[] = []

/** Makes the pages known by the routes that lead to them. Called once, before anything is shown. */
export function namePagesBy(all: RouteObject[]) {
  routes = all
}

/** What the page of an address (path and query) is called, as in its breadcrumb; undefined where there is none. */
export function pageName(address: string): string | undefined {
  const { pathname } = new URL(address, location.origin)
  const named = matchRoutes(routes, pathname)?.findLast(
    ({ route }) => (route.handle as RouteHandle | undefined)?.crumb,
  )
  if (!named) return undefined
  const label = (named.route.handle as RouteHandle).crumb?.label
  return typeof label === 'function' ? label(named.params) : label
}
