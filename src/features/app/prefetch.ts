import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '../../store/store'

/** What `dispatch(endpoint.initiate(…))` returns, as far as a loader needs it. */
interface Started<Answer> {
  unsubscribe(): void
  unwrap(): Promise<Answer>
}

/** A query endpoint, as far as a loader needs it. */
export interface QueryEndpoint<Args, Answer> {
  initiate(args: Args, options: { forceRefetch: boolean | number }): ThunkOf<Started<Answer>>
  select(args: Args): (state: RootState) => { isError: boolean }
}

type ThunkOf<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>

interface Store {
  dispatch<Result>(thunk: ThunkOf<Result>): Result
  getState(): RootState
}

/**
 * The rejection of a call that was called off: a plain record, not an Error, since the library serializes what it
 * keeps.
 */
const isAborted = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

/**
 * Fetches what a page needs before it shows, unless the cache has it fresh. A navigation that is left does not call
 * its requests off: the next one may want the same answer, and then joins the request instead of starting over.
 *
 * @param signal aborted when the navigation is left
 * @param freshS how old an answer may be that is not asked for again, in seconds
 * @returns the answer; null when the navigation was left and the answer did not arrive
 * @throws the ApiError of the call
 */
export async function prefetch<Args, Answer>(
  store: Store,
  signal: AbortSignal,
  endpoint: QueryEndpoint<Args, Answer>,
  args: Args,
  freshS: number,
): Promise<Answer | null> {
  // Freshness counts from the last success, also when a call has failed since: without force, "Try again" within
  // that time would repeat the error without a call.
  const hasFailed = endpoint.select(args)(store.getState()).isError
  const started = store.dispatch(endpoint.initiate(args, { forceRefetch: hasFailed || freshS }))
  try {
    return await started.unwrap()
  } catch (error) {
    if (signal.aborted) return null
    // Something else called the request off that this one had joined.
    if (isAborted(error)) return await prefetch(store, signal, endpoint, args, freshS)
    throw error
  } finally {
    started.unsubscribe()
  }
}
