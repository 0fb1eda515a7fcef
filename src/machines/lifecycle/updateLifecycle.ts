import { MINUTE_MS } from '#src/durations'
import { dateOf } from '#model/dates'
import type { ReleaseStatus } from '#model/olderFacts'
import { componentCounts, saysProgress, targetVersion } from '#model/release'
import table from '../tables/update.json'
import { lifecycleFrom } from './ask'

/** The states of the update of a region. The API has no word for them: {@link updateState} says which one it is. */
export type UpdateState = 'no_target' | 'up_to_date' | 'updating' | 'waiting' | 'suspended' | 'needs_support'

/** The commands on the update of a region. Rules: OPS-17, OPS-23. */
export type UpdateCommand = 'command.setTarget' | 'command.finishRecovery'

/** Facts of a state, besides the commands it allows. */
export type UpdateTag =
  /** The region takes one step after the other. */
  | 'transitional'
  /** The region takes no step: something may hold it up. */
  | 'held'
  /** The region asks for support. */
  | 'failed'

/** The lifecycle of the update of a region. */
export const updateLifecycle = lifecycleFrom<UpdateState, UpdateCommand, UpdateTag>(table, {
  noun: 'updates',
  words: {
    'command.setTarget': 'given a target release',
    'command.finishRecovery': 'taken up again after a recovery',
  },
})

/** The longest usual time between two steps of an update, in milliseconds: that of the image of a host. */
const LONGEST_STEP_MS = 13 * MINUTE_MS

/** What else the state depends on besides an answer. */
interface Answered {
  /** When the answer arrived, in milliseconds of the region's clock. */
  at: number
  /** Whether the region has asked for support in this answer and in the one before. */
  needsSupport: boolean
}

/**
 * The state of the update by an answer of the region. One answer alone that asks for support is no state of its own:
 * right after the start of an update, regions ask for it and take it back. Rule: OPS-23.
 */
export function updateState(status: ReleaseStatus, { at, needsSupport }: Answered): UpdateState {
  if (status.suspended) return 'suspended'
  if (targetVersion(status) === undefined) return 'no_target'
  if (needsSupport) return 'needs_support'
  if (componentCounts(status).left === 0) return 'up_to_date'
  const plannedAt = dateOf(status, 'timeLastStepPlanned')?.getTime() ?? at
  return at - plannedAt < LONGEST_STEP_MS ? 'updating' : 'waiting'
}

/** An answer about the update, with what it shows together with the answer before. */
export interface ObservedUpdate extends ReleaseStatus {
  /** Undefined in a region that does not say how far the update is. */
  state: UpdateState | undefined
  /** Whether the region has asked for support in this answer and in the one before. */
  needsSupport: boolean
}

/**
 * Adds the state to an answer.
 *
 * @param earlier the answer before, if there is one
 * @param at when the answer arrived, in milliseconds of the region's clock
 */
export function observedUpdate(
  status: ReleaseStatus,
  earlier: ReleaseStatus | undefined,
  at: number,
): ObservedUpdate {
  const needsSupport = status.contactSupport && earlier?.contactSupport === true
  return {
    ...status,
    state: saysProgress(status) ? updateState(status, { at, needsSupport }) : undefined,
    needsSupport,
  }
}

/** Poll interval of an update that is not at rest, in milliseconds: a step takes at least twice as long. */
const UPDATE_POLL_MS = 10_000

/**
 * The poll interval of the update, in milliseconds; 0 means no polling.
 *
 * @param asksForSupport the last answer does, which another one has to confirm
 */
export const updatePollInterval = (state: UpdateState, asksForSupport: boolean): number =>
  asksForSupport || updateLifecycle.isTransitional(state) || updateLifecycle.has(state, 'held')
    ? UPDATE_POLL_MS
    : 0
