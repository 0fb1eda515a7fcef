import type { AppStore } from '#store/store'
import { askFor } from '#features/kit/queries/askFor'
import { askForPages, type PagedEndpoint } from '#features/kit/queries/askForAll'
import type { QueryEndpoint } from '#features/kit/routing/prefetch'

/** Sends a request, in its turn and with its cause. */
type Send = <Result>(request: () => Promise<Result>) => Promise<Result>

/** The pages of a list, each with its rows. Each page is asked for afresh. @throws the error of a request */
export type ListOf<Row> = (store: AppStore, send: Send) => AsyncIterable<readonly Row[]>

/** A list without pages. */
export const unpaged = <Args, Answer, Row>(
  endpoint: QueryEndpoint<Args, Answer>,
  args: Args,
  rowsOf: (answer: Answer) => readonly Row[],
): ListOf<Row> =>
  async function* rows(store, send) {
    yield rowsOf(await send(() => askFor(store, endpoint, args)))
  }

/** A list with pages, in a place. */
export const pagedList =
  <Place, Args, Row, Facts>(
    endpoint: PagedEndpoint<Args, Row>,
    argsOf: (place: Place) => Args,
    factsOf: (row: Row, place: Place) => Facts,
  ) =>
  (place: Place): ListOf<Facts> =>
    async function* facts(store, send) {
      for await (const rows of askForPages(store, endpoint, argsOf(place), send))
        yield rows.map((row) => factsOf(row, place))
    }
