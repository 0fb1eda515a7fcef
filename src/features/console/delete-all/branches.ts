import { counted, wordFor } from '#ui/format/counted'
import { listText } from '#ui/format/listText'
import { kindFacts } from './kinds'
import { groupsOf } from '#model/groupsOf'
import type { ThingKind } from '#features/shared/thingFacts'
import type { Thing } from './thing'

/** The things of one kind in a place. */
export interface Branch {
  kind: ThingKind
  things: readonly Thing[]
  /** "disks"; "disk" if it is one. */
  label: string
  /** The bytes of all of them; 0 for kinds without a size. */
  size: number
  /** The fate of the things: each is deleted, or goes with the place that holds it. */
  fate: 'deleted' | 'goesWith'
}

const fateOf = ({ runs }: Thing): Branch['fate'] => (runs ? 'deleted' : 'goesWith')

/** "1 VPC", "2 VPCs". */
const countText = (kind: ThingKind, count: number) => counted(count, ...kindFacts(kind).words)

/** The things that go or are deleted, and a sentence on those that are kept; undefined if none is. */
export function goingAndKept(things: readonly Thing[]): {
  going: readonly Thing[]
  kept: string | undefined
} {
  const groups = [
    ...groupsOf(
      things.filter(({ isKept }) => isKept),
      ({ kind }) => kind,
    ),
  ]
  const sentences = groups.map(([kind, { length }]) => {
    const sentence = `${countText(kind, length)} ${wordFor(length, 'is', 'are')} kept`
    return kind === 'promotedImage' ? `${sentence}: promoted images belong to the silo.` : `${sentence}.`
  })
  return {
    going: things.filter(({ isKept }) => !isKept),
    kept: sentences.length > 0 ? sentences.join(' ') : undefined,
  }
}

/**
 * How the number of deletions is made up: "1 VPC with its 2 parts, then the project: 4 deletions".
 *
 * @param deleted the things that commands delete, the whole among them
 */
export function sumText(deleted: readonly Thing[]): string {
  const whole = deleted.find(({ within }) => within === undefined)
  if (whole && deleted.length === 1)
    return `There is one deletion to make: the ${kindFacts(whole.kind).words[0]} itself`
  const count = counted(deleted.length, 'deletion')
  if (!whole) return count
  const byId = new Map(deleted.map((thing) => [thing.id, thing]))
  /** The place of a thing right below the whole, or the thing itself. */
  const branchOf = (thing: Thing): Thing => {
    const place = byId.get(thing.within ?? '')
    return !place || place === whole ? thing : branchOf(place)
  }
  const inside = deleted.filter((thing) => thing !== whole)
  const sums = [...groupsOf(inside, (thing) => branchOf(thing).kind)].map(([kind, all]) => {
    const own = all.filter((thing) => branchOf(thing) === thing).length
    const parts = all.length - own
    if (parts === 0) return countText(kind, own)
    return `${countText(kind, own)} with ${wordFor(own, 'its', 'their')} ${counted(parts, 'part')}`
  })
  return `${listText(sums)}, then the ${kindFacts(whole.kind).words[0]}: ${count}`
}

/** The branches of each place, by its id: by kind, and by what becomes of them. */
export function branchesOf(things: readonly Thing[]): ReadonlyMap<string, readonly Branch[]> {
  const places = groupsOf(things, ({ within = '' }) => within)
  return new Map(
    [...places].map(([place, inside]) => [
      place,
      [...groupsOf(inside, (thing) => `${thing.kind} ${fateOf(thing)}`).values()].flatMap((same) => {
        const [first] = same
        if (!first) return []
        const { words, wordsGoing = words } = kindFacts(first.kind)
        const fate = fateOf(first)
        return {
          kind: first.kind,
          things: same,
          label: wordFor(same.length, ...(fate === 'goesWith' ? wordsGoing : words)),
          size: same.reduce((sum, { size = 0 }) => sum + size, 0),
          fate,
        }
      }),
    ]),
  )
}
