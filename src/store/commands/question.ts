import type { Amounts } from './manyRule'
import type { Phrase } from './phrase'

// The question that a command asks before it runs.

/** The texts of the confirm dialog. Its button has the command's label. */
export interface ConfirmText {
  /** The question, with the name emphasised: "Stop web-1?". */
  title: Phrase
  /** The effects of the command, in the present tense. */
  body: string
  /** The effects last: {@link FINAL} is said after them. */
  isFinal?: true
  /** The steps of a plan, with their effects. */
  steps?: readonly { label: string; body: string }[]
  /** The amount of the quota that it takes, and the rest of it, if the region says so. */
  quota?: { takes: Amounts; left: Amounts | undefined }
  tone: 'primary' | 'danger'
  /** The change can be on trial: it is offered beside the question. Rule: PROB-1. */
  trial?: TrialPlace
}

/** What a change of the network is in, as far as its trial needs it: a VPC, or a router of one, by id. */
type TrialPlace = { vpc: string } | { router: string }

/** The word before the thing of a command in the effects: at the beginning of a sentence, and within one. */
export interface Article {
  The: string
  the: string
}

/** Of one thing: "The disk is deleted." */
export const ONE: Article = { The: 'The', the: 'the' }

/** Of each of several: "Each disk is deleted." */
export const EACH: Article = { The: 'Each', the: 'each' }

/** The sentence after effects that last. */
export const FINAL = 'This cannot be undone.'

/** All that a question says of the effects. */
export const effectsText = ({ body, isFinal }: Pick<ConfirmText, 'body' | 'isFinal'>): string =>
  isFinal ? `${body} ${FINAL}` : body
