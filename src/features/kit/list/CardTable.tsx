import { EmptyState } from '#ui/feedback/EmptyState'
import type { Column } from '#ui/tables/column'
import { DataTable } from '#ui/tables/DataTable'
import { loadFailureTitle } from '#features/kit/errors/failureTitle'
import { PaletteRowCommands, type RecordItem } from '#features/kit/commands/useCommandItems'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import type { FailableQuery } from '#features/kit/queries/queryLike'

interface CardTableProps<Row> {
  /** The table's accessible name: "Network interfaces". */
  label: string
  /** The calls that provide its rows. */
  queries: readonly FailableQuery[]
  columns: readonly Column<Row>[]
  /** Undefined until the queries have responses. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** The name of a row, for the button of its menu and in the palette. */
  nameOf?: (row: Row) => string
  /** The row's menu; keep its identity between renders. */
  menu?: (row: Row) => RecordItem[]
  /** Shown instead of the table if it has no rows; null for nothing. */
  empty: { title: string; body: string } | null
}

/**
 * A short list in a card: loading, failed, empty, or its rows. It has no filter and no pages, because these lists have
 * small limits (decision 019).
 */
export function CardTable<Row>({
  label,
  queries,
  columns,
  rows,
  rowKey,
  nameOf = rowKey,
  menu,
  empty,
}: CardTableProps<Row>) {
  const failed = queries.filter(({ error }) => error !== undefined)
  const noun = loadFailureTitle(label)
  return (
    <>
      {menu && <PaletteRowCommands rows={rows} menu={menu} nameOf={nameOf} />}
      <QueryFailures of={failed.map((query) => ({ ...query, failed: query.failed ?? noun }))} what={label} />
      {rows?.length === 0
        ? empty && <EmptyState small {...empty} />
        : // A failed call is not loading.
          (rows || failed.length === 0) && (
            <DataTable
              label={label}
              columns={columns}
              rows={rows}
              rowKey={rowKey}
              menu={menu}
              nameOf={nameOf}
              usualCount={1}
            />
          )}
    </>
  )
}
