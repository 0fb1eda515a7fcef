import type { Undo } from '../undo/place'

// A change on trial: its line in the ledger has the end, so that it outlives the page. Rule: PROB-1.

/**
 * How a trial ended. `contested`: others have changed the place meanwhile; `joined`: a later change of the same place is
 * on trial in its stead; `gone`: the place no longer exists.
 */
type TrialEnd = 'kept' | 'reverted' | 'contested' | 'joined' | 'gone'

/** The trial of the change of a line. */
export interface Trial {
  /** When the change is put back, in milliseconds since the epoch. */
  until: number
  /** What is put back, if that is not the value before this change: an earlier change was still on trial. */
  to?: { value: unknown }
  /** Undefined while it is on trial. */
  ended?: TrialEnd
}

/** The part of a line that trials are about. */
interface OfTrial {
  trial?: Trial
  undo?: Undo
  undone?: true
}

/** Whether the change of a line is on trial. */
export const isOnTrial = ({ trial, undo, undone }: OfTrial): boolean =>
  typeof trial?.until === 'number' && trial.ended === undefined && undo !== undefined && undone !== true

/** Whether a trial is over, so that nothing is put back any more: one that is contested waits for the person. */
export const isSettled = (line: OfTrial): boolean => !isOnTrial(line) && line.trial?.ended !== 'contested'

/** The undo by which a trial ends. */
export const undoOfTrial = ({ trial, undo }: OfTrial): Undo | undefined =>
  undo && trial?.to ? { ...undo, before: trial.to.value } : undo

const text = (value: unknown) => JSON.stringify(value)

/** Whether two changes are of the same place. */
export const isSamePlace = (one: Undo | undefined, other: Undo): boolean =>
  one?.kind === other.kind && text(one.key) === text(other.key)

/**
 * How a later change of the same place ends an earlier trial: the later one decides, unless others have changed the
 * place in between.
 *
 * @param isTrial the later change is on trial too
 */
export const trialEndedBy = (earlier: OfTrial, later: Undo, isTrial: boolean): TrialEnd =>
  text(earlier.undo?.after) === text(later.before) ? (isTrial ? 'joined' : 'kept') : 'contested'
