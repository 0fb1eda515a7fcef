import type { BatchAsked, RowAsked, StepsOfOneThing } from '#store/commands/many'
import { isApiError } from '#model/apiError'
import type { AppStore } from '#store/store'
import { listText } from '#ui/format/listText'
import type { Outlook } from './outlook'
import { readWhole } from './readWhole'
import type { WholeReading, Thing, Whole } from './thing'

// A whole as a batch: a row for each thing that a command deletes, the whole last.

/** The most names in a reason. */
const NAMED = 3

/** "a, b, and 4 more". */
export function someNames(names: readonly string[]): string {
  const more = names.length - NAMED
  return listText(more > 0 ? [...names.slice(0, NAMED), `${more} more`] : names)
}

/** Why something is not deleted, though all that was known in it is gone; undefined if nothing is in it. */
export function foundIn(things: readonly Thing[], asked: { has(id: string): boolean }): string | undefined {
  const [, ...inside] = things
  const there = inside.filter(({ runs }) => runs)
  const meanwhile = there.filter(({ id }) => !asked.has(id)).map(({ name }) => name)
  if (meanwhile.length > 0) return `Appeared meanwhile: ${someNames(meanwhile)}`
  return there.length > 0 ? `Still in it: ${someNames(there.map(({ name }) => name))}` : undefined
}

/** A place as a whole of its own, which is read again before it is deleted. @param parent what it is in */
function wholeAt({ kind, name }: Thing, whole: Whole, parent: Thing | undefined): Whole | undefined {
  if (kind === whole.kind) return whole
  if (kind === 'project') return { kind, project: name }
  return kind === 'vpc' && parent ? { kind, project: parent.name, vpc: name } : undefined
}

/** Reads a place again; what is gone already has nothing in it. */
async function thingsIn(store: AppStore, place: Whole): Promise<readonly Thing[]> {
  try {
    return (await readWhole(store, place))?.things ?? []
  } catch (error) {
    if (isApiError(error) && error.statusCode === 404) return []
    throw error
  }
}

/** The rows of what was read, and their order. Rules: DOWN-2, DOWN-3. */
export function deleteAllRows(
  store: AppStore,
  whole: Whole,
  { things }: WholeReading,
  outlooks: readonly Outlook[],
): Pick<BatchAsked, 'rows'> & Pick<StepsOfOneThing, 'after'> {
  const asked = new Map(things.map((thing) => [thing.id, thing]))
  const places = new Map(outlooks.map(({ thing }, index) => [thing.id, index]))
  const rows = outlooks.map(({ thing, refuses }): RowAsked => {
    const { id, name, runs } = thing
    const parent = asked.get(thing.within ?? '')
    const place = wholeAt(thing, whole, parent)
    const look = place && (async () => foundIn(await thingsIn(store, place), asked))
    const gate = refuses === undefined ? look : () => Promise.resolve(refuses)
    return { id, name, runs, ...(gate && { gate }) }
  })
  return {
    rows,
    after: outlooks.map(({ before }) => before.flatMap((id) => places.get(id) ?? [])),
  }
}

/** The batch that takes down what was read. Nothing but what was read, and the whole. */
export function deleteAllBatch(
  store: AppStore,
  whole: Whole,
  reading: WholeReading,
  outlooks: readonly Outlook[],
): BatchAsked | undefined {
  const [first] = reading.things
  if (!first) return undefined
  const { id, name, kind } = first
  const { rows, after } = deleteAllRows(store, whole, reading, outlooks)
  return {
    // Stored lines have this verb.
    verb: `${kind}.takeDown`,
    nouns: `things of ${name}`,
    rows,
    whole: { label: 'Take down', subject: { kind, id, name }, after },
  }
}
