import type { Region } from '#mirage/region'

const TIMES = ['timeModified', 'timeCreated']

/** A row without when it was changed, and without its id where that does not count. */
function without(isAnew: boolean, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => without(isAnew, part))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !TIMES.includes(key) && !(isAnew && key === 'id'))
      .map(([key, part]) => [key, without(isAnew, part)]),
  )
}

const inOrder = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted()

/**
 * Everything that a region has, by its tables, but for its logs and its metrics.
 *
 * @param isAnew whether the ids of the rows of a table do not count
 */
export function wholeRegion(
  { world }: Pick<Region, 'world'>,
  isAnew: (table: string) => boolean,
): Readonly<Record<string, unknown>> {
  const { auditLog: _, history: __, sessions: ___, ...tables } = world
  return Object.fromEntries(
    Object.entries(tables).map(([table, rows]: [string, unknown]) => {
      const bare = (row: unknown) => without(isAnew(table), row)
      if (rows instanceof Map) {
        const kept = [...rows.entries()].map(([key, row]: [string, unknown]) => [
          isAnew(table) ? '' : key,
          Array.isArray(row) ? inOrder(row.map(bare)) : bare(row),
        ])
        return [table, inOrder(kept)]
      }
      return [table, Array.isArray(rows) ? inOrder(rows.map(bare)) : bare(rows)]
    }),
  )
}
