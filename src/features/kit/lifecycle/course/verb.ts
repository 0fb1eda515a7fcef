import type { Lifecycle } from '#machines/lifecycle/ask'
import { statesToRest } from '#machines/lifecycle/shortestPath'
import type { OfferReason } from '#store/commands/offer'
import { capital, wireWords } from '#model/case'

/** A command of a lifecycle, bound to one record. */
export interface Verb {
  /** `command.stop` */
  event: string
  label: string
  /**
   * The plan that it runs, since others have to come first: "Delete…" on a button, "Stops it first" below it or as its
   * description, and the whole plan, "Stop, then delete".
   */
  planned?: { button: string; first: string; whole: string }
  /** Whether the state suggests it: the one primary action. */
  isSuggested?: boolean
  /** Why it may not be carried out now. */
  reason?: OfferReason | undefined
  /** It was chosen, and the region has not answered yet: choosing it again does nothing. */
  isAsked?: boolean
  run: () => void
}

/** Whether the state and the roles allow a verb now, without others before it. */
export const isPossible = ({ reason, planned }: Verb): boolean => !reason && !planned

/** A state as a word that begins a line: "Import ready". */
export const stateWord = (state: string) => capital(wireWords(state))

/** An event of a lifecycle as a word that begins a line: "Set as boot disk". */
export const eventWord = (event: string) =>
  stateWord(event.slice(event.indexOf('.') + 1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))

/**
 * The states after an event: its target, and those that the region then passes by itself until the resource
 * rests. Starts with the current state; empty if the event is not allowed.
 */
export function statesAfter(lifecycle: Lifecycle, state: string, event: string): readonly string[] {
  const target = lifecycle.next(state, event)
  if (target === undefined) return []
  return target === state ? [state] : [state, ...statesToRest(lifecycle, target)]
}

/** Whether a sequence of states has one directly after another. */
export const isStep = (states: readonly string[], from: string, to: string) =>
  states.some((state, index) => state === from && states[index + 1] === to)

/**
 * How a transition from the current state to another one begins: by a command that may be given now, or by itself.
 * Undefined without one, or if the command is forbidden.
 *
 * @param allowed the events of the commands that may be given now
 */
export function beginsBy(
  lifecycle: Lifecycle,
  allowed: ReadonlySet<string>,
  from: string,
  to: string,
): 'command' | 'report' | undefined {
  const events = [...lifecycle.events(from)].flatMap(([event, target]) => (target === to ? [event] : []))
  if (events.some((event) => allowed.has(event))) return 'command'
  return events.some((event) => event.startsWith('report.')) ? 'report' : undefined
}

/**
 * The outcome of a command: "running → stopping → stopped; frees 4 vCPUs".
 *
 * @param effect another effect, by its first and last state
 */
export function outcomeOf(
  lifecycle: Lifecycle,
  state: string,
  event: string,
  effect?: (from: string, to: string) => string | undefined,
): string {
  const states = statesAfter(lifecycle, state, event)
  const to = states.at(-1)
  if (to === undefined) return ''
  const path = states.length > 1 ? states.map(wireWords).join(' → ') : `stays ${wireWords(to)}`
  const more = effect?.(state, to)
  return more ? `${path}; ${more}` : path
}
