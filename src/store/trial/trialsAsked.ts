import { consolePart } from '../parts'

/** A change that is to be on trial, once the region has accepted it. */
export interface TrialAsked {
  /** How long, in milliseconds. */
  ms: number
  /** Called with the id of the line when the trial begins; with undefined if there is nothing to put back. */
  settle: (line: string | undefined) => void
}

/** The trials that were asked for, by the page's own ids of the requests. */
export const trialsAsked = consolePart(() => new Map<string, TrialAsked>())
