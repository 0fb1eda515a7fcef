import { kinds } from './kinds'
import { groupsOf } from './order'
import type { Thing, ThingKind } from './thing'

/** The things of one kind in a place. */
export interface Branch {
  kind: ThingKind
  things: readonly Thing[]
  /** "disks"; "disk" if it is one. */
  label: string
  /** The bytes of all of them; 0 for kinds without a size. */
  size: number
  /** What becomes of them: each is deleted, goes with what it is in, or stays. */
  fate: 'deleted' | 'goesWith' | 'kept'
}

const fateOf = ({ runs, isKept }: Thing): Branch['fate'] => (isKept ? 'kept' : runs ? 'deleted' : 'goesWith')

/** The branches of each place, by its id: by kind, and by what becomes of them. */
export function branchesOf(things: readonly Thing[]): ReadonlyMap<string, readonly Branch[]> {
  const places = groupsOf(things, ({ within = '' }) => within)
  return new Map(
    [...places].map(([place, inside]) => [
      place,
      [...groupsOf(inside, (thing) => `${thing.kind} ${fateOf(thing)}`).values()].flatMap((same) => {
        const [first] = same
        return first
          ? {
              kind: first.kind,
              things: same,
              label: kinds[first.kind].words[same.length === 1 ? 0 : 1],
              size: same.reduce((sum, { size = 0 }) => sum + size, 0),
              fate: fateOf(first),
            }
          : []
      }),
    ]),
  )
}
