import type { UnknownAction } from '@reduxjs/toolkit'
import { api } from './api'

// All uses of internals of Redux Toolkit's query library, which documents neither the state of its cache nor the
// messages between its hooks and its middleware. tests/contract/seams.test.ts tests each with the installed
// version.

/** A query in the cache, of any endpoint. */
export interface CachedQuery {
  endpointName?: string
  status: string
  originalArgs?: unknown
  data?: unknown
  /** When the response arrived, in milliseconds since the epoch. */
  fulfilledTimeStamp?: number
}

/** The queries in the cache. */
export const cachedQueries = ({ api: { queries } }: { api: { queries: object } }) =>
  Object.values(queries as Readonly<Record<string, CachedQuery | undefined>>)

/** An entry of the cache. The library's type has the endpoints of the file that created the API: none. */
type Entry = Parameters<typeof api.util.upsertQueryEntries>[0][number]

/**
 * An action that puts a value into the cache as the response of an endpoint. The library stamps it with the present: the
 * row of an old list would count as fresh.
 *
 * @param at when the value arrived, in milliseconds since the epoch
 */
export function answerAsOf(endpointName: string, arg: unknown, value: unknown, at: number): UnknownAction {
  const action: UnknownAction & { meta?: object } = api.util.upsertQueryEntries([
    { endpointName, arg, value } as Entry,
  ])
  return { ...action, meta: { ...action.meta, timestamp: at } }
}

/** The result of dispatching a query that is never sent. */
export function neverSent() {
  const never = new Promise<never>(() => {})
  return Object.assign(never, { requestId: '', arg: undefined, abort() {}, unwrap: () => never })
}

/** Whether a hook asks the middleware for its subscriptions. */
export const asksForSubscriptions = (action: unknown): boolean =>
  api.internalActions.internal_getRTKQSubscriptions.match(action as UnknownAction)

/** The middleware's reply when every query has a subscription. */
export const allSubscribed = {
  getSubscriptions: () => ({}),
  getSubscriptionCount: () => 1,
  isRequestSubscribed: () => true,
}

/** The subscriptions, as the library has them. */
interface Subscriptions {
  getSubscriptionCount(queryCacheKey: string): number
}

/** The store of a console, as far as its cache is asked. */
export interface StoreOfCache {
  dispatch: (action: UnknownAction) => unknown
  getState: () => { api: { queries: object } }
}

const subscriptionsOf = ({ dispatch }: Pick<StoreOfCache, 'dispatch'>) =>
  dispatch(api.internalActions.internal_getRTKQSubscriptions()) as Subscriptions

/** Whether a query of the cache is shown: it has a subscription. */
export const isShownQuery = (store: Pick<StoreOfCache, 'dispatch'>, queryCacheKey: string): boolean =>
  subscriptionsOf(store).getSubscriptionCount(queryCacheKey) > 0

/** Whether a query of the cache has an answer, which may be an old one. */
export const hasAnswer = (
  { api: { queries } }: { api: { queries: object } },
  queryCacheKey: string,
): boolean =>
  (queries as Readonly<Record<string, CachedQuery | undefined>>)[queryCacheKey]?.data !== undefined

/** The queries in the cache that are shown: those with a subscription. */
export function shownQueries(store: StoreOfCache): CachedQuery[] {
  const asked = subscriptionsOf(store)
  const queries = store.getState().api.queries as Readonly<Record<string, CachedQuery | undefined>>
  return Object.entries(queries).flatMap(([key, query]) =>
    query && asked.getSubscriptionCount(key) > 0 ? [query] : [],
  )
}
