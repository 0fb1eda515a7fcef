import { ALL_LIMIT } from '#store/model/paging'
import type { AppStore } from '#store/store'
import { askFor } from '#features/kit/queries/askFor'
import type { QueryEndpoint } from '#features/kit/routing/prefetch'

/** One page of a list: its rows, and the token of the next page. */
interface ListPage<Row> {
  rows: readonly Row[]
  next: string | undefined
}

/** A list that is read page by page. Each page is asked for afresh. @throws the error of a request */
export type ListOf<Row> = (store: AppStore, pageToken?: string) => Promise<ListPage<Row>>

interface Pages {
  limit?: number | undefined
  pageToken?: string | undefined
}

/** A list without pages. */
export const pages =
  <Args, Answer, Row>(
    endpoint: QueryEndpoint<Args, Answer>,
    args: Args,
    rowsOf: (answer: Answer) => readonly Row[],
  ): ListOf<Row> =>
  async (store) => ({ rows: rowsOf(await askFor(store, endpoint, args)), next: undefined })

/** A list with pages, in a place. */
export const listed =
  <Place, Args, Row, Facts>(
    endpoint: QueryEndpoint<Args & Pages, { items: readonly Row[]; nextPage?: string | null | undefined }>,
    argsOf: (place: Place) => Args,
    factsOf: (row: Row) => Facts,
  ) =>
  (place: Place): ListOf<Facts> =>
  async (store, pageToken) => {
    const { items, nextPage } = await askFor(store, endpoint, {
      ...argsOf(place),
      limit: ALL_LIMIT,
      ...(pageToken === undefined ? {} : { pageToken }),
    })
    return { rows: items.map(factsOf), next: items.length > 0 ? (nextPage ?? undefined) : undefined }
  }
