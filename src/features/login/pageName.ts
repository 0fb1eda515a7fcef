import { parsePath, type DataRouter } from 'react-router'
import type { RouteHandle } from '#features/kit/routing/crumbs'
import { matchesOf } from '#features/kit/routing/matchesOf'

/**
 * The name of the page at an address (path and query), as in its breadcrumb: undefined for a page without one,
 * such as a redirect, and null for an unknown address.
 */
export function pageName({ routes }: Pick<DataRouter, 'routes'>, address: string): string | undefined | null {
  const { pathname } = parsePath(address)
  const matches = matchesOf(routes, pathname ?? '/')
  if (matches.length === 0 || matches.at(-1)?.route.path?.endsWith('*')) return null
  const named = matches.findLast(({ route }) => (route.handle as RouteHandle | undefined)?.crumb)
  const label = (named?.route.handle as RouteHandle | undefined)?.crumb?.label
  return typeof label === 'function' ? label(named?.params ?? {}) : label
}
