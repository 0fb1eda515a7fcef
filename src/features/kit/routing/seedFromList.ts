import { answerAsOf, cachedQueries } from '#store/api/internals'
import type { AppStore } from '#store/store'
import type { QueryEndpoint } from './prefetch'

/** The endpoint of a list of records. */
export interface CachedList<Row> {
  name: string
  select(args: never): (state: never) => { data?: { items: readonly Row[] } | undefined }
}

/** The arguments of a list that do not select its records. */
const paging: ReadonlySet<string> = new Set(['limit', 'pageToken', 'sortBy'])

/** The selecting arguments of a request, as text: equal for a record and a list that contains it. */
const selectors = (args: object, leftOut: string) =>
  JSON.stringify(
    Object.entries(args)
      .filter(([name, value]) => name !== leftOut && !paging.has(name) && value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

/**
 * Caches the row of a list as the record itself, with the age of the list, if that is newer than the cached
 * record. The record's own response follows, unless the list is fresh.
 *
 * @param param the argument that names the record
 */
export function seedFromList<Args, Row extends { id: string; name: string }>(
  store: AppStore,
  view: QueryEndpoint<Args, Row>,
  list: CachedList<Row>,
  param: string,
  args: Args,
) {
  const state = store.getState()
  const { isError, isLoading, fulfilledTimeStamp = 0 } = view.select(args)(state)
  if (isError || isLoading) return
  const about = selectors(args as object, param)
  const rows = cachedQueries(state).flatMap((cached) => {
    if (cached?.endpointName !== list.name || cached.status === 'rejected' || !cached.data) return []
    if (selectors((cached.originalArgs ?? {}) as object, param) !== about) return []
    const row = (cached.data as { items: readonly Row[] }).items.find(
      ({ name }) => name === (args as Record<string, unknown>)[param],
    )
    return row ? [{ row, at: cached.fulfilledTimeStamp ?? 0 }] : []
  })
  const newest = rows.toSorted((one, other) => other.at - one.at)[0]
  if (!newest || newest.at <= fulfilledTimeStamp || state.deleted.includes(newest.row.id)) return
  store.dispatch(answerAsOf(view.name, args, newest.row, newest.at))
}
