import { orList, type Lifecycle } from '#machines/lifecycle/ask'
import { restOf, shortestPath } from '#machines/lifecycle/shortestPath'
import { wireWords } from '#model/case'
import type { Needs } from '#model/needs'
import { listText } from '#ui/format/listText'
import type { Verb } from './course/verb'

/**
 * Why a verb is not possible now, in the view of a user: "Delete needs it stopped", "Start waits until it is stopped",
 * "It is stopping already". A reason besides the lifecycle, such as a role, is given as it is. Rule: LAW-2.
 */
export function notPossible(lifecycle: Lifecycle, state: string, { event, label, reason }: Verb): string {
  if (reason && reason.by !== 'lifecycle') return `${label}: ${reason.text}`
  const allowed = lifecycle.allowedStates(event)
  const hasEffect = (from: string) => {
    const to = lifecycle.next(from, event) ?? from
    return to !== from && restOf(lifecycle, to) === restOf(lifecycle, state)
  }
  if (allowed.some(hasEffect)) return `${label}: it is ${wireWords(state)} already`
  const path = shortestPath(lifecycle, state, event)
  const before = path?.at(-2)
  const needed = before ? [before.to] : allowed
  const verb = path?.[0]?.kind === 'wait' ? 'waits until it is' : 'needs it'
  return `${label} ${verb} ${orList(needed.map(wireWords))}`
}

/** The role that several verbs need, and the verbs in a sentence: "start, stop, and delete it". */
interface CommonRole {
  needs: Needs
  acts: string
}

/**
 * The role that forbids all of these verbs; undefined if they are fewer than two or have another reason. The state is
 * not the cause, so no other state is named.
 */
export function commonRole(verbs: readonly Verb[]): CommonRole | undefined {
  const [first, second] = verbs
  if (!second || first?.reason?.by !== 'role') return undefined
  const { needs, text } = first.reason
  if (verbs.some(({ reason }) => reason?.by !== 'role' || reason.text !== text)) return undefined
  const labels = verbs.map(({ label }) => label.toLowerCase())
  const object = labels.some((label) => label.includes(' ')) ? '' : ' it'
  return { needs, acts: `${listText(labels)}${object}` }
}
