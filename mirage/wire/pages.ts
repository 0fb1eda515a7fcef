interface PageArgs {
  limit?: number | null | undefined
  pageToken?: string | null | undefined
  sortBy?: string | null | undefined
}

interface Row {
  id: string
  name?: string
}

/** The sort order of a list: the key of a row in each sort mode, and the default mode. */
export interface Order<T> {
  by: (row: T, mode: string) => string
  mode: string
}

/** By name, or by id in a mode that says so. */
export const byNameOrId: Order<Row> = {
  by: (row, mode) => (mode.startsWith('name') ? (row.name ?? row.id) : row.id),
  mode: 'name_ascending',
}

/** By id. */
export const byId: Order<{ id: string }> = { by: ({ id }) => id, mode: 'id_ascending' }

/** By a time, then by id. */
export const byTime = <T extends { id: string }>(timeOf: (row: T) => string): Order<T> => ({
  by: (row) => `${timeOf(row)} ${row.id}`,
  mode: 'time_and_id_ascending',
})

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 10_000

/** The start of the next page: the sort mode, and the key of the last row. */
interface Mark {
  sort: string
  last: string
}

/**
 * One page by name or id. Pages go by keys, not by offsets, so that a row that is deleted between two pages causes no
 * gap and no repetition. A page with at least one row, the last one too, has a mark of the next page, which the wire
 * wraps in a token. Rule: WIRE-13.
 */
export function pageOf<T extends Row>(
  rows: Iterable<T>,
  args: PageArgs,
): { items: T[]; nextPage: string | null } {
  return pageBy(rows, args, byNameOrId)
}

/** As {@link pageOf}, in another order. */
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
  const pageLength = Math.min(limit ?? DEFAULT_LIMIT, MAX_LIMIT)
  const page = first(behind, pageLength, (a, b) => compare(a.key, b.key))
  const last = page.at(-1)
  return {
    items: page.map(({ row }) => row),
    nextPage: last ? JSON.stringify({ sort, last: last.key } satisfies Mark) : null,
  }
}

/** The first so many items in order, without sorting all: a page has fifty rows of ten thousand. */
function first<T>(all: readonly T[], count: number, compare: (a: T, b: T) => number): T[] {
  const kept: T[] = []
  for (const item of all) {
    const last = kept.at(-1)
    if (last !== undefined && kept.length === count && compare(item, last) >= 0) continue
    let low = 0
    let high = kept.length
    while (low < high) {
      const middle = (low + high) >> 1
      const there = kept[middle]
      if (there !== undefined && compare(there, item) <= 0) low = middle + 1
      else high = middle
    }
    kept.splice(low, 0, item)
    if (kept.length > count) kept.pop()
  }
  return kept
}
