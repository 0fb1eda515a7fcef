import { data, type Params } from 'react-router'
import { store } from '../../store/appStore'
import { isApiError } from '../../store/model/apiError'
import { FRESH_S } from '../../store/model/limits'
import { pageArgs, readAddress, type PageArgs } from '../shared/list/address'
import { prefetch, type QueryEndpoint } from './prefetch'

// Loaders, made of the endpoints their page asks. Their arguments are the page's own, to the letter: only then does
// the page find the answer in the cache.

/** What a loader reads of the navigation it belongs to. */
export interface LoaderInput {
  request: Request
  params: Params
}

/** The parameters of an address. Its route has them; one it does not have is empty. */
export type At = Readonly<Record<RouteParam, string>>

const routeParams = [
  'project',
  'instance',
  'interface',
  'disk',
  'snapshot',
  'image',
  'floatingIp',
  'vpc',
  'rule',
  'subnet',
  'router',
  'route',
  'gateway',
  'antiAffinityGroup',
  'affinityGroup',
  'identity',
] as const

type RouteParam = (typeof routeParams)[number]

const addressOf = (params: Params) =>
  Object.fromEntries(routeParams.map((name) => [name, params[name] ?? ''])) as At

/** The call of a loader: what is asked for, by the address of the page and its query string. */
type ArgsOf<Args> = (at: At, query: URLSearchParams) => Args

/**
 * A loader that fetches one answer before the page shows.
 *
 * @param freshS how old an answer may be that is not asked for again, in seconds
 */
export const load =
  <Args, Answer>(endpoint: QueryEndpoint<Args, Answer>, argsOf: ArgsOf<Args>, freshS = FRESH_S) =>
  ({ request, params }: LoaderInput): Promise<Answer | null> =>
    prefetch(
      store,
      request.signal,
      endpoint,
      argsOf(addressOf(params), new URL(request.url).searchParams),
      freshS,
    )

/** A loader that starts a call the page can do without: the page does not wait, and says itself when it fails. */
export const loadAhead =
  <Args, Answer>(endpoint: QueryEndpoint<Args, Answer>, argsOf: ArgsOf<Args>) =>
  ({ request, params }: LoaderInput): null => {
    const args = argsOf(addressOf(params), new URL(request.url).searchParams)
    store.dispatch(endpoint.initiate(args, { forceRefetch: FRESH_S })).unsubscribe()
    return null
  }

type Loader = (input: LoaderInput) => unknown

/** A loader that runs several at once, and fails with the first of them that does. */
export const loadAll =
  (...loaders: readonly Loader[]) =>
  async (input: LoaderInput): Promise<null> => {
    await Promise.all(loaders.map((loader) => loader(input)))
    return null
  }

/** A loader that waits for another, and lets its page show when that one's call fails: the page says so itself. */
export const settled = (loader: Loader) => async (input: LoaderInput) => {
  try {
    return await loader(input)
  } catch (error) {
    if (isApiError(error)) return null
    throw error
  }
}

/**
 * A loader that waits for another for a limited time: an answer that is later arrives in its page.
 *
 * @param limitMs milliseconds; answers of the usual speed are there when the page shows, so that nothing moves in it
 */
export const upTo = (limitMs: number, loader: Loader) => (input: LoaderInput) =>
  Promise.race([loader(input), new Promise<null>((resolve) => setTimeout(resolve, limitMs, null))])

/** The end of a loader whose page is about a part of an answer. @throws 404 when the answer has no such part */
export function notFoundUnless(isThere: boolean): null {
  if (!isThere) throw data(null, { status: 404 })
  return null
}

/**
 * A loader of that page of a list which its address names, in its order: the very call the list itself makes. A page
 * token the server does not take is no reason not to show the page: the list says so, and leads to its first page.
 */
export const loadPage =
  <Selectors, Answer>(
    endpoint: QueryEndpoint<Selectors & PageArgs, Answer>,
    selectorsOf: (at: At) => Selectors,
  ) =>
  async (input: LoaderInput): Promise<Answer | null> => {
    const address = readAddress(new URL(input.request.url).search)
    const page = pageArgs(address, store.getState().preferences.pageSize)
    try {
      return await load(endpoint, (at) => ({ ...selectorsOf(at), ...page }))(input)
    } catch (error) {
      if (page.pageToken && isApiError(error) && error.statusCode === 400) return null
      throw error
    }
  }
