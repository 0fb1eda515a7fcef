import { keep, kept } from '#store/kept/browserStorage'
import type { UnkeptReason } from '#machines/interaction/ledgerMachine'
import type { Choice } from '#features/kit/form/choices'

// The choice whether a change of the network is kept at once, or is on trial. Rule: PROB-1.

export type TrialChoice = 'atOnce' | 'short' | 'long'

/** How long a change is on trial, in milliseconds. */
export const TRIAL_MS: Readonly<Record<TrialChoice, number>> = { atOnce: 0, short: 120_000, long: 600_000 }

export const trialChoices: readonly Choice<TrialChoice>[] = [
  { value: 'atOnce', label: 'Keep it right away' },
  { value: 'short', label: 'If I confirm within 2 minutes' },
  { value: 'long', label: 'If I confirm within 10 minutes' },
]

const KEY = 'orrery.trial'

/** The last choice for a rule or a route in this browser. */
export const lastChoice = (): TrialChoice => {
  const last = kept('local', KEY)
  return last === 'short' || last === 'long' ? last : 'atOnce'
}

/** Remembers the choice for the next rule or route. */
export const noteChoice = (choice: TrialChoice): void => void keep('local', KEY, choice)

/** The choice that a form of a rule or a route begins with. @param used an instance behind it that was used lately */
export function firstChoice(used: string | undefined): TrialChoice {
  const last = lastChoice()
  return used !== undefined && last === 'atOnce' ? 'short' : last
}

/** Says beforehand what a trial is, and what becomes of it without its page; and why it is proposed. */
export function trialHint(unkept: UnkeptReason | undefined, used: string | undefined): string {
  const closed =
    unkept === undefined
      ? 'if this page is closed before, it is put back at the next visit of the console in this browser'
      : 'this browser keeps nothing: if the page is closed, the change stays'
  return [
    `Unless you confirm it, the change is put back; ${closed}.`,
    ...(used === undefined ? [] : [`Proposed because you used ${used} in this VPC in the last week.`]),
  ].join(' ')
}
