import type { Region } from '#mirage/region'
import { Table, type Single } from '#mirage/table'

const TIMES = ['timeModified', 'timeCreated']

/** Lists in rows whose order does not count. */
const SETS = ['rules', 'members']

const inOrder = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted()

/** Whether an id is a number that Mirage gave: it depends on what was there before. */
const isNumber = (id: string) => /^\d+$/.test(id)

/** A row without when it was changed, and without its id where that does not count. */
function without(isAnew: boolean, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => without(isAnew, part))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !TIMES.includes(key) && !(isAnew && key === 'id'))
      .map(([key, part]) => {
        const bare = without(isAnew, part)
        return [key, SETS.includes(key) && Array.isArray(bare) ? inOrder(bare) : bare]
      }),
  )
}

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
      if (!(rows instanceof Table)) return [table, bare((rows as Single<object>).get())]
      const kept = rows.all().map(({ id, ...row }) => {
        if (isNumber(id)) return bare(row)
        return [isAnew(table) ? '' : id, bare({ id, ...row })]
      })
      return [table, inOrder(kept)]
    }),
  )
}
