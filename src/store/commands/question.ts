import type { Amounts } from './manyRule'
import type { Phrase } from './phrase'

// The question that a command asks before it runs.

/** The effects of a command. */
export interface Effects {
  /** In the present tense. */
  body: string
  /** They last: {@link FINAL} is said after them. */
  isFinal?: true
}

/** The texts of the confirm dialog. Its button has the command's label. */
export interface ConfirmText extends Effects {
  /** The question, with the name emphasised: "Stop web-1?". */
  title: Phrase
  /** What the body is about. */
  items?: readonly string[]
  /** The steps of a plan, with their effects. */
  steps?: readonly ({ label: string } & Effects)[]
  /** The amount of the quota that it takes, and the rest of it, if the region says so. */
  quota?: { takes: Amounts; left: Amounts | undefined }
  /** `danger` where something is lost. */
  tone: 'primary' | 'danger'
}

/** The sentence after effects that last. */
export const FINAL = 'This cannot be undone.'

/** All that a question says of the effects. */
export const effectsText = ({ body, isFinal }: Effects): string => (isFinal ? `${body} ${FINAL}` : body)
