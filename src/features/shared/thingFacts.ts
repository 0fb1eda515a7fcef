import type { Group, User } from '#store/api/generated/types'
import type { ManyRow } from '#store/commands/many'
import type { Kind } from '#model/nouns'
import type { AppStore } from '#store/store'
import type { StatefulRecord } from '#features/kit/lifecycle/statefulResource'
import type { Words } from '#features/kit/noun/noun'
import { askFor } from '#features/kit/queries/askFor'
import { askForPages, type PagedEndpoint } from '#features/kit/queries/askForAll'
import type { QueryEndpoint } from '#features/kit/routing/prefetch'

// The data of kinds and of things: the module `deletedWith.ts` of each feature has those of its own. The order of a deletion
// follows from them (`order.ts`). Rule: DOWN-1.

/** The place of a thing, as the requests of its list need it: a project, a VPC or a silo. */
export interface ThingPlace {
  id: string
  name: string
  /** The name of the project. */
  project: string
  /** The silo is that of the user: the API lists projects, groups and certificates of no other. */
  isOwnSilo: boolean
}

/** The data of a thing, from its record. */
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
  stateful?: StatefulRecord
  /** It stays when everything else is gone. */
  isKept?: true
}

/** Images of the silo, which are in two places: those in a silo, and those that a project leaves there. */
type ImageOfSilo = 'siloImage' | 'promotedImage'

/** A kind of things that may be in a project, a VPC or a silo, and those three. */
export type ThingKind = Kind | ImageOfSilo

/** A kind in data. */
export interface KindFacts {
  words: Words
  /** The words of those that go with what they are in, if others of the kind are deleted beside them. */
  wordsGoing?: Words
  /** The page of one, by its name. */
  to?: (name: string, place: ThingPlace) => string
  /** The pages of its list in a place, as facts; undefined where the API has no such list. */
  list: (place: ThingPlace) => ListOf<Facts> | undefined
  /** The kind of what it is in, and is deleted with. */
  in?: ThingKind
  /** The kind of the whole that leaves it where it is, and in which it may be missed. */
  keptIn?: ThingKind
  /**
   * The kinds in the same place, or in what that is in, that go before: the region refuses it while they are there, or
   * they would lose their way to the network first.
   */
  after?: readonly ThingKind[]
}

/** The kinds of a feature, in data. Its module `deletedWith.ts` exports them by that name. */
export type DeletedWith = Readonly<Partial<Record<ThingKind, KindFacts>>>

/** The ids of what holds a thing. */
export const held = (...ids: readonly (string | null | undefined)[]) => ids.filter((id) => id != null)

/** A thing that goes with what it is in. */
export const goesWith = ({ id, name }: Pick<Facts, 'id' | 'name'>): Facts => ({ id, name })
/** A user or a group. */
export const person = ({ id, displayName: name }: User | Group): Facts => ({ id, name })

/** Sends a request, in its turn and with its cause. */
type Send = <Result>(request: () => Promise<Result>) => Promise<Result>

/** The pages of a list, each with its rows. Each page is asked for afresh. @throws the error of a request */
export type ListOf<Row> = (store: AppStore, send: Send) => AsyncIterable<readonly Row[]>

/** A list without pages. */
export const unpaged = <Args, Answer, Row>(
  endpoint: QueryEndpoint<Args, Answer>,
  args: Args,
  rowsOf: (answer: Answer) => readonly Row[],
): ListOf<Row> =>
  async function* rows(store, send) {
    yield rowsOf(await send(() => askFor(store, endpoint, args)))
  }

/** A list with pages, in a place. */
export const pagedList =
  <Place, Args, Row>(
    endpoint: PagedEndpoint<Args, Row>,
    argsOf: (place: Place) => Args,
    factsOf: (row: Row, place: Place) => Facts,
  ) =>
  (place: Place): ListOf<Facts> =>
    async function* facts(store, send) {
      for await (const rows of askForPages(store, endpoint, argsOf(place), send))
        yield rows.map((row) => factsOf(row, place))
    }

/** The arguments of a list in a project. */
export const ofProject = ({ project }: ThingPlace) => ({ project })
/** Those of a list in a VPC, which is the place. */
export const ofVpc = ({ id: vpc }: ThingPlace) => ({ vpc })
/** Those of a list in a silo, which is the place. */
export const ofSilo = ({ name: silo }: ThingPlace) => ({ silo })

/** A list that the API has of the user's own silo only. */
export const own =
  (list: (place: ThingPlace) => ListOf<Facts>) =>
  (place: ThingPlace): ListOf<Facts> | undefined =>
    place.isOwnSilo ? list(place) : undefined
