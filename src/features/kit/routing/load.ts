import { createContext, data, type Params } from 'react-router'
import { isApiError } from '#store/model/apiError'
import { FRESH_S } from '#store/model/timing'
import { partOf } from '#store/parts'
import type { AppStore } from '#store/store'
import { pageArgs, readAddress, type PageArgs } from './listAddress'
import { navigations } from './navigationLog'
import { fetchGuessed, fetchNow, fetchUnlessKnown, knownAnswer, type QueryEndpoint } from './prefetch'
import { refusals } from './refusals'
import type { Loader } from './routeInternals'
import { seedFromList, type ListEndpoint } from './seedFromList'

// Loaders, built from the endpoints of their page. They use exactly the arguments of the page, so that the page finds
// the answer in the cache.

/**
 * What a loader reads from its navigation. Nothing waits yet for the data of a guess.
 *
 * @typeParam Here the parameters of its page
 */
export type LoaderInput<Here = Params> = Parameters<Loader<Here>>[0]

/** Where the router keeps the store of its console, for the loaders. */
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

/** Asks for something because of the navigation that a loader runs for. */
function because<Result>(input: LoaderInput<unknown>, ask: (store: AppStore) => Result): Result {
  const store = storeOf(input)
  return store.log.within(partOf(store, navigations).causeOfLoading(input.request), () => ask(store))
}

/**
 * A loader that fetches one answer before the page shows. A page seen before does not wait: it shows what is known, and
 * the answer replaces it. If the region refuses the page then, its error replaces the page.
 *
 * @param freshS maximum age of a cached answer that is not asked for again, in seconds
 */
export const load =
  <Args, Answer, Here>(endpoint: QueryEndpoint<Args, Answer>, argsOf: ArgsOf<Args, Here>, freshS = FRESH_S) =>
  (input: LoaderInput<Here>): Promise<Answer | null> => {
    const call = callOf(input, endpoint, argsOf, freshS)
    if (input.isGuess) return fetchGuessed(storeOf(input), call)
    const { pathname } = new URL(input.request.url)
    return because(input, (store) =>
      fetchUnlessKnown(store, call, (error) => partOf(store, refusals).refreshFailed(error, pathname)),
    )
  }

/** A loader that waits for a fresh answer: for forms that change what is there, and for a part of an answer. */
export const loadFresh =
  <Args, Answer, Here>(endpoint: QueryEndpoint<Args, Answer>, argsOf: ArgsOf<Args, Here>) =>
  (input: LoaderInput<Here>): Promise<Answer | null> => {
    const call = callOf(input, endpoint, argsOf)
    return input.isGuess
      ? fetchGuessed(storeOf(input), call)
      : because(input, (store) => fetchNow(store, call))
  }

/**
 * A loader of one record, which a list may have shown already: then the row is the first that its page shows.
 *
 * @param list the list of such records
 * @param param the parameter of the call that names the record
 */
export const loadListed =
  <Args, Answer extends { id: string; name: string }, Here>(
    endpoint: QueryEndpoint<Args, Answer>,
    list: ListEndpoint<Answer>,
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
 * A loader for a page with a head, which {@link loadListed} loads. Where the head is known, the page shows at once: its
 * other parts arrive in it, and show their errors themselves. Otherwise the page waits for all of them.
 */
export const loadHeadFirst =
  <Args, Answer extends { id: string; name: string }, Here>(
    endpoint: QueryEndpoint<Args, Answer>,
    list: ListEndpoint<Answer>,
    param: string,
    argsOf: ArgsOf<Args, Here>,
    ...parts: readonly Loader<Here>[]
  ) =>
  async (input: LoaderInput<Here>): Promise<null> => {
    const head = loadListed(endpoint, list, param, argsOf)(input)
    const rest = Promise.all(parts.map((part) => part(input)))
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

/** A loader that runs several loaders in parallel and fails with the first error. */
export const loadAll =
  <Loaders extends readonly Loader<never>[]>(...loaders: Loaders) =>
  async (input: LoaderInput<AtAll<Loaders>>): Promise<null> => {
    await Promise.all(loaders.map((loader) => loader(input as LoaderInput<never>)))
    return null
  }

/** A loader that waits for another one and ignores its error: the page shows it. */
export const settled =
  <Here>(loader: Loader<Here>) =>
  async (input: LoaderInput<Here>) => {
    try {
      return await loader(input)
    } catch (error) {
      if (isApiError(error)) return null
      throw error
    }
  }

/** Ends a loader whose page shows a part of an answer. @throws 404 when the answer has no such part */
export function notFoundUnless(isThere: boolean): null {
  if (!isThere) throw data(null, { status: 404 })
  return null
}

/**
 * A loader for the list page that the address names, in its order: exactly the call of the list itself. If the server
 * rejects the page token, the page still opens: the list shows the error and a link to its first page.
 */
export const loadPage =
  <Selectors, Answer, Here>(
    endpoint: QueryEndpoint<Selectors & PageArgs, Answer>,
    selectorsOf: (at: Here) => Selectors,
  ) =>
  async (input: LoaderInput<Here>): Promise<Answer | null> => {
    const address = readAddress(new URL(input.request.url).search)
    const page = pageArgs(address, storeOf(input).getState().preferences.pageSize)
    try {
      return await load(endpoint, (at: Here) => ({ ...selectorsOf(at), ...page }))(input)
    } catch (error) {
      if (page.pageToken && isApiError(error) && error.statusCode === 400) return null
      throw error
    }
  }
