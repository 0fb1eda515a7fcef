import type { NameOrIdSortMode } from '#store/api/generated/types'
import { partLimit, type PartLimit } from '#model/paging'
import type { Sort } from '#ui/tables/sortRows'

// The position of a list in its address: `?filter=web&state=running&state=failed&sort=memory-desc&page=…`. Each
// facet has its own parameter; the page is the server's token, or a number if the console pages the list. Other
// parameters do not change.

export interface ListAddress {
  text: string
  /** The chosen values of each facet, by the facet's id. */
  facets: Readonly<Record<string, readonly string[]>>
  sort: Sort | undefined
  page: string | undefined
}

/** The parameters every list has. */
export const LIST_PARAMETERS = ['filter', 'sort', 'page'] as const

const DESCENDING = '-desc'

const readSort = (text: string | null): Sort | undefined => {
  if (!text) return undefined
  const descending = text.endsWith(DESCENDING)
  return { column: descending ? text.slice(0, -DESCENDING.length) : text, descending }
}

/** @param facetIds the parameters that are facets of this list */
export function readAddress(search: string, facetIds: readonly string[] = []): ListAddress {
  const params = new URLSearchParams(search)
  const chosen = facetIds.map((id) => [id, params.getAll(id)] as const).filter(([, values]) => values.length)
  return {
    text: params.get('filter') ?? '',
    facets: Object.fromEntries(chosen),
    sort: readSort(params.get('sort')),
    page: params.get('page') ?? undefined,
  }
}

/** The query string after a change of the position: parts that the change does not name stay, empty ones are removed. */
export function writeAddress(
  search: string,
  change: Partial<ListAddress>,
  facetIds: readonly string[] = [],
): string {
  const params = new URLSearchParams(search)
  const put = (key: string, values: readonly string[]) => {
    params.delete(key)
    for (const value of values) params.append(key, value)
  }
  if ('text' in change) put('filter', change.text ? [change.text] : [])
  if (change.facets) for (const id of facetIds) put(id, change.facets[id] ?? [])
  if ('sort' in change)
    put('sort', change.sort ? [`${change.sort.column}${change.sort.descending ? DESCENDING : ''}`] : [])
  if ('page' in change) put('page', change.page ? [change.page] : [])
  return params.size > 0 ? `?${params}` : ''
}

/** The column that the API sorts by, which is also the default order. */
export const SERVER_SORTED = 'name'

/** Whether the server sorts by this column, so that a page of a longer list is correct. */
export const isServerSort = (sort: Sort | undefined) => sort === undefined || sort.column === SERVER_SORTED

const PAGE_NUMBER = /^[1-9]\d{0,3}$/

/** The page as a number from 1, if the console pages the list itself. */
export const pageNumber = ({ page }: ListAddress): number =>
  page && PAGE_NUMBER.test(page) ? Number(page) : 1

/** The page as the server's token; undefined for the first one. */
export const pageToken = ({ page }: ListAddress): string | undefined =>
  page && !PAGE_NUMBER.test(page) ? page : undefined

/**
 * The arguments of a list request that come from the address. Loaders and lists share them, so that they send the
 * same request.
 */
export interface PageArgs {
  limit: PartLimit
  pageToken: string | undefined
  sortBy: NameOrIdSortMode | undefined
}

export const pageArgs = (address: ListAddress, pageSize: number): PageArgs => ({
  limit: partLimit(pageSize),
  pageToken: pageToken(address),
  sortBy: address.sort?.column === SERVER_SORTED && address.sort.descending ? 'name_descending' : undefined,
})
