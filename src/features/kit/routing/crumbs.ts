import { settings } from '#model/settings'
import { useMatches, type Params } from 'react-router'
import type { HelpTopic } from '#features/kit/noun/helpTopics'
import type { NavBlock } from '#features/kit/noun/navigation'

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
}

/** Route metadata, given as a route's `handle`. */
export interface RouteHandle {
  crumb?: Crumb
  /** The path of its list, if it is one. */
  list?: string
  /** Whether a button that creates is beside its title. */
  hasCreate?: boolean
  /** Whether a line is below its title. */
  hasContext?: boolean
  /** Whether facts of a record are above its tabs, unless a line is below its title. */
  hasFacts?: false
  /** Whether a census of states is above its list. */
  hasCensus?: boolean
  /** Whether a course is above its content, or above the tabs that it frames. A panel has its own. */
  hasCourse?: boolean
  /**
   * How its content is laid out, for the frame that is shown before its code is loaded, if it is neither a list nor the
   * sections of a record.
   *
   * - `board`: cards, as for charts
   * - `map`: a map, as of a VPC
   * - `drawing`: a drawing above a table
   * - `fit`: meters above a form, with its table beside it
   * - `form`: the fields of a form
   * - `order`: a form with its summary beside it, as for a new instance
   * - `meters`: meters above a table
   * - `charts`: meters above charts
   * - `sides`: meters above a table, with lists beside it
   * - `facts`: counts of states above a table, with lists beside it
   * - `index`: links with their texts, in groups
   * - `lines`: lines of text
   */
  shape?:
    | 'board'
    | 'fit'
    | 'map'
    | 'drawing'
    | 'form'
    | 'order'
    | 'meters'
    | 'charts'
    | 'sides'
    | 'facts'
    | 'index'
    | 'lines'
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
  /** The height of its form in fields, if it is a panel with more than three. */
  fields?: number | undefined
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

interface KnownContent {
  shape: RouteHandle['shape']
  /** The path of its list; empty for other pages. */
  list: string
  hasContext: boolean
  hasFacts: boolean
  hasCreate: boolean
  hasCensus: boolean
  hasCourse: boolean
  /** The names of the tabs, on a page that has some. */
  tabs: readonly string[] | undefined
  /** Whether it is the page of a record, with facts and tabs. */
  isRecord: boolean
  /** Whether a panel is over it, as its route declares it. */
  isPanel: RouteHandle['isPanel']
  /** The height of that panel in the fields of its form, or in facts. */
  fields: number
  /** Whether a course is above them. */
  hasPanelCourse: boolean | undefined
}

/** The content of the current page, also below a panel, as far as its routes declare it. */
export function useKnownContent(): KnownContent {
  const handles = useMatches().map(handleOf)
  const {
    list = '',
    hasCensus = false,
    shape,
  } = handles.findLast((handle) => handle?.list ?? handle?.shape) ?? {}
  const page = handles.findLast((handle) => handle?.crumb && !handle.isPanel)
  const hasCourse = handles.some((handle) => handle?.hasCourse && !handle.isPanel)
  const hasContext = handles.some((handle) => handle?.hasContext)
  const hasFacts = !hasContext && handles.every((handle) => handle?.hasFacts ?? true)
  const panel = handles.find((handle) => handle?.isPanel)
  const { isPanel, fields = isPanel === true ? 3 : 6 } = panel ?? {}
  return {
    shape,
    list,
    hasContext,
    hasFacts,
    // A tab has it beside its filter.
    hasCreate: (page?.hasCreate && !page.tab) ?? false,
    hasCensus,
    hasCourse,
    // The children of a tab are its panels.
    tabs: handles.find((handle) => handle?.tabs?.[0])?.tabs?.map(({ label }) => label),
    isRecord: !page?.list,
    isPanel,
    fields,
    hasPanelCourse: panel?.hasCourse,
  }
}

/** The frame of the current page, as far as its routes declare it. */
export const useKnownFrame = (): Pick<RouteHandle, 'sidebar'> | undefined =>
  useMatches()
    .map(handleOf)
    .findLast((handle) => handle?.sidebar)

/**
 * `Instances / web / Projects / Orrery`: deepest first, then the name of the installation. Panels are part of the title,
 * not of the breadcrumbs. Every breadcrumb is a link.
 */
export const titleOf = (crumbs: readonly Pick<ShownCrumb, 'label'>[]): string =>
  [...crumbs.map((shown) => shown.label).reverse(), settings.name].join(' / ')
