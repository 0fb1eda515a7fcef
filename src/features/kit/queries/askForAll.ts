import { eachPage } from '#store/api/wire/eachPage'
import type { Page } from '#store/api/wire/nextPage'
import { PAGE_LIMIT, type PartLimit } from '#model/paging'
import type { AppStore } from '#store/store'
import type { QueryEndpoint } from '#features/kit/routing/prefetch'
import { askFor } from './askFor'

interface PageArgs {
  limit: PartLimit
  pageToken?: string | undefined
}

/** The query of a list with pages. */
export type PagedEndpoint<Args, Row> = QueryEndpoint<Args & PageArgs, Page<Row>>

/**
 * Asks the region for a list page by page, whatever the page has in its cache. @throws the error of a request
 *
 * @param send wraps each request
 */
export async function* askForPages<Args, Row>(
  store: Pick<AppStore, 'dispatch'>,
  endpoint: PagedEndpoint<Args, Row>,
  args: Args,
  send = <Result>(request: () => Promise<Result>) => request(),
): AsyncGenerator<readonly Row[], void, undefined> {
  const pages = eachPage(PAGE_LIMIT, async (pageToken) => ({
    data: await send(() =>
      askFor(store, endpoint, { ...args, limit: PAGE_LIMIT, ...(pageToken && { pageToken }) }),
    ),
  }))
  for await (const { data } of pages) yield data.items
}

/** Asks the region for a list to its last page, whatever the page has in its cache. @throws the error of a request */
export async function askForAll<Args, Row>(
  store: Pick<AppStore, 'dispatch'>,
  endpoint: PagedEndpoint<Args, Row>,
  args: Args,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  for await (const items of askForPages(store, endpoint, args)) rows.push(...items)
  return rows
}
