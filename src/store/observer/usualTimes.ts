import { keep, kept } from '../browserStorage'
import type { ObservedChange } from './resourceObserver'

// How long the region usually takes for a transition, learned in this browser from observed changes. Rule: LAW-4.

const KEY = 'orrery.usualTimes'

/** The number of kept durations for each transition. */
const KEPT = 9

/** The number of durations from which the usual one is known. */
const ENOUGH = 3

/** A transition is late when it takes this many times as long as usual, and this much longer, in milliseconds. */
const LATE_FACTOR = 2
const LATE_MS = 5_000

/**
 * While the usual duration is unknown, a transition is late after this time, in milliseconds: longer than any should
 * take.
 */
const LATE_AT_ALL_MS = 60 * 60_000

type Times = Readonly<Record<string, readonly number[]>>
type Keeper = Pick<Storage, 'getItem' | 'setItem'>

interface UnderWay {
  state: string
  /** The previous state: it distinguishes the causes, such as a start or an automatic restart. */
  from: string
  /** When it was first seen, in milliseconds since the epoch. */
  since: number
}

const isTimes = (value: unknown): value is Times =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((times) => Array.isArray(times) && times.every((ms) => typeof ms === 'number'))

const inBrowser: Keeper = {
  getItem: (key) => kept('local', key),
  // Without storage, the times last as long as the page.
  setItem: (key, text) => void keep('local', key, text),
}

const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]

/**
 * Whether a transition takes longer than it should. Both in milliseconds.
 *
 * @param usual how long it usually takes; undefined while that is not known
 */
export const isLate = (elapsed: number, usual: number | undefined): boolean =>
  usual === undefined ? elapsed > LATE_AT_ALL_MS : elapsed > usual * LATE_FACTOR && elapsed > usual + LATE_MS

/** Learns from changes of state how long transitions take. */
export class UsualTimes {
  private readonly underWay = new Map<string, UnderWay>()

  /** @param keeper the storage of the times */
  constructor(private readonly keeper: Keeper = inBrowser) {}

  /** Records a change. @param at when it was seen, in milliseconds since the epoch */
  note({ kind, id, from, to, isGone }: ObservedChange, at: number) {
    const before = this.underWay.get(id)
    this.underWay.delete(id)
    if (before && before.state === from) this.keep(`${kind.name} ${from} ${before.from}`, at - before.since)
    if (isGone || !kind.lifecycle.isTransitional(to)) return
    this.underWay.set(id, { state: to, from, since: at })
  }

  /** Since when a resource has been in a transition, if its beginning was seen; in milliseconds since the epoch. */
  since(id: string, state: string): number | undefined {
    const found = this.underWay.get(id)
    return found?.state === state ? found.since : undefined
  }

  /** How long a resource's kind usually is in a state, in milliseconds; undefined until enough was seen. */
  usual(kind: string, id: string, state: string): number | undefined {
    const times = this.read()
    const found = this.underWay.get(id)
    const prefix = `${kind} ${state} `
    // After a reload the previous state is unknown: then the durations of all of them count.
    const seen =
      found?.state === state
        ? (times[prefix + found.from] ?? [])
        : Object.entries(times).flatMap(([key, list]) => (key.startsWith(prefix) ? list : []))
    return seen.length >= ENOUGH ? median(seen) : undefined
  }

  private read(): Times {
    try {
      const value: unknown = JSON.parse(this.keeper.getItem(KEY) ?? '{}')
      return isTimes(value) ? value : {}
    } catch {
      // Not from this version.
      return {}
    }
  }

  private keep(key: string, ms: number) {
    const times = this.read()
    this.keeper.setItem(KEY, JSON.stringify({ ...times, [key]: [...(times[key] ?? []), ms].slice(-KEPT) }))
  }
}
