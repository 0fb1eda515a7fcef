import { groupsOf } from '#model/groupsOf'
import { kindFacts } from './kinds'
import type { WholeReading, Thing } from './thing'

// The order of a deletion, from what holds what and what is in what.

type Things = WholeReading['things']

/** A function that returns whether one thing is another, or is in it; both by their ids. */
function withinOf(things: Things) {
  const byId = new Map(things.map((thing) => [thing.id, thing]))
  return (inner: string | undefined, outer: string | undefined): boolean => {
    for (let at = inner; at !== undefined; at = byId.get(at)?.within) if (at === outer) return true
    return outer === undefined
  }
}

/**
 * For each thing that a command deletes, the ids of all that has to be gone before: what holds it, what is in it, what
 * holds that, and the kinds that its own kind comes after. Ids may be of things outside of the whole. Rule: DOWN-2.
 */
export function beforeEach(things: Things): ReadonlyMap<string, readonly string[]> {
  const isWithin = withinOf(things)
  const inside = groupsOf(things, ({ within = '' }) => within)
  const byKind = groupsOf(things, ({ kind }) => kind)
  const before = ({ id, kind, within, heldBy }: Thing): readonly string[] => {
    const contents = (inside.get(id) ?? []).filter(({ isKept }) => !isKept)
    const others = (kindFacts(kind).after ?? []).flatMap((other) =>
      (byKind.get(other) ?? []).filter((thing) => thing.runs && isWithin(within, thing.within)),
    )
    return [
      ...new Set([
        ...heldBy,
        // What goes with it does not have to be gone, but what holds that does.
        ...contents.flatMap((thing) => (thing.runs ? [thing.id] : thing.heldBy)),
        ...others.map((thing) => thing.id),
      ]),
    ]
  }
  return new Map(things.filter(({ runs }) => runs).map((thing) => [thing.id, before(thing)]))
}

/**
 * The things that commands delete, each after all that has to be gone before it; otherwise as they were read.
 *
 * @throws when things wait for each other
 */
export function deletionOrder(things: Things, before = beforeEach(things)): readonly Thing[] {
  const byId = new Map(things.filter(({ runs }) => runs).map((thing) => [thing.id, thing]))
  const ordered = new Set<Thing>()
  const open = new Set<Thing>()
  function add(thing: Thing) {
    if (ordered.has(thing)) return
    if (open.has(thing)) throw new Error(`${thing.kind} ${thing.name} has to be gone before itself`)
    open.add(thing)
    for (const id of before.get(thing.id) ?? []) {
      const first = byId.get(id)
      if (first) add(first)
    }
    ordered.add(thing)
  }
  for (const thing of byId.values()) add(thing)
  return [...ordered]
}
