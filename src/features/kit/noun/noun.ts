import type { ComponentType } from 'react'
import { capital } from '#model/case'
import type { Needs } from '#model/needs'
import type { Kind } from '#model/nouns'
import { hasFeature, type FeatureName } from '#store/api/versions/hasFeature'
import type { Version } from '#store/api/versions/generated/shipped'
import type { HelpTopic } from './helpTopics'
import { address, type Address } from './address'

/** The icon of a page, such as one of the icon library. */
export type PageIcon = ComponentType<{ size: number; 'aria-hidden'?: boolean }>

/**
 * The four shapes of pages, for the frame that is shown while one loads: a `list`, a `record`, a `form`, and a `board` of
 * meters, charts or links.
 */
export type PageLayout = 'list' | 'record' | 'form' | 'board'

/** The place of a noun in the sidebar of its area. The order is that of the area's list. */
export interface SidebarPlace {
  icon: PageIcon
  /** The link's text, if it is not the noun's title. */
  label?: string
  /** The key that opens it after `g`. */
  goKey?: string
  /** Prefixes of other paths that belong to the entry, from the root; may have the parameters of the list. */
  also?: readonly string[]
  /** Active on this exact path only. */
  exact?: boolean
  /** Kind of a resource that can fail; the link shows the number of failed ones. */
  fails?: 'instance' | 'disk' | 'snapshot'
  /** The link shows how many things under it need attention. */
  counts?: true
  /** The link shows how many deleted things it leads to, once that is known. */
  countsDeleted?: true
  /** Only operators see it. */
  isForOperators?: boolean
  /** It comes after the page, once the silo is known to have a pool of multicast addresses. */
  needsMulticast?: true
}

/** Titles of pages, by the names of their paths. */
type Titles<Paths> = { readonly [Name in keyof Paths]?: string }

/** The roles that forms take, by the names of their paths; null for none. */
type Roles<Paths> = { readonly [Name in keyof Paths]?: Needs | null }

/** The facts of a noun that other code reads too. Data only: the first load includes them. */
interface Facts<
  Paths extends Readonly<Record<string, string>> = Readonly<Record<string, string>>,
  Place extends SidebarPlace | undefined = SidebarPlace,
  Panels extends Titles<Paths> = Titles<Paths>,
  Of extends Kind | undefined = Kind,
  Tabs extends Titles<Paths> = Titles<Paths>,
  Forms extends Titles<Paths> = Titles<Paths>,
  Creates extends Roles<Paths> = Roles<Paths>,
> {
  /** The kind of its records, if they are of one: the tables of kinds have it. */
  kind?: Of
  /** As in the middle of a sentence: "floating IP". */
  one: string
  /** "floating IPs". */
  many: string
  /** The heading of its list, if that is not {@link many} with a capital letter. */
  title?: string
  /** The path of each of its pages and panels, from the root. `list` is where it is listed. */
  paths: Paths
  /** The titles of those that are panels over another page. */
  panels?: Panels
  /** The titles of those that are forms which fill a page. */
  forms?: Forms
  /** The forms that make one, and the role of each, if it depends on no record: lists and quick actions lead there. */
  creates?: Creates
  /** The names of those that are tabs of a page, if not the title of its list. */
  tabs?: Tabs
  /** The shape of the page at `list`, if that page is not a list. */
  layout?: Exclude<PageLayout, 'list' | 'form'>
  sidebar?: Place
  /** The help pages for its pages, the closest first. */
  help?: readonly HelpTopic[]
  /** The feature of the API that its pages are for, if not all regions have it: in the others nothing leads to them. */
  feature?: FeatureName
}

/** A noun of the console: the kind of its records, its names, addresses, place in the sidebar, and help. */
export interface Noun<
  Paths extends Readonly<Record<string, string>> = Readonly<Record<string, string>>,
  Place extends SidebarPlace | undefined = SidebarPlace | undefined,
  Panels extends Titles<Paths> = Titles<Paths>,
  Of extends Kind | undefined = Kind | undefined,
  Tabs extends Titles<Paths> = Titles<Paths>,
  Forms extends Titles<Paths> = Titles<Paths>,
  Creates extends Roles<Paths> = Roles<Paths>,
> {
  readonly kind: Of
  readonly one: string
  readonly many: string
  readonly title: string
  /** The addresses of its pages and panels. */
  readonly to: { readonly [Name in keyof Paths]: Address<Paths[Name]> }
  readonly panels: Panels
  readonly forms: Forms
  readonly creates: Creates
  readonly tabs: Tabs
  readonly layout: Exclude<PageLayout, 'list' | 'form'> | undefined
  readonly sidebar: Place
  readonly help: readonly HelpTopic[]
  readonly feature: FeatureName | undefined
}

/** The words of a noun within a sentence: `['disk', 'disks']`. */
export type Words = readonly [one: string, many: string]

/** The words of a noun, for lists and counts. */
export const wordsOf = ({ one, many }: Pick<Noun, 'one' | 'many'>): Words => [one, many]

/** Whether a region of a version has what a noun, a tab or a link is for. */
export const isOffered = (version: Version, { feature }: { feature?: FeatureName | undefined }): boolean =>
  feature === undefined || hasFeature(version, feature)

/** Declares a noun; see {@link Facts}. */
export function noun<
  const Paths extends Readonly<Record<string, string>>,
  Place extends SidebarPlace | undefined = undefined,
  const Panels extends Titles<Paths> = Titles<Paths>,
  Of extends Kind | undefined = undefined,
  const Tabs extends Titles<Paths> = Titles<Paths>,
  const Forms extends Titles<Paths> = Titles<Paths>,
  const Creates extends Roles<Paths> = Roles<Paths>,
>(
  facts: Facts<Paths, Place, Panels, Of, Tabs, Forms, Creates>,
): Noun<Paths, Place, Panels, Of, Tabs, Forms, Creates>
export function noun({ paths, ...facts }: Facts) {
  const to = Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, address(path)]))
  const none = {
    panels: {},
    forms: {},
    creates: {},
    tabs: {},
    layout: undefined,
    help: [],
    feature: undefined,
  }
  return { title: capital(facts.many), ...none, ...facts, to }
}
