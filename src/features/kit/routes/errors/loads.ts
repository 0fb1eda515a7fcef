import type { Params } from 'react-router'

// What a route loads, as part of its metadata. Error texts use it.

/** Where to go when a route cannot show what it loads. */
export interface WayOn {
  /** "All instances". */
  label: string
  to: (params: Params) => string
}

/** What a route loads. */
export interface Loads {
  /** In the middle of a sentence: "instances" for a list, "instance" for one of them. */
  noun: string
  /** Which one, by the address; undefined for a list. */
  name?: (params: Params) => string
  /** What it is part of: "web" in "There is no instance nope in web". */
  within?: (params: Params) => string
  wayOn?: WayOn
}

/** A route that loads a list, or anything else without a name. */
export const loadsAll = (noun: string, wayOn?: WayOn): Loads => (wayOn ? { noun, wayOn } : { noun })

/**
 * A route that loads one thing, named by a parameter of the address.
 *
 * @param within the parameter that names what it is part of
 */
export const loadsOne = (noun: string, param: string, within: string | undefined, wayOn: WayOn): Loads => ({
  noun,
  name: (params) => params[param] ?? '',
  ...(within === undefined ? {} : { within: (params: Params) => params[within] ?? '' }),
  wayOn,
})
