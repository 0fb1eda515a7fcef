import type { Lifecycle } from '#machines/lifecycle/ask'
import { wireWords } from '#model/case'
import type { StateLook, StateTone } from '#ui/feedback/StateBadge'
import { restLast } from '#features/kit/lifecycle/exceptionsFirst'

/** The resources of a kind, by their states. */
export interface CountedStates {
  lifecycle: Lifecycle
  toneOf: (state: string) => StateTone
  /** The state of each. */
  states: readonly string[]
  /** The states of those that are stuck in a transition: they are counted apart. */
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

/** The states without one of each of those that are taken out. */
function without(states: readonly string[], taken: readonly string[]): readonly string[] {
  const left = [...states]
  for (const state of taken) if (left.includes(state)) left.splice(left.indexOf(state), 1)
  return left
}

/**
 * Groups resources by their states: failed ones first, then those that are stuck, need attention or change, then the
 * others in the order of the lifecycle. Several kinds of transition are one group.
 */
export function stateGroups({
  lifecycle,
  toneOf,
  states,
  stuck = [],
  isBrief = false,
}: CountedStates): readonly StateGroup[] {
  const rest = without(states, stuck)
  const known = lifecycle.states.filter((state) => rest.includes(state))
  const found = [...known, ...new Set(rest.filter((state) => !known.includes(state)))]
  const groupOf = (word: string, of: readonly string[]): StateGroup => ({
    word,
    states: of,
    look: { tone: toneOf(of[0] ?? ''), moving: of.some(lifecycle.isTransitional) },
    count: rest.filter((state) => of.includes(state)).length,
  })
  const isLeftOut = (state: string) => isBrief && ['off', 'motion'].includes(toneOf(state))
  const shown = found.filter((state) => !isLeftOut(state))
  const moving = isBrief ? [] : shown.filter((state) => toneOf(state) === 'motion')
  const isOneGroup = moving.length > 1
  const groups = shown
    .filter((state) => !(isOneGroup && moving.includes(state)))
    .map((state) => groupOf(wireWords(state), [state]))
  if (isOneGroup) groups.push(groupOf('changing', moving))
  if (stuck.length > 0)
    groups.push({
      word: 'stuck',
      states: [...new Set(stuck)],
      look: { tone: 'attention' },
      count: stuck.length,
    })
  return restLast(groups, ({ look }) => look.tone)
}
