import type { AppStore } from '#store/store'
import type { QueryEndpoint } from '#features/kit/routing/prefetch'

/**
 * Asks the region, whatever the page has in its cache. A subscription keeps the answer until it is taken: the library
 * drops one that a write makes stale meanwhile. @throws the error of the request
 */
export async function askFor<Args, Answer>(
  { dispatch }: Pick<AppStore, 'dispatch'>,
  endpoint: QueryEndpoint<Args, Answer>,
  args: Args,
): Promise<Answer> {
  const asked = dispatch(endpoint.initiate(args, { forceRefetch: true }))
  try {
    return await asked.unwrap()
  } finally {
    asked.unsubscribe()
  }
}
