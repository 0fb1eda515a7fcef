import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Started } from '#store/commands/started'
import { partOf } from '#store/parts'
import type { AppStore, RootState } from '#store/store'
import { refusals } from './refusals'

// The cache paints, the network refreshes: what is known is shown at once, whatever its age; the age decides only
// whether it is asked for again behind the page.

/** What `dispatch(endpoint.initiate(…))` returns, as far as a loader needs it. */
interface StartedQuery<Answer> extends Started<Answer> {
  queryCacheKey: string
  unsubscribe(): void
}

/** What the cache holds of a call. */
interface Cached<Answer> {
  /** The last answer; it stays when a later call fails. */
  data?: Answer | undefined
  error?: unknown
  isError: boolean
  /** It is asked for the first time. */
  isLoading: boolean
  /** When the last answer arrived, in milliseconds since the epoch. */
  fulfilledTimeStamp?: number | undefined
}

/** A query endpoint, as far as a loader needs it. */
export interface QueryEndpoint<Args, Answer> {
  name: string
  initiate(args: Args, options: { forceRefetch: boolean | number }): ThunkOf<StartedQuery<Answer>>
  select(args: Args): (state: RootState) => Cached<Answer>
}

type ThunkOf<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>

/** The rejection of an aborted call: a plain object, not an Error, since the library serializes it. */
const isAborted = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

/** Whether an answer is the record of something that was deleted here. */
const isDeleted = ({ deleted }: RootState, answer: unknown) =>
  typeof answer === 'object' &&
  answer !== null &&
  'id' in answer &&
  typeof answer.id === 'string' &&
  deleted.includes(answer.id)

/** What the cache can show of a call; undefined where only the region knows. */
export function knownAnswer<Args, Answer>(
  store: AppStore,
  endpoint: QueryEndpoint<Args, Answer>,
  args: Args,
): Answer | undefined {
  const { data, isError } = endpoint.select(args)(store.getState())
  return isError || isDeleted(store.getState(), data) ? undefined : data
}

/** A call of a loader. */
interface Fetch<Args, Answer> {
  endpoint: QueryEndpoint<Args, Answer>
  args: Args
  /** Maximum age of a cached answer that is not asked for again, in seconds. */
  freshS: number
  /** Aborted when the navigation is left. */
  signal: AbortSignal
}

/**
 * Fetches what a page needs before it is shown, unless the cache holds a fresh answer. An abandoned navigation does not
 * abort its requests: the next navigation may need the same answer and then joins the request.
 *
 * @returns the answer; null when the navigation was abandoned before the answer arrived
 * @throws the ApiError of the call
 */
export async function fetchNow<Args, Answer>(
  store: AppStore,
  call: Fetch<Args, Answer>,
): Promise<Answer | null> {
  const { endpoint, args, freshS, signal } = call
  const { isError, error: lastError } = endpoint.select(args)(store.getState())
  if (isError && partOf(store, refusals).isJustBrought(lastError)) throw lastError
  // Freshness counts from the last success, also when a call has failed since: without force, "Try again" within
  // that time would repeat the error without a call.
  const started = store.dispatch(endpoint.initiate(args, { forceRefetch: isError || freshS }))
  store.speculative.expect(started.queryCacheKey)
  try {
    return await started.unwrap()
  } catch (error) {
    if (signal.aborted || store.parts.signal.aborted) return null
    // The joined request was aborted by another caller.
    if (isAborted(error)) return await fetchNow(store, call)
    throw error
  } finally {
    started.unsubscribe()
  }
}

/**
 * As {@link fetchNow}, but what is known is returned at once, and refreshed behind the page unless it is fresh.
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
 * Fetches what a page that may be opened will need, once, if nothing is known of it. Its failure means nothing: the
 * page, if it is opened, asks again.
 *
 * @returns the answer; null without one
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
