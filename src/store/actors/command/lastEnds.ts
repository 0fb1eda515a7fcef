import { observable } from '#store/observable'
import { consolePart } from '#store/parts'
import type { EndWords } from '#store/commands/end'

/** The end of a command whose resource was watched. */
export interface ShownEnd {
  words: EndWords
  /** The state that the resource came to rest in: in any other one, the end is no news any more. */
  state: string
}

/**
 * The last end of a command of each resource that was watched, by its id: its row and its page show it while it is in that
 * state. The interface between the actors, whose code is loaded with the first command, and the components.
 */
export const lastEnds = consolePart(() => observable<ReadonlyMap<string, ShownEnd>>(new Map()))
