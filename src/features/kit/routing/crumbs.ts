import { settings } from '#model/settings'
import { useMatches, type Params } from 'react-router'
import type { HelpTopic } from '#features/kit/noun/helpTopics'
import { isOffered, type PageLayout } from '#features/kit/noun/noun'
import type { NavBlock } from '#features/kit/noun/navigation'
import type { FeatureName } from '#store/api/versions/hasFeature'
import { useRegionVersion } from '#store/useRegionVersion'

/** The crumb of a route; breadcrumbs and the document title are built from these. */
export interface Crumb {
  /** A function gets the parameters of the address, and the data of its route's loader, or of the route below it. */
  label: string | ((params: Params, answer?: unknown) => string)
  /** Where the crumb leads when not to the route itself; links never point at a redirect. */
  path?: (params: Params) => string
  /** Panels: part of the title, not of the visible breadcrumbs. */
  titleOnly?: boolean
}

/** A tab of a page, as its route declares it. */
interface RouteTab {
  label: string
  /** From the root, with the parameters of the route tree. */
  path: string
  /** The feature of the API that it is for, if not all regions have it. */
  feature?: FeatureName | undefined
}

/** Route metadata, given as a route's `handle`. */
export interface RouteHandle {
  crumb?: Crumb
  /** The shape of its page, if that is not the one of a record. */
  layout?: PageLayout
  /** The path of its list, by which the heads of that are known. */
  list?: string
  /** Its tabs, in their order. */
  tabs?: readonly RouteTab[] | undefined
  /** The help pages for it, the closest first. */
  help?: readonly HelpTopic[]
  /** The links beside its pages, for the frame that is shown before its code is loaded. */
  sidebar?: () => readonly NavBlock[]
  /** Its name and its address, if it is a tab: its page has the title of the enclosing page. */
  tab?: RouteTab
  /** The words by which quick actions find its page, beside the name of that, and its path from the root. */
  found?: { path: string; words: readonly string[] } | undefined
  /** Whether it is a panel over the page of its parent route: `true` for a form, the title for the facts of a record. */
  isPanel?: boolean | string
}

/** The handle of a route, or of a match; undefined without one. */
export const handleOf = (route: { readonly handle?: unknown } | undefined) =>
  route?.handle as RouteHandle | undefined

/** A route's `handle` with one crumb. */
export const crumb = (label: Crumb['label'], path?: Crumb['path']): RouteHandle => ({
  crumb: { label, path },
})

/** A route's `handle` that shows in the title alone: of a panel, or of a page without breadcrumbs. */
export const titleCrumb = (label: Crumb['label']): RouteHandle => ({ crumb: { label, titleOnly: true } })

export interface ShownCrumb {
  label: string
  to: string
  titleOnly: boolean
  /** Whether it is a tab; then the page has the label before it as its title. */
  isTab: boolean
}

/** The crumbs of the current page, outermost first. */
export function useCrumbs(): ShownCrumb[] {
  return useMatches().flatMap((match, index, matches) => {
    const { crumb: own, tab } = handleOf(match) ?? {}
    if (!own) return []
    const answer = match.loaderData === undefined ? matches[index + 1]?.loaderData : match.loaderData
    const label = typeof own.label === 'string' ? own.label : own.label(match.params, answer)
    // The pathname of a route without its own path ends with a slash.
    const to = own.path?.(match.params) ?? match.pathname.replace(/(.)\/$/, '$1')
    return [{ label, to, titleOnly: own.titleOnly ?? false, isTab: tab !== undefined }]
  })
}

/**
 * Whether a page is of a record: its name, or that of the page whose tab it is, is read from the address.
 *
 * @param handles of its matches
 */
export const isOfRecord = (handles: readonly (RouteHandle | undefined)[]): boolean =>
  typeof handles.findLast((handle) => handle?.crumb && !handle.isPanel && !handle.tab)?.crumb?.label ===
  'function'

/** What the routes of the current page say before its code is there. */
export interface KnownPage {
  layout: PageLayout
  /** The path of its list; empty for other pages. */
  list: string
  /** Whether it is a record, or a tab of one. */
  isRecord: boolean
  /** The names of its tabs. */
  tabs: readonly string[]
  /** Whether a panel is over it, as its route declares it. */
  isPanel: RouteHandle['isPanel']
  /** The links beside it, if its routes declare them. */
  sidebar: RouteHandle['sidebar']
}

/** The current page, also below a panel, as far as its routes declare it. */
export function useKnownPage(): KnownPage {
  const version = useRegionVersion()
  const handles = useMatches().map(handleOf)
  const { layout = 'record', list = '' } = handles.findLast((handle) => handle?.layout) ?? {}
  return {
    layout,
    list,
    isRecord: isOfRecord(handles),
    // The children of a tab are its panels.
    tabs: (handles.find((handle) => handle?.tabs?.[0])?.tabs ?? [])
      .filter((tab) => isOffered(version, tab))
      .map(({ label }) => label),
    isPanel: handles.find((handle) => handle?.isPanel)?.isPanel,
    sidebar: handles.findLast((handle) => handle?.sidebar)?.sidebar,
  }
}

/**
 * `Instances / web / Projects / Orrery`: deepest first, then the name of the installation. Panels are part of the title,
 * not of the breadcrumbs. Every breadcrumb is a link.
 */
export const titleOf = (crumbs: readonly Pick<ShownCrumb, 'label'>[]): string =>
  [...crumbs.map((shown) => shown.label).reverse(), settings.name].join(' / ')
