interface PageArgs {
  limit?: number | null | undefined
  pageToken?: string | null | undefined
  sortBy?: string | null | undefined
}

interface Row {
  id: string
  name?: string
}

/** What a list is ordered by: the texts of each sort mode it knows, and the mode when none is asked for. */
export interface Order<T> {
  by: (row: T, mode: string) => string
  mode: string
}

/** By name, or by id when asked. */
export const byNameOrId: Order<Row> = {
  by: (row, mode) => (mode.startsWith('name') ? (row.name ?? row.id) : row.id),
  mode: 'name_ascending',
}

/** By id alone. */
export const byId: Order<{ id: string }> = { by: ({ id }) => id, mode: 'id_ascending' }

/** By a moment, then by id. */
export const byTime = <T extends { id: string }>(timeOf: (row: T) => string): Order<T> => ({
  by: (row) => `${timeOf(row)} ${row.id}`,
  mode: 'time_and_id_ascending',
})

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 10_000

/** The last row of a page, for whoever asks for the next: what it is sorted by and its key. */
interface Mark {
  sort: string
  last: string
}

/**
 * One page, by keys rather than by offsets: rows that go away between two pages neither skip nor repeat one. A page
 * with rows always has a mark behind it, which the wire wraps in a token. Source: backend-behaviour §1.3.
 */
export function pageOf<T extends Row>(
  rows: Iterable<T>,
  args: PageArgs,
): { items: T[]; nextPage: string | null } {
  return pageBy(rows, args, byNameOrId)
}

/** As {@link pageOf}, in an order of one's own. */
export function pageBy<T>(
  rows: Iterable<T>,
  { limit, pageToken, sortBy }: PageArgs,
  order: Order<T>,
): { items: T[]; nextPage: string | null } {
  const token = pageToken ? (JSON.parse(pageToken) as Mark) : undefined
  const sort = token?.sort ?? sortBy ?? order.mode
  const key = (row: T) => order.by(row, sort)
  const sign = sort.endsWith('descending') ? -1 : 1
  const compare = (a: string, b: string) => sign * (a < b ? -1 : a > b ? 1 : 0)
  const behind = [...rows].filter((row) => !token || compare(key(row), token.last) > 0)
  behind.sort((a, b) => compare(key(a), key(b)))
  const items = behind.slice(0, Math.min(limit ?? DEFAULT_LIMIT, MAX_LIMIT))
  const last = items.at(-1)
  return { items, nextPage: last ? JSON.stringify({ sort, last: key(last) } satisfies Mark) : null }
}
