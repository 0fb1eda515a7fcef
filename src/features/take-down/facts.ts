import type { Group, User } from '#store/api/generated/types'
import type { ListOf } from './listed'
import type { Thing, ThingKind } from './thing'

// What a kind and a thing are in data.

/** What a thing is in, as the lists need it. */
export interface Place {
  id: string
  name: string
  /** The name of the project. */
  project: string
  /** The silo is that of the user: the API lists projects, groups and certificates of no other. */
  isOwnSilo: boolean
}

/** What a record says of its thing. */
export type Facts = Pick<Thing, 'id' | 'name' | 'size' | 'runs' | 'isKept'> & Partial<Pick<Thing, 'heldBy'>>

/** A kind in data. */
export interface KindFacts {
  /** "disk", "disks". */
  words: readonly [one: string, many: string]
  /** The page of one, by its name. */
  to?: (name: string, place: Place) => string
  /** The pages of its list in a place, as facts; undefined where the API has no such list. */
  list: (place: Place) => ListOf<Facts> | undefined
  /** The kinds in it. */
  contents?: readonly ThingKind[]
  /** Kinds that are kept if it is the whole, and may be missed in it. */
  keeps?: readonly ThingKind[]
  /**
   * The kinds in the same place, or in what that is in, that go before: the region refuses it while they are there, or
   * they would lose their way to the network first.
   */
  after?: readonly ThingKind[]
}

/** The ids of what holds a thing. */
export const held = (...ids: readonly (string | null | undefined)[]) => ids.filter((id) => id != null)

/** A thing that goes with what it is in. */
export const goesWith = ({ id, name }: Pick<Facts, 'id' | 'name'>): Facts => ({ id, name })
/** A user or a group. */
export const person = ({ id, displayName: name }: User | Group): Facts => ({ id, name })

/** Facts as a thing. Records have more fields than that. */
export const thingOf = (
  kind: ThingKind,
  { id, name, size, runs, heldBy = [], isKept }: Facts,
  within?: Place,
  to?: string,
): Thing => ({
  kind,
  id,
  name,
  heldBy,
  ...(within && { within: within.id }),
  ...(to !== undefined && { to }),
  ...(size === undefined ? {} : { size }),
  ...(runs && { runs }),
  ...(isKept && { isKept }),
})
