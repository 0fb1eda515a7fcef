import { matchRoutes, parsePath, type DataRouter } from 'react-router'
import type { RouteHandle } from './crumbs'

let router: Pick<DataRouter, 'routes'> = { routes: [] }

/** Registers the pages by their routes. Called once, before the first render. */
export function namePagesBy(all: Pick<DataRouter, 'routes'>) {
  router = all
}

/**
 * The name of the page at an address (path and query), as in its breadcrumb: undefined for a page without one, such as
 * one that only leads to another, and null where there is no page.
 */
export function pageName(address: string): string | undefined | null {
  const { pathname } = parsePath(address)
  const matches = matchRoutes([...router.routes], { pathname: pathname ?? '/' })
  if (!matches || matches.at(-1)?.route.path?.endsWith('*')) return null
  const named = matches.findLast(({ route }) => (route.handle as RouteHandle | undefined)?.crumb)
  const label = (named?.route.handle as RouteHandle | undefined)?.crumb?.label
  return typeof label === 'function' ? label(named?.params ?? {}) : label
}
