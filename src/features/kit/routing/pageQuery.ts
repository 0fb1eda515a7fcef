import { useEffect } from 'react'
import {
  createPath,
  type DataRouter,
  type Path,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router'
import { useConsolePart } from '#store/hooks'
import { consolePart } from '#store/parts'
import { handleOf } from './crumbs'
import { matchesOf } from './matchesOf'
import { paramsBelow } from './paramKinds'
import { withNavigate } from './withNavigate'

// The query string belongs to the open page: the position of its list, its time range. The page follows its own query,
// so no loader runs again; a panel over the page keeps the query, so that the page below it does not change.

/**
 * Whether the loader of a route runs again. The router compares the paths of routes, and that of a page with tabs or
 * panels is its parent's, whichever record it is about.
 */
const loadsAgain = (route: RouteObject): ShouldRevalidateFunction => {
  const names = route.path === undefined ? paramsBelow(route) : []
  return ({ currentUrl, nextUrl, currentParams, nextParams, defaultShouldRevalidate }) =>
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
      ? false
      : defaultShouldRevalidate || names.some((name) => currentParams[name] !== nextParams[name])
}

/** Wraps routes, so that their loaders run again for another record, and not when only the query changes. */
export const withOwnQuery = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => ({
    shouldRevalidate: loadsAgain(route),
    ...route,
    ...(route.children && { children: withOwnQuery(route.children) }),
  })) as RouteObject[]

const isPanel = (route: RouteObject | undefined) => handleOf(route)?.isPanel ?? false

/** The parameters of the open page. Other parameters, such as those of the preview, are not carried along. */
export const pageParameters = consolePart(() => new Map<symbol, readonly string[]>())

/** Declares which query parameters belong to this page while it is open. Keep the identity of the list. */
export function usePageParameters(names: readonly string[]) {
  const claimed = useConsolePart(pageParameters)
  useEffect(() => {
    const key = Symbol('page parameters')
    claimed.set(key, names)
    return () => void claimed.delete(key)
  }, [claimed, names])
}

/**
 * The query to keep when navigating from one path to another: that of the page when a panel over it opens, closes or
 * changes; otherwise none.
 *
 * @param names the parameters that belong to the page
 */
export function keptQuery(
  routes: RouteObject[] | DataRouter['routes'],
  from: { pathname: string; search: string },
  pathname: string,
  names: readonly string[],
): string {
  if (from.search === '' || from.pathname === pathname) return ''
  const before = matchesOf(routes, from.pathname)
  const after = matchesOf(routes, pathname)
  const here = before.at(-1)?.route
  const there = after.at(-1)?.route
  if (!isPanel(here) && !isPanel(there)) return ''
  const page = before.at(-2)
  const samePage = after.at(-2)
  if (page?.route !== samePage?.route || page?.pathnameBase !== samePage?.pathnameBase) return ''
  const kept = [...new URLSearchParams(from.search)].filter(([name]) => names.includes(name))
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}

/** Whether a target is an object, as links with a query pass it. One without a path concerns the open page. */
const isPath = (target: unknown): target is Partial<Path> =>
  typeof target === 'object' && target !== null && 'pathname' in target

/**
 * The paths of the entries before an entry of the history that it was opened from, the last one first: of panels that
 * followed each other, all of them, and the page below them. By its state, which outlives the release that made it.
 */
export function belowOf(state: unknown): readonly unknown[] {
  const below = (state as { below?: unknown } | null)?.below
  return Array.isArray(below) ? below : []
}

/**
 * A router that keeps a page's query when panels over it open and close, and notes in each entry of the history which pages
 * it was opened from. A navigation to the open address adds no history entry: a link knows that address only once its
 * page has rendered, and a second click may come before.
 *
 * @param claimed the names of the parameters of the open page
 */
export const keepingPageQuery = (
  router: DataRouter,
  claimed: ReadonlyMap<symbol, readonly string[]>,
): DataRouter =>
  withNavigate(router, (go) => (target, options) => {
    const to = isPath(target) ? createPath(target) : target
    if (typeof to !== 'string' || !to.startsWith('/')) return go(target, options)
    const { location } = router.state
    const names = [...claimed.values()].flat()
    const path = /[?#]/.test(to) ? to : to + keptQuery(router.routes, location, to, names)
    const replace = path === createPath(location) || options?.replace === true
    const before = belowOf(location.state)
    const isOver = isPanel(matchesOf(router.routes, location.pathname).at(-1)?.route)
    const below = replace ? before : [location.pathname, ...(isOver ? before : [])]
    return go(path, { state: { below }, ...options, replace })
  })
