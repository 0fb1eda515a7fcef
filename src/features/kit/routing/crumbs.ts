import { useMatches, type Params } from 'react-router'
import type { HelpTopic } from '#features/kit/noun/helpTopics'
import type { Heads, HeadWidth } from '#features/kit/noun/noun'
import type { NavBlock } from '#features/kit/noun/navigation'

/** The crumb of a route; breadcrumbs and the document title are built from these. */
export interface Crumb {
  /** A function is given the parameters of the address, and the answer of the route's loader if there is one. */
  label: string | ((params: Params, answer?: unknown) => string)
  /** Where the crumb leads when not to the route itself; links never point at a redirect. */
  path?: (params: Params) => string
  /** Panels: part of the title, not of the visible breadcrumbs. */
  titleOnly?: boolean
}

/** Route metadata, given as a route's `handle`. */
export interface RouteHandle {
  crumb?: Crumb
  /** The heads of its list, for the frame that is shown before its code is there. */
  heads?: Heads
  /** A census of states stands over its list. */
  hasCensus?: boolean
  /** The help pages for it, the closest first. */
  help?: readonly HelpTopic[]
  /** The links beside its pages, for the frame that is shown before its code is there. */
  sidebar?: () => readonly NavBlock[]
  /** It is a tab: the title of its page is that of the page around it. */
  isTab?: boolean
  /** It is a panel over the page that is its parent. */
  isPanel?: boolean
}

/** A route's `handle` with one crumb. */
export const crumb = (label: Crumb['label'], path?: Crumb['path']): RouteHandle => ({
  crumb: { label, ...(path && { path }) },
})

/** A route's `handle` that shows in the title alone: of a panel, or of a page without breadcrumbs. */
export const titleCrumb = (label: Crumb['label']): RouteHandle => ({ crumb: { label, titleOnly: true } })

export interface ShownCrumb {
  label: string
  to: string
  titleOnly: boolean
  /** Of a tab, whose page has the name before it as its title. */
  isTab: boolean
}

/** The crumbs of the current page, outermost first. */
export function useCrumbs(): ShownCrumb[] {
  return useMatches().flatMap((match) => {
    const { crumb: own, isTab = false } = (match.handle as RouteHandle | undefined) ?? {}
    if (!own) return []
    const label = typeof own.label === 'string' ? own.label : own.label(match.params, match.loaderData)
    // A route without a path of its own has the slash before its children in it.
    const to = own.path?.(match.params) ?? match.pathname.replace(/(.)\/$/, '$1')
    return [{ label, to, titleOnly: own.titleOnly ?? false, isTab }]
  })
}

/** The heads of the list that the current page is, or is over, and whether it has a census; none for other pages. */
export function useKnownList(): { heads: readonly (readonly [string, HeadWidth])[]; hasCensus: boolean } {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined)
  const { heads, hasCensus = false } = handles.findLast((handle) => handle?.heads) ?? {}
  return { heads: Object.entries(heads ?? {}), hasCensus }
}

/** The links beside the current page, as far as its routes know them. */
export const useKnownSidebar = (): readonly NavBlock[] | undefined =>
  useMatches()
    .map(({ handle }) => handle as RouteHandle | undefined)
    .findLast((handle) => handle?.sidebar)
    ?.sidebar?.()

/** `Instances / web / Projects / Orrery`: deepest first, then the product. Rule: NAV-3. */
export const titleOf = (crumbs: readonly Pick<ShownCrumb, 'label'>[]): string =>
  [...crumbs.map((shown) => shown.label).reverse(), 'Orrery'].join(' / ')
