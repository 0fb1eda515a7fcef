import { MINUTE_MS } from '#src/durations'
import { useNow } from '#ui/text/useNow'
import type { StateLook } from '#ui/feedback/StateBadge'
import type { StatefulResource } from './statefulResource'

// Whether a change of state is stuck. Only this file decides it: marks, findings and counts read it.

/** A transition takes seconds; one of this age, in milliseconds, may be stuck. */
const STUCK_AFTER_MS = 10 * MINUTE_MS

type Moving = Pick<StatefulResource<never>['lifecycle'], 'isTransitional'>

/**
 * When a resource counts as stuck, in milliseconds since the epoch; `Infinity` for never.
 *
 * @param since when it entered its state, in milliseconds since the epoch; undefined while the record does not say it
 */
export const stuckAt = (lifecycle: Moving, state: string, since: number | undefined): number =>
  since !== undefined && lifecycle.isTransitional(state) ? since + STUCK_AFTER_MS : Number.POSITIVE_INFINITY

type Looks = Pick<StatefulResource<never>, 'lifecycle' | 'tone'>

const lookOf = ({ lifecycle, tone }: Looks, state: string, isStuck: boolean): StateLook =>
  isStuck ? { tone: 'attention' } : { tone: tone(state), moving: lifecycle.isTransitional(state) }

/** The look of a record's state at a time: of its tone, and amber while it is stuck. */
export function lookAt<Row>(resource: StatefulResource<Row>, row: Row, now: number): StateLook {
  const { state, since } = resource.read(row)
  return lookOf(resource, state, stuckAt(resource.lifecycle, state, since?.getTime()) <= now)
}

/** The look of a state now, since a time. */
export function useLookSince(resource: Looks, state: string, since: number | undefined): StateLook {
  const at = stuckAt(resource.lifecycle, state, since)
  const now = useNow((from) => (at > from ? at : Number.POSITIVE_INFINITY))
  return lookOf(resource, state, at <= now)
}

/** The look of a record's state now. */
export function useLook<Row>(resource: StatefulResource<Row>, row: Row): StateLook {
  const { state, since } = resource.read(row)
  return useLookSince(resource, state, since?.getTime())
}
