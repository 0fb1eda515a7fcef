import type { ApiError } from '#store/model/apiError'
import type { Ask, TypedCall } from './call'

/** The maximum number of pages. Callers choose a limit by which one or two are enough. */
const MOST_PAGES = 10

interface Page<Item> {
  items: Item[]
  nextPage?: string | null | undefined
}

/**
 * All items of a list, page by page.
 *
 * @param limit items per page; a shorter page is the last one
 * @param callOf returns the request of one page
 */
export async function fetchAllPages<Item>(
  limit: number,
  callOf: (pageToken: string | undefined) => TypedCall<Page<Item>>,
  ask: Ask,
): Promise<{ data: Item[] } | { error: ApiError }> {
  const items: Item[] = []
  let token: string | undefined
  for (let count = 0; count < MOST_PAGES; count += 1) {
    const { data, error } = await ask(callOf(token))
    if (error) return { error }
    const page = data as Page<Item>
    items.push(...page.items)
    token = page.nextPage ?? undefined
    if (token === undefined || page.items.length < limit) break
  }
  return { data: items }
}
