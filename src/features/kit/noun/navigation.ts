import type { LucideIcon } from 'lucide-react'
import type { Params } from 'react-router'
import { fill } from './address'
import type { Noun, SidebarPlace } from './noun'

/** One link of the sidebar; the palette has the same entry. */
export interface NavItem extends Omit<SidebarPlace, 'label'> {
  label: string
  to: string
  icon: LucideIcon
}

/** Kinds of resources of a project that can fail. */
export type FailingKind = NonNullable<SidebarPlace['fails']>

export interface NavBlock {
  heading?: string
  /** The heading in the palette, if the sidebar's heading is not clear there. */
  group?: string
  items: readonly NavItem[]
}

/** A noun that has a place in a sidebar. */
interface Linked<At extends readonly Params[]> extends Pick<Noun, 'title'> {
  readonly sidebar: SidebarPlace
  readonly to: { readonly list: (...at: At) => string }
}

/** The link to the list of a noun. @param at the parameters of its path */
export const linkTo = <At extends readonly Params[]>(
  { title, sidebar, to }: Linked<At>,
  ...at: At
): NavItem => ({
  label: title,
  ...sidebar,
  ...(sidebar.also && { also: fill(sidebar.also, at[0]) }),
  to: to.list(...at),
})
