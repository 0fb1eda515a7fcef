import { answerAsOf, cachedQueries } from '#store/api/internals'
import type { AppStore } from '#store/store'
import type { QueryEndpoint } from './prefetch'

/** A list of records, as far as it can name them. */
export interface ListEndpoint<Row> {
  name: string
  select(args: never): (state: never) => { data?: { items: readonly Row[] } | undefined }
}

/** The arguments of a list that do not say what it is a list of. */
const paging = new Set(['limit', 'pageToken', 'sortBy'])

/** What a call is about, as text: equal for a record and a list that has it. */
const selectors = (args: object, leftOut: string) =>
  JSON.stringify(
    Object.entries(args)
      .filter(([name, value]) => name !== leftOut && !paging.has(name) && value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

/**
 * Puts the row of a list into the cache as the record itself, with the age of the list, where that is newer than what is
 * known of the record. The record's own answer follows, unless the list is fresh.
 *
 * @param param the argument that names the record
 */
export function seedFromList<Args, Row extends { id: string; name: string }>(
  store: AppStore,
  view: QueryEndpoint<Args, Row>,
  list: ListEndpoint<Row>,
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
