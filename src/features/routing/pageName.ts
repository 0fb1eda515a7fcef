import { matchRoutes, type DataRouter } from 'react-router'
import type { RouteHandle } from './crumbs'

let router: Pick<DataRouter, 'routes'> = { routes: [] }

/** Registers the pages by their routes. Called once, before the first render. */
export function namePagesBy(all: Pick<DataRouter, 'routes'>) {
  router = all
}

/** The name of the page at an address (path and query), as in its breadcrumb; undefined if there is none. */
export function pageName(address: string): string | undefined {
  const { pathname } = new URL(address, location.origin)
  const named = matchRoutes([...router.routes], pathname)?.findLast(
    ({ route }) => (route.handle as RouteHandle | undefined)?.crumb,
  )
  if (!named) return undefined
  const label = (named.route.handle as RouteHandle).crumb?.label
  return typeof label === 'function' ? label(named.params) : label
}
