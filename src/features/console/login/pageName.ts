import { parsePath } from 'react-router'
import { handleOf } from '#features/kit/routing/crumbs'
import { matchesOf } from '#features/kit/routing/matchesOf'

/**
 * The name of the page at an address (path and query), as in its breadcrumb; for a tab that of the page around it.
 * Undefined for a page without one, such as a redirect, and null for an unknown address.
 */
export function pageName(
  routes: Parameters<typeof matchesOf>[0],
  address: string,
): string | undefined | null {
  const { pathname } = parsePath(address)
  const matches = matchesOf(routes, pathname ?? '/')
  if (matches.length === 0 || matches.at(-1)?.route.path?.endsWith('*')) return null
  const named = matches.filter(({ route }) => handleOf(route)?.crumb)
  const page = named.findLast(({ route }) => handleOf(route)?.tab === undefined) ?? named.at(-1)
  const label = page && handleOf(page.route)?.crumb?.label
  return typeof label === 'function' ? label(page?.params ?? {}) : label
}
