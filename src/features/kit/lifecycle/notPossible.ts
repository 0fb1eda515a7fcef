import { orList, type Lifecycle } from '#machines/lifecycle/ask'
import { restOf, wayTo } from '#machines/lifecycle/way'
import { wireWords } from '#store/model/case'
import { listText } from '#ui/format/lists'
import type { Verb } from './course/verb'

/**
 * Why a verb is not possible now, in the view of a user: "Delete needs it stopped", "Start waits until it is stopped",
 * "It is stopping already". A reason besides the lifecycle, such as a role, is given as it is. Rule: LAW-2.
 */
export function notPossible(
  lifecycle: Lifecycle,
  state: string,
  { event, label, planned, disabledReason }: Verb,
): string {
  if (!planned && disabledReason !== lifecycle.why(state, event)) return `${label}: ${disabledReason}`
  const allowed = lifecycle.allowedStates(event)
  const hasEffect = (from: string) => {
    const to = lifecycle.next(from, event) ?? from
    return to !== from && restOf(lifecycle, to) === restOf(lifecycle, state)
  }
  if (allowed.some(hasEffect)) return `${label}: it is ${wireWords(state)} already`
  const way = wayTo(lifecycle, state, event)
  const before = way?.at(-2)
  const needed = before ? [before.to] : allowed
  const verb = way?.[0]?.kind === 'wait' ? 'waits until it is' : 'needs it'
  return `${label} ${verb} ${orList(needed.map(wireWords))}`
}

/** How the reason of a missing role begins. Rule: ROLE-13. */
const NEEDS = 'Needs '

/**
 * The one sentence on verbs that the same role forbids: "Start, stop, and delete need project collaborator; you are
 * viewer."; undefined if they are fewer than two or have another reason. The state is not the cause, so no other state
 * is named.
 */
export function forbiddenByRole(verbs: readonly Verb[]): string | undefined {
  const [first, second] = verbs
  const reason = first?.disabledReason
  if (!second || !reason?.startsWith(NEEDS)) return undefined
  if (verbs.some(({ disabledReason }) => disabledReason !== reason)) return undefined
  const labels = listText(verbs.map(({ label }) => label.toLowerCase()))
  return `${labels.charAt(0).toUpperCase()}${labels.slice(1)} need ${reason.slice(NEEDS.length)}.`
}
