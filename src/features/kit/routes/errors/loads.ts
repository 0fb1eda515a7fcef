import type { Params } from 'react-router'

// The record or list that a route loads, as part of the route's metadata. Error texts name it.

/** The link of an error page: the nearest page that works. */
export interface PageLink {
  /** "All instances". */
  label: string
  to: (params: Params) => string
}

/** The record or list that a route loads. */
export interface Loads {
  /** Its noun within a sentence: "instances" for a list, "instance" for one of them. */
  noun: string
  /** Its name, from the address; undefined for a list. */
  name?: (params: Params) => string
  /** The name of its parent: "web" in "There is no instance nope in web". */
  within?: (params: Params) => string
  link?: PageLink
  /** Who may see it, as a sentence, if it takes other roles than its page. */
  seenBy?: string
  /** It is needed by all pages of a layout. */
  isOfLayout?: true
}

/** A route that loads a list, or anything else without a name. */
export const loadsAll = (noun: string, link?: PageLink): Loads => (link ? { noun, link } : { noun })

/**
 * A route that loads one record, named by a parameter of the address.
 *
 * @param within the parameter that names its parent
 */
export const loadsOne = (noun: string, param: string, within: string | undefined, link: PageLink): Loads => ({
  noun,
  name: (params) => params[param] ?? '',
  ...(within === undefined ? {} : { within: (params: Params) => params[within] ?? '' }),
  link,
})
