import type { Lifecycle } from '#machines/lifecycle/ask'
import { wireWords } from '#store/model/case'
import type { StateLook, StateTone } from '#ui/feedback/StateBadge'
import { restLast } from '#features/kit/lifecycle/exceptionsFirst'

/** The resources of a kind, by their states. */
export interface CountedStates {
  lifecycle: Lifecycle
  toneOf: (state: string) => StateTone
  /** The state of each. */
  states: readonly string[]
  /** The states of those that are stuck in a transition: their marks are amber; in a brief list, they are counted apart. */
  stuck?: readonly string[]
  /** Leaves out what is off or moves as usual. */
  isBrief?: boolean
}

/** Resources that are counted together. */
export interface StateGroup {
  /** Within a sentence: "import ready". */
  word: string
  /** Those that the list is filtered by. */
  states: readonly string[]
  look: StateLook
  count: number
}

/**
 * What is counted together: failed first, then what needs attention or moves, then the rest in the order of the
 * lifecycle. Where several kinds of transition are counted, they are one group.
 */
export function stateGroups({
  lifecycle,
  toneOf,
  states,
  stuck = [],
  isBrief = false,
}: CountedStates): readonly StateGroup[] {
  const known = lifecycle.states.filter((state) => states.includes(state))
  const found = [...known, ...new Set(states.filter((state) => !known.includes(state)))]
  const groupOf = (word: string, of: readonly string[]): StateGroup => ({
    word,
    states: of,
    look: of.some((state) => stuck.includes(state))
      ? { tone: 'attention' }
      : { tone: toneOf(of[0] ?? ''), moving: of.some(lifecycle.isTransitional) },
    count: states.filter((state) => of.includes(state)).length,
  })
  const single = (state: string) => groupOf(wireWords(state), [state])
  if (isBrief) {
    const groups = found
      .filter((state) => toneOf(state) !== 'off' && !lifecycle.isTransitional(state))
      .map(single)
    const apart: StateGroup = {
      word: 'stuck',
      states: [...new Set(stuck)],
      look: { tone: 'attention' },
      count: stuck.length,
    }
    return restLast(stuck.length > 0 ? [...groups, apart] : groups, ({ look }) => look.tone)
  }
  const moving = found.filter((state) => toneOf(state) === 'motion')
  const groups =
    moving.length < 2
      ? found.map(single)
      : [...found.filter((state) => !moving.includes(state)).map(single), groupOf('moving', moving)]
  return restLast(groups, ({ look }) => look.tone)
}
