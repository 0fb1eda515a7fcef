import type { ReactNode } from 'react'
import type { MenuItem } from '../../../ui/ActionMenu'
import { DataTable, type Column } from '../../../ui/DataTable'
import { couldNotLoad } from '../couldNot'
import { QueryFailures, type AskedQuery } from '../QueryFailures'

interface CardTableProps<Row> {
  /** The table's accessible name: "Network interfaces". */
  label: string
  /** The calls its rows are made of. */
  queries: readonly AskedQuery[]
  columns: readonly Column<Row>[]
  /** Undefined until the calls have answered. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** The row's menu; keep its identity between renders. */
  menu?: (row: Row) => MenuItem[]
  /** In the place of the table when it has no rows. */
  empty: ReactNode
}

/**
 * A short list in a card: on its way, failed, empty, or its rows. It has no filter and no pages: how many of these one
 * thing may have is limited, and the limits are small (decision 019).
 */
export function CardTable<Row>({ label, queries, columns, rows, rowKey, menu, empty }: CardTableProps<Row>) {
  const failed = queries.filter(({ error }) => error !== undefined)
  const noun = couldNotLoad(label)
  return (
    <>
      <QueryFailures of={failed.map((query) => ({ ...query, failed: query.failed ?? noun }))} what={label} />
      {rows?.length === 0
        ? empty
        : // What failed is not on its way.
          (rows || failed.length === 0) && (
            <DataTable label={label} columns={columns} rows={rows} rowKey={rowKey} menu={menu} />
          )}
    </>
  )
}
