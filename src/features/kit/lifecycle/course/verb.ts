import type { Lifecycle } from '#machines/lifecycle/ask'
import { statesAfter } from './drawing'

/** A command of a lifecycle, bound to one record. */
export interface Verb {
  /** `command.stop` */
  event: string
  label: string
  /** Whether the state suggests it: the one primary action. */
  isSuggested?: boolean
  /** Why it may not be carried out now. */
  disabledReason?: string
  run: () => void
}

const spoken = (state: string) => state.replaceAll('_', ' ')

/** A state as a word that begins a line: "Import ready". */
export const stateWord = (state: string) => {
  const words = spoken(state)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** An event of a lifecycle as a word that begins a line: "Set as boot disk". */
export const eventWord = (event: string) =>
  stateWord(event.slice(event.indexOf('.') + 1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))

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
  const way = states.length > 1 ? states.map(spoken).join(' → ') : `stays ${spoken(to)}`
  const more = effect?.(state, to)
  return more ? `${way}; ${more}` : way
}
