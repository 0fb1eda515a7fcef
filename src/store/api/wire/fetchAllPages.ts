import type { ApiError } from '#store/model/apiError'
import { askOne, type Ask, type TypedCall } from './call'
import { eachPage } from './eachPage'
import type { Page } from './nextPage'

/** The maximum number of pages. Callers choose a limit by which one or two are enough. */
const MOST_PAGES = 10

/**
 * The pages of a list, from within an endpoint.
 *
 * @param limit items per page
 * @param callOf returns the request of one page
 */
export const fetchEachPage = <Item>(
  limit: number,
  callOf: (pageToken: string | undefined) => TypedCall<Page<Item>>,
  ask: Ask,
) => eachPage(limit, (token) => askOne(callOf(token), ask))

/**
 * All items of a list, page by page.
 *
 * @param limit items per page
 * @param callOf returns the request of one page
 */
export async function fetchAllPages<Item>(
  limit: number,
  callOf: (pageToken: string | undefined) => TypedCall<Page<Item>>,
  ask: Ask,
): Promise<{ data: Item[] } | { error: ApiError }> {
  const items: Item[] = []
  let count = 0
  for await (const { data, error } of fetchEachPage(limit, callOf, ask)) {
    if (error) return { error }
    items.push(...(data?.items ?? []))
    count += 1
    if (count === MOST_PAGES) break
  }
  return { data: items }
}
