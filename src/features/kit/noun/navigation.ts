import type { Params } from 'react-router'
import { fill } from './address'
import { isOff } from '#model/settings'
import type { FeatureName } from '#store/api/versions/hasFeature'
import type { Version } from '#store/api/versions/generated/shipped'
import { isOffered, type Noun, type PageIcon, type SidebarPlace } from './noun'

/** One link of the sidebar; the palette has the same entry. */
export interface NavItem extends Omit<SidebarPlace, 'label'> {
  label: string
  to: string
  icon: PageIcon
  /** The feature of the API that it is for, if not all regions have it. */
  feature?: FeatureName
  /** The pages that share the entry. Each is a tab beside the others, with its own address and palette entry. */
  tabs?: readonly NavItem[]
}

/** Kinds of resources of a project that can fail. */
export type FailingKind = NonNullable<SidebarPlace['fails']>

/** The folding of a block that is no preference. */
interface Folding {
  isFolded: boolean
  toggle: () => void
}

export interface NavBlock {
  heading?: string
  /** The heading in the palette, if the sidebar's heading is not clear there. */
  group?: string
  items: readonly NavItem[]
  /** Whether its heading folds it: as the preferences say, or by a folding of its own. */
  folds?: true | Folding
  /** Whether it is at the foot of the sidebar. */
  isFoot?: true
}

/** The pages that blocks lead to, in their order. */
export const pagesOf = (blocks: readonly NavBlock[]): readonly NavItem[] =>
  blocks.flatMap(({ items }) => items.flatMap((item) => item.tabs ?? [item]))

/** One entry for several pages. It leads to the first of them, and has its icon; it counts what any of them counts. */
export const tabbedItem = (label: string, first: NavItem, ...more: readonly NavItem[]): NavItem => ({
  label,
  to: first.to,
  icon: first.icon,
  tabs: [first, ...more],
  ...([first, ...more].some(({ counts }) => counts) && { counts: true as const }),
})

/** An entry with those of its pages that a test keeps; none without pages. */
function itemsOf({ label, tabs, ...item }: NavItem, isKept: (page: NavItem) => boolean): NavItem[] {
  const [first, ...more] = (tabs ?? [{ label, ...item }]).filter(isKept)
  if (!first) return []
  return [tabs ? tabbedItem(label, first, ...more) : first]
}

const blocksOf = (blocks: readonly NavBlock[], isKept: (page: NavItem) => boolean): NavBlock[] =>
  blocks
    .map((block) => ({ ...block, items: block.items.flatMap((item) => itemsOf(item, isKept)) }))
    .filter(({ items }) => items.length > 0)

/** Blocks without the entries of features that are switched off. */
export const blocksWithoutOff = (blocks: readonly NavBlock[]): NavBlock[] =>
  blocksOf(blocks, ({ to }) => !isOff(to))

/** Blocks without the entries of features that regions of a version have not. */
export const offeredBlocks = (blocks: readonly NavBlock[], version: Version): NavBlock[] =>
  blocksOf(blocks, (page) => isOffered(version, page))

/** A noun that has a place in a sidebar. */
interface Linked<At extends readonly Params[]> extends Pick<Noun, 'title' | 'feature'> {
  readonly sidebar: SidebarPlace
  readonly to: { readonly list: ((...at: At) => string) & { readonly path: string } }
}

/** The link to the list of a noun. @param at the parameters of its path */
export const linkTo = <At extends readonly Params[]>(
  { title, sidebar, to, feature }: Linked<At>,
  ...at: At
): NavItem => ({
  label: title,
  ...sidebar,
  ...(sidebar.also && { also: sidebar.also.map((path) => fill(path, at[0])) }),
  to: to.list(...at),
  ...(feature && { feature }),
})
