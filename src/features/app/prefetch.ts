import { data, type LoaderFunctionArgs } from 'react-router'
import { api } from '../../store/api/api'
import { store } from '../../store/appStore'
import { isApiError } from '../../store/model/apiError'

/** What `dispatch(endpoint.initiate(…))` gives back, as far as a loader needs it. */
interface Started<T> {
  queryCacheKey: string
  abort(): void
  unsubscribe(): void
  unwrap(): Promise<T>
}

interface Subscriptions {
  getSubscriptionCount(queryCacheKey: string): number
}

/**
 * Fetches what a page needs before it shows. Leaving the route while it loads aborts the call, unless a mounted
 * component has joined it: aborting then would leave that component rejected for good.
 *
 * @throws a 404 response for the not-found screen; any other failure as the {@link ApiError} it is, so that the error
 *   screen keeps its status.
 */
export async function prefetch<T>(args: LoaderFunctionArgs, run: () => Started<T>): Promise<T | null> {
  const { signal } = args.request
  const started = run()
  const onAbort = () => {
    // The toolkit offers no public count of subscribers; its version is pinned for this one call.
    const counts = store.dispatch(
      api.internalActions.internal_getRTKQSubscriptions(),
    ) as unknown as Subscriptions
    if (counts.getSubscriptionCount(started.queryCacheKey) <= 1) started.abort()
  }
  if (signal.aborted) onAbort()
  else signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await started.unwrap()
  } catch (error) {
    // The call we joined was aborted by the navigation before ours: ask again.
    if (error instanceof Error && error.name === 'AbortError')
      return signal.aborted ? null : await prefetch(args, run)
    if (isApiError(error) && error.statusCode === 404) throw data(error, { status: 404 })
    throw error
  } finally {
    signal.removeEventListener('abort', onAbort)
    started.unsubscribe()
  }
}

/** The arguments of a list's first page, exactly as the list itself will ask for it. */
export const firstPage = () => ({ limit: store.getState().preferences.pageSize, pageToken: undefined })
