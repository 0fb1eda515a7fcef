import type { Group, User } from '#store/api/generated/types'
import type { ManyRow } from '#store/commands/many'
import type { Lawful } from '#features/kit/lifecycle/resourceLaw'
import type { Words } from '#features/kit/noun/noun'
import type { ListOf } from './listed'

// What a kind and a thing are in data.

/** What a thing is in, as the lists need it. */
export interface ThingPlace {
  id: string
  name: string
  /** The name of the project. */
  project: string
  /** The silo is that of the user: the API lists projects, groups and certificates of no other. */
  isOwnSilo: boolean
}

/** What a record says of its thing. */
export interface Facts {
  id: string
  name: string
  /** Its bytes of storage. */
  size?: number
  /** The ids of things that have to be gone before: the instance of a disk, the owner of an interface. */
  heldBy?: readonly string[]
  /** The command that deletes it. Without one, it goes with what it is in, or stays. */
  runs?: ManyRow
  /** Its record with its lifecycle, if it has one. */
  lawful?: Lawful
  /** It stays when everything else is gone. */
  isKept?: true
}

/** A kind in data. */
export interface KindFacts<Kind extends string> {
  words: Words
  /** The words of those that go with what they are in, if others of the kind are deleted beside them. */
  wordsGoing?: Words
  /** The page of one, by its name. */
  to?: (name: string, place: ThingPlace) => string
  /** The pages of its list in a place, as facts; undefined where the API has no such list. */
  list: (place: ThingPlace) => ListOf<Facts> | undefined
  /** The kinds in it. */
  contents?: readonly Kind[]
  /** Kinds that are kept if it is the whole, and may be missed in it. */
  keeps?: readonly Kind[]
  /**
   * The kinds in the same place, or in what that is in, that go before: the region refuses it while they are there, or
   * they would lose their way to the network first.
   */
  after?: readonly Kind[]
}

/** The ids of what holds a thing. */
export const held = (...ids: readonly (string | null | undefined)[]) => ids.filter((id) => id != null)

/** A thing that goes with what it is in. */
export const goesWith = ({ id, name }: Pick<Facts, 'id' | 'name'>): Facts => ({ id, name })
/** A user or a group. */
export const person = ({ id, displayName: name }: User | Group): Facts => ({ id, name })
