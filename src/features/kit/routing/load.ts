import { createContext, data, type Params } from 'react-router'
import { isApiError } from '#model/apiError'
import { FRESH_S } from '#model/timing'
import { consolePartOf } from '#store/parts'
import type { AppStore } from '#store/store'
import { pageArgs, readAddress, type PageArgs } from './listAddress'
import { navigations } from './navigationLog'
import { fetchGuessed, fetchNow, fetchUnlessKnown, knownAnswer, type QueryEndpoint } from './prefetch'
import { refusals } from './refusals'
import type { Loader } from './routeInternals'
import { seedFromList, type CachedList } from './seedFromList'

// Loaders, built from the endpoints of their page. They use exactly the arguments of the page, so that the page
// finds the response in the cache.

/**
 * The input of a loader. A guess is a prefetch: no page waits for its data.
 *
 * @typeParam Here the parameters of its page
 */
export type LoaderInput<Here = Params> = Parameters<Loader<Here>>[0]

/** The context key of the console's store, for the loaders. */
export const storeContext = createContext<AppStore>()

/** The store of the console that a loader runs in. */
export const storeOf = ({ context }: Pick<LoaderInput<unknown>, 'context'>): AppStore =>
  context.get(storeContext)

/** Parameters of a page, by their names. A route that lacks one of them does not take the loader. */
export type At<Name extends string> = Readonly<Record<Name, string>>

/** The arguments of a loader's call, from the path and query of the page. */
type ArgsOf<Args, Here> = (at: Here, query: URLSearchParams) => Args

const callOf = <Args, Answer, Here>(
  { request, params }: LoaderInput<Here>,
  endpoint: QueryEndpoint<Args, Answer>,
  argsOf: ArgsOf<Args, Here>,
  freshS = FRESH_S,
) => ({
  endpoint,
  args: argsOf(params, new URL(request.url).searchParams),
  freshS,
  signal: request.signal,
})

/** Runs a request with the loader's navigation as its cause in the log. */
function because<Result>(input: LoaderInput<unknown>, ask: (store: AppStore) => Result): Result {
  const store = storeOf(input)
  return store.log.within(consolePartOf(store, navigations).causeOfLoading(input.request), () => ask(store))
}

/**
 * A loader that fetches one response before the page is shown. A page with cached data does not wait: it shows
 * the data, and the response replaces it. If that request is refused, its error replaces the page.
 *
 * @param freshS maximum age of a cached response that is not refetched, in seconds
 */
export const load =
  <Args, Answer, Here>(endpoint: QueryEndpoint<Args, Answer>, argsOf: ArgsOf<Args, Here>, freshS = FRESH_S) =>
  (input: LoaderInput<Here>): Promise<Answer | null> => {
    const call = callOf(input, endpoint, argsOf, freshS)
    if (input.isGuess) return fetchGuessed(storeOf(input), call)
    const { pathname } = new URL(input.request.url)
    return because(input, (store) =>
      fetchUnlessKnown(store, call, (error) => consolePartOf(store, refusals).refreshFailed(error, pathname)),
    )
  }

/** A loader that waits for a fresh response: for forms that change a record, and for a part of a response. */
export const loadFresh =
  <Args, Answer, Here>(endpoint: QueryEndpoint<Args, Answer>, argsOf: ArgsOf<Args, Here>) =>
  (input: LoaderInput<Here>): Promise<Answer | null> => {
    const call = callOf(input, endpoint, argsOf)
    return input.isGuess
      ? fetchGuessed(storeOf(input), call)
      : because(input, (store) => fetchNow(store, call))
  }

/**
 * A loader of one record. If a cached list has its row, the page shows the row first.
 *
 * @param list the list of such records
 * @param param the argument that names the record
 */
export const loadListed =
  <Args, Answer extends { id: string; name: string }, Here>(
    endpoint: QueryEndpoint<Args, Answer>,
    list: CachedList<Answer>,
    param: string,
    argsOf: ArgsOf<Args, Here>,
  ) =>
  (input: LoaderInput<Here>): Promise<Answer | null> => {
    seedFromList(storeOf(input), endpoint, list, param, callOf(input, endpoint, argsOf).args)
    return load(endpoint, argsOf)(input)
  }

