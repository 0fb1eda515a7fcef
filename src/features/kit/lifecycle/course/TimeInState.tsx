import { regionTimeOf } from '#src/regionTime'
import type { Lifecycle } from '#machines/lifecycle/ask'
import { useAppStore, useStalledSince } from '#store/hooks'
import { isLate } from '#store/observer/usualTimes'
import type { StatefulKind } from '#model/nouns'
import { formatLong, formatShort, longChangesAt } from '#ui/format/age'
import { useNow } from '#ui/text/useNow'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { stuckAt } from '../stuck'
import styles from './TimeInState.module.css'

/** Update interval in a transition, in milliseconds: seconds count. */
const TICK_MS = 1_000

interface TimeTextProps {
  /** In milliseconds, like the usual time. */
  elapsed: number
  usually?: number | undefined
  /** Whether it is late, stalled or stuck. */
  isOver?: boolean
  /** One unit, for lists. */
  isBrief?: boolean
}

/** The words of a time in a state. The course leaves out the usual one where it has no room. */
export const TimeText = ({ elapsed, usually, isOver = false, isBrief = false }: TimeTextProps) => (
  <span className={isOver ? styles.late : styles.time}>
    {isBrief ? formatShort(elapsed) : `for ${formatLong(elapsed)}`}
    {usually !== undefined && <span data-usual>, usually {formatLong(usually)}</span>}
    {isOver && usually === undefined && <VisuallyHidden>, which is long</VisuallyHidden>}
  </span>
)

interface TimeInStateProps {
  kind: StatefulKind
  lifecycle: Lifecycle
  id: string
  state: string
  /** Since when, as the record says; without it, as far as this page has observed the change. */
  since?: Date | null
  isBrief?: boolean
}

/**
 * The time in a state: "for 1 d 16 h", in a list "1 d"; in a transition also the usual time. Amber when it is late,
 * stalled or stuck.
 */
export function TimeInState({ kind, lifecycle, id, state, since, isBrief = false }: TimeInStateProps) {
  const { usual } = useAppStore()
  const isMoving = lifecycle.isTransitional(state)
  const isStalled = useStalledSince(id) !== undefined
  const seen = usual.since(id, state)
  const begun = since?.getTime() ?? (seen === undefined ? undefined : regionTimeOf(seen))
  const now = useNow(
    (from) => (begun === undefined ? Number.POSITIVE_INFINITY : longChangesAt(begun, from)),
    isMoving ? TICK_MS : undefined,
  )
  const usually = isMoving ? usual.usual(kind, id, state) : undefined
  if (begun === undefined) return usually === undefined ? null : <>usually {formatLong(usually)}</>
  const elapsed = now - begun
  const isStuck = stuckAt(lifecycle, state, since?.getTime()) <= now
  const isOver = isStalled || isStuck || (isMoving && isLate(elapsed, usually))
  return <TimeText elapsed={elapsed} usually={usually} isOver={isOver} isBrief={isBrief} />
}
