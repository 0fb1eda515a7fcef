import { useMatches, type Params } from 'react-router'

/** The crumb of a route; breadcrumbs and the document title are built from these. */
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
  /** The heads of its list, with commas, for the frame that is shown before its code is there. */
  heads?: string
  /** It is a panel over the page that is its parent. */
  isPanel?: boolean
}

/** A route's `handle` with one crumb. @param heads of the list on that page, see {@link RouteHandle} */
export const crumb = (label: Crumb['label'], path?: Crumb['path'], heads?: string): RouteHandle => ({
  crumb: { label, ...(path ? { path } : {}) },
  ...(heads ? { heads } : {}),
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

/** The heads of the list that the current page is, or is over; empty for other pages. */
export const useHeads = (): readonly string[] =>
  useMatches()
    .flatMap(({ handle }) => (handle as RouteHandle | undefined)?.heads ?? [])
    .at(-1)
    ?.split(',') ?? []

/** `Instances / web / Projects / Orrery`: deepest first, then the product. Rule: NAV-3. */
export const titleOf = (crumbs: readonly ShownCrumb[]): string =>
  [...crumbs.map((shown) => shown.label).reverse(), 'Orrery'].join(' / ')
