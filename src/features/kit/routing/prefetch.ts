import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Started } from '#store/commands/started'
import { cachedQueries } from '#store/api/internals'
import { recordsOf } from '#store/api/wire/outdated'
import { isRecord } from '#model/isRecord'
import { consolePartOf } from '#store/parts'
import type { AppStore, RootState } from '#store/store'
import { refusals } from './refusals'

// Cached data is shown at once, whatever its age; the age only decides whether a request refreshes it behind the
// page.

/** The result of `dispatch(endpoint.initiate(…))`, reduced to the parts that a loader needs. */
interface StartedQuery<Answer> extends Started<Answer> {
  queryCacheKey: string
  unsubscribe(): void
}

/** The cache entry of a request. */
interface Cached<Answer> {
  /** The last response; it stays when a later request fails. */
  data?: Answer | undefined
  error?: unknown
  isError: boolean
  /** Whether its first request is running. */
  isLoading: boolean
  /** When the last response arrived, in milliseconds since the epoch. */
  fulfilledTimeStamp?: number | undefined
}

/** A query endpoint, reduced to the parts that a loader needs. */
export interface QueryEndpoint<Args, Answer> {
  name: string
  initiate(args: Args, options: { forceRefetch: boolean | number }): ThunkOf<StartedQuery<Answer>>
  select(args: Args): (state: RootState) => Cached<Answer>
}

type ThunkOf<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>

/** The rejection of an aborted request: a plain object, not an Error, since the library serializes it. */
const isAborted = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

/** Whether a response is a record that this console has deleted, or that has another name since by a later response. */
function isPast(state: RootState, { data, fulfilledTimeStamp: at = 0 }: Cached<unknown>): boolean {
  if (!isRecord(data) || typeof data['id'] !== 'string') return false
  const { id, name } = data
  return (
    state.deleted.includes(id) ||
    cachedQueries(state).some(
      (query) =>
        (query?.fulfilledTimeStamp ?? 0) > at &&
        recordsOf(query?.data).some(
          (row) => isRecord(row) && row['id'] === id && (row['name'] ?? name) !== name,
        ),
    )
  )
}

/** The cached response of a request; undefined if only the region knows it. */
export function knownAnswer<Args, Answer>(
  store: AppStore,
  endpoint: QueryEndpoint<Args, Answer>,
  args: Args,
): Answer | undefined {
  const state = store.getState()
  const cached = endpoint.select(args)(state)
  return cached.isError || isPast(state, cached) ? undefined : cached.data
}

/** A request of a loader. */
interface Fetch<Args, Answer> {
  endpoint: QueryEndpoint<Args, Answer>
  args: Args
  /** Maximum age of a cached response that is not refetched, in seconds. */
  freshS: number
  /** Aborted when the navigation is abandoned. */
  signal: AbortSignal
}

/**
 * Fetches the data of a page before it is shown, unless the cache has a fresh response. An abandoned navigation
 * does not abort its requests: the next navigation may need the same response and joins the request.
 *
 * @returns the response; null if the navigation was abandoned before it arrived
 * @throws the ApiError of the request
 */
export async function fetchNow<Args, Answer>(
  store: AppStore,
  call: Fetch<Args, Answer>,
): Promise<Answer | null> {
  const { endpoint, args, freshS, signal } = call
  const state = store.getState()
  const cached = endpoint.select(args)(state)
  const { isError, error: lastError } = cached
  if (isError && consolePartOf(store, refusals).isJustBrought(lastError)) throw lastError
  // Freshness counts from the last success, also if a request has failed since: without force, "Try again" within
  // that time would repeat the error without a request.
  const forceRefetch = isError || isPast(state, cached) || freshS
  const started = store.dispatch(endpoint.initiate(args, { forceRefetch }))
  store.speculative.expect(started.queryCacheKey)
  try {
    return await started.unwrap()
  } catch (error) {
    if (signal.aborted || store.parts.signal.aborted) return null
    // Another caller aborted the joined request.
    if (isAborted(error)) return await fetchNow(store, call)
    throw error
  } finally {
    started.unsubscribe()
  }
}

/**
 * As {@link fetchNow}, but returns cached data at once, and refreshes it behind the page unless it is fresh.
 *
 * @param onError called with the ApiError of the refresh
 */
export async function fetchUnlessKnown<Args, Answer>(
  store: AppStore,
  call: Fetch<Args, Answer>,
  onError: (error: unknown) => void,
): Promise<Answer | null> {
  const known = knownAnswer(store, call.endpoint, call.args)
  const answer = fetchNow(store, call)
  if (known === undefined) return await answer
  answer.catch(onError)
  return known
}

/**
 * Prefetches the data of a page that may be opened, once, unless it is cached. Ignores errors: the page, if it is
 * opened, fetches again.
 *
 * @returns the response; null without one
 */
export async function fetchGuessed<Args, Answer>(
  store: AppStore,
  { endpoint, args }: Pick<Fetch<Args, Answer>, 'endpoint' | 'args'>,
): Promise<Answer | null> {
  const { data, isError, isLoading } = endpoint.select(args)(store.getState())
  if (data !== undefined) return data
  if (isError || isLoading) return null
  const started = store.dispatch(endpoint.initiate(args, { forceRefetch: false }))
  const unmark = store.speculative.mark(started.queryCacheKey)
  try {
    return await started.unwrap()
  } catch {
    return null
  } finally {
    unmark()
    started.unsubscribe()
  }
}
