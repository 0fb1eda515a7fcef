import { ALL_LIMIT } from '#store/model/paging'
import type { AppStore } from '#store/store'
import type { QueryEndpoint } from '#features/kit/routing/prefetch'
import { askFor } from './askFor'

interface Pages {
  limit?: number | undefined
  pageToken?: string | undefined
}

/** Asks the region for a list to its last page, whatever the page has in its cache. @throws the error of a request */
export async function askForAll<Args, Row>(
  store: Pick<AppStore, 'dispatch'>,
  endpoint: QueryEndpoint<Args & Pages, { items: readonly Row[]; nextPage?: string | null | undefined }>,
  args: Args,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  let next: string | undefined
  do {
    const { items, nextPage } = await askFor(store, endpoint, {
      ...args,
      limit: ALL_LIMIT,
      ...(next === undefined ? {} : { pageToken: next }),
    })
    rows.push(...items)
    next = items.length > 0 ? (nextPage ?? undefined) : undefined
  } while (next !== undefined)
  return rows
}
