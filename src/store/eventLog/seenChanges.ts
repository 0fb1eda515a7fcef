import { nextToken, type Page } from '../api/wire/nextPage'
import type { ObservedChange, ResourceObserver } from '../observer/resourceObserver'
import type { UsualTimes } from '../observer/usualTimes'
import type { ApiAction } from './apiAction'
import type { EventLog } from './eventLog'

/**
 * All changes that a response shows. Computed before it reaches the reducers.
 *
 * @param sentAt when its request was sent, in milliseconds, as `answeredAt`
 * @param state of the store, with the cache
 */
export function changesIn(
  { payload, meta: { arg, baseQueryMeta } }: ApiAction,
  observer: ResourceObserver,
  sentAt: number,
  answeredAt: number,
  state: unknown,
): ObservedChange[] {
  const observes = baseQueryMeta?.observes
  if (!observes) return []
  const page = payload as Page<unknown> | { items?: undefined } | undefined
  const limit = Number(arg.originalArgs?.['limit'] ?? Number.POSITIVE_INFINITY)
  return observer.take({
    observes,
    cacheKey: arg.type === 'query' && isHeld(state, arg.queryCacheKey) ? arg.queryCacheKey : undefined,
    answer: payload,
    isComplete: !arg.originalArgs?.['pageToken'] && (!page?.items || nextToken(page, limit) === undefined),
    sentAt,
    answeredAt,
  })
}

/** The change that a 404 shows: the record of its query is not there any more. */
export const goneBy = (
  { meta: { arg, baseQueryMeta } }: ApiAction,
  observer: ResourceObserver,
): ObservedChange[] =>
  arg.type === 'query' && arg.queryCacheKey && baseQueryMeta?.observes?.shows === 'one'
    ? observer.missing(arg.queryCacheKey)
    : []

/** See {@link actWithin}. */
export type ActWithin = ReturnType<typeof actWithin>

/**
 * Lets an action act within its entry; then logs the changes that it shows, and announces each within an entry of its
 * own.
 */
export const actWithin =
  (log: EventLog, observer: ResourceObserver, usual: UsualTimes) =>
  (seq: number, payload: unknown, act: () => unknown, changes: () => readonly ObservedChange[]): unknown => {
    log.link(payload, seq)
    return log.within(seq, () => {
      const result = act()
      for (const change of changes()) {
        const { kind, id, name, from, to } = change
        usual.note(change, log.now())
        const observed = log.record({
          kind: 'observed',
          subject: { kind: kind.name, id },
          data: { name, from, to, ...kind.lifecycle.explain(from, to) },
        })
        log.within(observed, () => observer.announce(change))
      }
      return result
    })
  }

/** Whether the cache still has the entry of a response. */
const isHeld = (state: unknown, cacheKey: string | undefined) =>
  cacheKey !== undefined &&
  (state as { api: { queries: Record<string, unknown> } }).api.queries[cacheKey] !== undefined
