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
  const sign = sort.endsWith('descending') ? -1 : 1
  const compare = (a: string, b: string) => sign * (a < b ? -1 : a > b ? 1 : 0)
  const keyed = Array.from(rows, (row) => ({ key: order.by(row, sort), row }))
  const behind = token ? keyed.filter(({ key }) => compare(key, token.last) > 0) : keyed
  const wanted = Math.min(limit ?? DEFAULT_LIMIT, MAX_LIMIT)
  const page = first(behind, wanted, (a, b) => compare(a.key, b.key))
  const last = page.at(-1)
  return {
    items: page.map(({ row }) => row),
    nextPage: last ? JSON.stringify({ sort, last: last.key } satisfies Mark) : null,
  }
}

/** The first so many in order, without putting all of them in order: a page of fifty is asked of ten thousand. */
function first<T>(all: readonly T[], count: number, compare: (a: T, b: T) => number): T[] {
  const kept: T[] = []
  for (const each of all) {
    const last = kept.at(-1)
    if (last !== undefined && kept.length === count && compare(each, last) >= 0) continue
    let low = 0
    let high = kept.length
    while (low < high) {
      const middle = (low + high) >> 1
      const there = kept[middle]
      if (there !== undefined && compare(there, each) <= 0) low = middle + 1
      else high = middle
    }
    kept.splice(low, 0, each)
    if (kept.length > count) kept.pop()
  }
  return kept
}
