import type { Facts, ThingKind } from '#features/shared/thingFacts'

/** A thing as it was read. */
export interface Thing extends Facts {
  kind: ThingKind
  /** The id of the thing that it is in; undefined for the whole. */
  within?: string | undefined
  /** Its page. */
  to?: string
  heldBy: readonly string[]
}

/** Facts as a thing. Records have more fields than that. */
export const thingOf = (
  kind: ThingKind,
  { id, name, size, runs, stateful, heldBy = [], isKept }: Facts,
  within?: string,
  to?: string,
): Thing => ({
  kind,
  id,
  name,
  heldBy,
  ...(within === undefined ? {} : { within }),
  ...(to === undefined ? {} : { to }),
  ...(size === undefined ? {} : { size }),
  ...(runs && { runs }),
  ...(stateful && { stateful }),
  ...(isKept && { isKept }),
})

/** Everything that was read of a whole. */
export interface WholeReading {
  /** The whole first; each thing after the one that it is in. */
  things: readonly Thing[]
  /** Lists that the user may not read, as sentences. */
  unread: readonly string[]
  /** Names of things outside of the whole that hold something in it, by their ids. */
  outside: ReadonlyMap<string, string>
}

/** What is to be taken down, by its name in the address. */
export type Whole =
  | { kind: 'project'; project: string }
  | { kind: 'vpc'; project: string; vpc: string }
  | { kind: 'silo'; silo: string }