/** A loader that starts an optional call: the page does not wait for it and shows its error itself. */
export const loadAhead =
  <Args, Answer, Here>(endpoint: QueryEndpoint<Args, Answer>, argsOf: ArgsOf<Args, Here>) =>
  (input: LoaderInput<Here>): null => {
    const call = callOf(input, endpoint, argsOf)
    if (input.isGuess) void fetchGuessed(storeOf(input), call)
    else
      because(input, (store) =>
        store.dispatch(endpoint.initiate(call.args, { forceRefetch: FRESH_S })).unsubscribe(),
      )
    return null
  }

/**
 * A loader for a page with a head, which {@link loadListed} loads. If the head is cached, the page is shown at
 * once, and its other parts load in it. Otherwise the page waits for all of them. The parts show their own errors.
 */
export const loadHeadFirst =
  <Args, Answer extends { id: string; name: string }, Here>(
    endpoint: QueryEndpoint<Args, Answer>,
    list: CachedList<Answer>,
    param: string,
    argsOf: ArgsOf<Args, Here>,
    ...parts: readonly Loader<Here>[]
  ) =>
  async (input: LoaderInput<Here>): Promise<null> => {
    const head = loadListed(endpoint, list, param, argsOf)(input)
    const rest = Promise.all(parts.map((part) => settled(part)(input)))
    if (knownAnswer(storeOf(input), endpoint, callOf(input, endpoint, argsOf).args) === undefined) {
      await Promise.all([head, rest])
    } else {
      rest.catch(() => {})
      await head
    }
    return null
  }

/** The parameters that a page must have for all of these loaders. */
type AtAll<Loaders extends readonly Loader<never>[]> =
  Loaders[number] extends Loader<infer Here> ? Here : never

/** The answer that a loader returns. */
type AnswerOf<Each> = Each extends (input: never) => infer Answer ? Awaited<Answer> : null

/** A loader that runs several loaders in parallel and fails with the first error. It returns the answer of the first. */
export const loadAll =
  <Loaders extends readonly Loader<never>[]>(...loaders: Loaders) =>
  async (input: LoaderInput<AtAll<Loaders>>): Promise<AnswerOf<Loaders[0]>> => {
    const [first] = await Promise.all(loaders.map((loader) => loader(input as LoaderInput<never>)))
    return first as AnswerOf<Loaders[0]>
  }

/** A loader that waits for another one and ignores its error: the page shows it. */
export const settled =
  <Here, Found>(loader: (input: LoaderInput<Here>) => Found | Promise<Found>) =>
  async (input: LoaderInput<Here>): Promise<Found | null> => {
    try {
      return await loader(input)
    } catch (error) {
      if (isApiError(error)) return null
      throw error
    }
  }

/** Ends a loader whose page shows a part of a response. @throws 404 if the response has no such part */
export function notFoundUnless(isThere: boolean): null {
  if (!isThere) throw data(null, { status: 404 })
  return null
}

/** The arguments of a list page in some order. */
type Ordered<SortBy> = Omit<PageArgs, 'sortBy'> & { sortBy: SortBy }

/**
 * A loader for the list page that the address names: exactly the call of the list itself. If the server rejects the page
 * token, the page still opens: the list shows the error and a link to its first page.
 *
 * @param order the only order of the list; by default, that of the address
 */
export const loadPage =
  <Selectors, Answer, Here, SortBy = PageArgs['sortBy']>(
    endpoint: QueryEndpoint<Selectors & Ordered<SortBy>, Answer>,
    selectorsOf: ArgsOf<Selectors, Here>,
    order?: { sortBy: SortBy },
  ) =>
  async (input: LoaderInput<Here>): Promise<Answer | null> => {
    const address = readAddress(new URL(input.request.url).search)
    const page = pageArgs(address, storeOf(input).getState().preferences.pageSize)
    const ordered = { ...page, ...order } as Ordered<SortBy>
    try {
      return await load(endpoint, (at: Here, query) => ({ ...selectorsOf(at, query), ...ordered }))(input)
    } catch (error) {
      if (page.pageToken && isApiError(error) && error.statusCode === 400) return null
      throw error
    }
  }
