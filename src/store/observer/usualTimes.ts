import { HOUR_MS } from '#src/durations'
import { browserTimeOf } from '#src/regionTime'
import { keep, keptJson } from '../kept/browserStorage'
import { isRecord } from '#model/isRecord'
import type { ObservedChange } from './resourceObserver'

// The usual durations of the region's transitions, learned in this browser from observed changes. Rule: LAW-4.

const KEY = 'orrery.usualTimes'

/** The number of kept durations for each transition. */
const KEPT = 9

/** The minimum number of durations for a usual one. */
const ENOUGH = 3

/** A late transition takes this many times the usual duration, and exceeds it by this much, in milliseconds. */
const LATE_FACTOR = 2
const LATE_MS = 5_000

/**
 * While the usual duration is unknown, a transition is late after this time, in milliseconds. None should
 * take so long.
 */
const LATE_AT_ALL_MS = HOUR_MS

type Times = Readonly<Record<string, readonly number[]>>

interface UnderWay {
  state: string
  /** The previous state, which distinguishes causes such as a start or an automatic restart. */
  from: string
  /** When it was first seen, in milliseconds since the epoch. */
  since: number
}

const isTimes = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((ms) => typeof ms === 'number')

/** The kept times. Single ones that cannot be read are left out: others follow. */
function keptTimes(): Times {
  const found = Object.entries(keptJson('local', KEY, isRecord) ?? {})
  return Object.fromEntries(found.filter((entry): entry is [string, readonly number[]] => isTimes(entry[1])))
}

const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]

/**
 * Whether a transition is late. Both times in milliseconds.
 *
 * @param usual the usual duration; undefined while it is unknown
 */
export const isLate = (elapsed: number, usual: number | undefined): boolean =>
  usual === undefined ? elapsed > LATE_AT_ALL_MS : elapsed > usual * LATE_FACTOR && elapsed > usual + LATE_MS

/** Learns the durations of transitions from changes of state. */
export class UsualTimes {
  private readonly underWay = new Map<string, UnderWay>()

  /** Records a change. @param seenAt when it was seen, in milliseconds since the epoch */
  note({ kind, id, from, to, isGone, since, isUnseen }: ObservedChange, seenAt: number) {
    const before = this.underWay.get(id)
    this.underWay.delete(id)
    // The state's own time counts; a duration whose end was not seen does not.
    const at = since === undefined ? seenAt : browserTimeOf(since)
    if (before && before.state === from && !isUnseen && at >= before.since)
      this.keep(`${kind.name} ${from} ${before.from}`, at - before.since)
    if (isGone || !kind.lifecycle.isTransitional(to)) return
    this.underWay.set(id, { state: to, from, since: at })
  }

  /**
   * When a resource entered its transition, in milliseconds since the epoch by the browser's clock; undefined if that
   * was not observed.
   */
  since(id: string, state: string): number | undefined {
    const found = this.underWay.get(id)
    return found?.state === state ? found.since : undefined
  }

  /** The usual duration of a state, in milliseconds; undefined before enough observations. */
  usual(kind: string, id: string, state: string): number | undefined {
    const times = keptTimes()
    const found = this.underWay.get(id)
    const prefix = `${kind} ${state} `
    // After a reload the previous state is unknown: durations after any previous state count.
    const seen =
      found?.state === state
        ? (times[prefix + found.from] ?? [])
        : Object.entries(times).flatMap(([key, list]) => (key.startsWith(prefix) ? list : []))
    return seen.length >= ENOUGH ? median(seen) : undefined
  }

  private keep(key: string, ms: number) {
    const times = keptTimes()
    keep('local', KEY, JSON.stringify({ ...times, [key]: [...(times[key] ?? []), ms].slice(-KEPT) }))
  }
}
