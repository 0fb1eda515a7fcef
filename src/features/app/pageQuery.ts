import { useEffect } from 'react'
import {
  createPath,
  matchRoutes,
  type DataRouter,
  type Path,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router'
import type { RouteHandle } from './crumbs'

// The query of an address belongs to the page that is open: where its list stands, which time it looks at. The page
// keeps up with its own query, so nothing is loaded anew for it; and a panel over the page takes the query along, so
// that the page under it stays as it is, there and back.

const unlessOnlyQuery: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate

/** The same routes; none of their loaders runs again because the query alone has changed. */
export const withOwnQuery = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => ({
    shouldRevalidate: unlessOnlyQuery,
    ...route,
    ...(route.children ? { children: withOwnQuery(route.children) } : {}),
  })) as RouteObject[]

const isPanel = (route: RouteObject | undefined) =>
  (route?.handle as RouteHandle | undefined)?.isPanel ?? false

// The parameters that belong to what is open now. Others, like those of the preview, stay where they were given.
const claimed = new Map<symbol, readonly string[]>()

/** Says which parameters of the query belong to this page, as long as it is open. Keep the list's identity. */
export function usePageParameters(names: readonly string[]) {
  useEffect(() => {
    const key = Symbol('page parameters')
    claimed.set(key, names)
    return () => void claimed.delete(key)
  }, [names])
}

/**
 * The query to take along on the way from one path to another: that of a page when a panel over it opens, closes or
 * gives way to another one; nothing otherwise.
 *
 * @param names the parameters that belong to the page
 */
export function keptQuery(
  routes: RouteObject[],
  from: { pathname: string; search: string },
  pathname: string,
  names: readonly string[],
): string {
  if (from.search === '' || from.pathname === pathname) return ''
  const before = matchRoutes(routes, from.pathname)
  const after = matchRoutes(routes, pathname)
  const here = before?.at(-1)?.route
  const there = after?.at(-1)?.route
  if (!isPanel(here) && !isPanel(there)) return ''
  const page = before?.at(-2)
  const samePage = after?.at(-2)
  if (page?.route !== samePage?.route || page?.pathnameBase !== samePage?.pathnameBase) return ''
  const kept = [...new URLSearchParams(from.search)].filter(([name]) => names.includes(name))
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}

/** A target in parts, as links with a query have it. One without a path is about the page that is open. */
const isPath = (target: unknown): target is Partial<Path> =>
  typeof target === 'object' && target !== null && 'pathname' in target

/**
 * A router whose navigations take a page's query along to the panels over it, and back. One to the address that is open
 * already adds no step to the history: a link knows that address only once its page is drawn, and a second click may
 * come before.
 */
export function keepingPageQuery(router: DataRouter): DataRouter {
  const go = router.navigate.bind(router) as (to: unknown, options?: object) => Promise<void>
  const navigate = (target: unknown, options?: object) => {
    const to = isPath(target) ? createPath(target) : target
    if (typeof to !== 'string' || !to.startsWith('/')) return go(target, options)
    const { location } = router.state
    const names = [...claimed.values()].flat()
    const path = /[?#]/.test(to) ? to : to + keptQuery(router.routes, location, to, names)
    return go(path, path === createPath(location) ? { ...options, replace: true } : options)
  }
  return Object.assign(router, { navigate })
}
