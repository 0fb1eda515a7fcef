/** The word before the thing of a command in the effects: at the beginning of a sentence, and within one. */
export interface Article {
  The: string
  the: string
}

/** Of one thing: "The disk is deleted." */
export const ONE: Article = { The: 'The', the: 'the' }

/** Of each of several: "Each disk is deleted." */
export const EACH: Article = { The: 'Each', the: 'each' }
