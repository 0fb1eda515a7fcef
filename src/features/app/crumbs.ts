import { useMatches, type Params } from 'react-router'

/** What a route says of itself; breadcrumbs and the document title are made of these. */
export interface Crumb {
  label: string | ((params: Params) => string)
  /** Where the crumb leads when not to the route itself; links never point at a redirect. */
  path?: (params: Params) => string
  /** Panels: part of the title, not of the visible breadcrumbs. */
  titleOnly?: boolean
}

/** Route metadata, given as a route's `handle`. */
export interface RouteHandle {
  crumb?: Crumb
  /** It is a panel over the page that is its parent. */
  isPanel?: boolean
}

/** A route's `handle` with one crumb. */
export const crumb = (label: Crumb['label'], path?: Crumb['path']): RouteHandle => ({
  crumb: { label, ...(path ? { path } : {}) },
})

/** A route's `handle` that shows in the title alone: of a panel, or of a page without breadcrumbs. */
export const titleCrumb = (label: Crumb['label']): RouteHandle => ({ crumb: { label, titleOnly: true } })

export interface ShownCrumb {
  label: string
  to: string
  titleOnly: boolean
}

/** The crumbs of the current page, outermost first. */
export function useCrumbs(): ShownCrumb[] {
  return useMatches().flatMap((match) => {
    const own = (match.handle as RouteHandle | undefined)?.crumb
    if (!own) return []
    const label = typeof own.label === 'string' ? own.label : own.label(match.params)
    // A route without a path of its own has the slash before its children in it.
    const to = own.path?.(match.params) ?? match.pathname.replace(/(.)\/$/, '$1')
    return [{ label, to, titleOnly: own.titleOnly ?? false }]
  })
}

/** `Instances / web / Projects / Orrery`: deepest first, then the product. Source: shell-system-screens §2.4. */
export const titleOf = (crumbs: readonly ShownCrumb[]): string =>
  [...crumbs.map((shown) => shown.label).reverse(), 'Orrery'].join(' / ')
