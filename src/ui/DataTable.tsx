import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo, useMemo, useState, type ReactNode } from 'react'
import { ActionMenu, type MenuItem } from './ActionMenu'
import styles from './DataTable.module.css'
import { Skeleton } from './Skeleton'
import { TipMark } from './TipMark'
import { VisuallyHidden } from './VisuallyHidden'

/** One column. Keep columns at module level or memoised: a row is rendered again when they change. */
export interface Column<Row> {
  id: string
  header: string
  /** What the column means, where its header does not say it; in a tip beside the header. */
  tip?: string
  cell: (row: Row) => ReactNode
  /** What to sort by; without it the column cannot be sorted. */
  sortValue?: (row: Row) => string | number
  align?: 'end'
  /** Left out where the table has no room for all its columns; the record's own page or panel has it as well. */
  spare?: 'early' | 'late'
}

interface DataTableProps<Row> {
  /** The table's accessible name. */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while loading. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  menu?: (row: Row) => MenuItem[]
  /** When this value of a row changes, the row glows once. */
  glowKey?: (row: Row) => string
}

interface Sort {
  column: string
  descending: boolean
}

function sorted<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const value = columns.find((column) => column.id === sort?.column)?.sortValue
  if (!sort || !value) return rows
  const sign = sort.descending ? -1 : 1
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number'
      ? a - b
      : String(a).localeCompare(String(b), undefined, { numeric: true })
  return [...rows].sort((a, b) => sign * compare(value(a), value(b)))
}

/** Ascending, then descending, then as the server has it. */
const turned = (sort: Sort | undefined, column: string): Sort | undefined => {
  if (sort?.column !== column) return { column, descending: false }
  return sort.descending ? undefined : { column, descending: true }
}

/** A page of rows. A row whose record is the same object is not rendered again. */
export function DataTable<Row>({ label, columns, rows, rowKey, menu, glowKey }: DataTableProps<Row>) {
  const [sort, setSort] = useState<Sort>()
  const shown = useMemo(() => rows && sorted(rows, columns, sort), [rows, columns, sort])
  return (
    <table className={styles.table} aria-label={label} aria-busy={rows === undefined}>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeaderCell
              key={column.id}
              column={column}
              sort={sort}
              onSort={() => setSort(turned(sort, column.id))}
            />
          ))}
          {menu && (
            <th className={styles.menu} scope="col">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {shown?.map((row) => (
          <TableRow
            key={rowKey(row)}
            row={row}
            columns={columns as readonly Column<unknown>[]}
            menu={menu as RowProps['menu']}
            glow={glowKey?.(row)}
          />
        )) ?? <WaitingRows columns={columns.length + (menu ? 1 : 0)} />}
      </tbody>
    </table>
  )
}

interface HeaderCellProps<Row> {
  column: Column<Row>
  sort: Sort | undefined
  onSort: () => void
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const own = sort?.column === column.id ? (sort.descending ? 'descending' : 'ascending') : undefined
  const Arrow = own === 'descending' ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={own}
      // Each cell is announced with its header: the tip must not be part of that name.
      aria-label={column.tip && column.header}
      data-align={column.align}
      data-spare={column.spare}
    >
      {column.sortValue ? (
        <button type="button" className={styles.sort} onClick={onSort}>
          {column.header}
          {own && <Arrow size={12} aria-hidden />}
        </button>
      ) : (
        column.header
      )}
      {column.tip && <TipMark text={column.tip} />}
    </th>
  )
}

interface RowProps {
  row: unknown
  columns: readonly Column<unknown>[]
  menu: ((row: unknown) => MenuItem[]) | undefined
  glow: string | undefined
}

const TableRow = memo(function TableRow({ row, columns, menu, glow }: RowProps) {
  const [first] = useState(glow)
  return (
    <tr>
      {columns.map((column, index) => (
        <td key={column.id} data-label={column.header} data-align={column.align} data-spare={column.spare}>
          {/* A new key restarts the animation: the row glows once per change, never on arrival. */}
          {index === 0 && glow !== first && <span key={glow} className={styles.glow} aria-hidden />}
          {column.cell(row)}
        </td>
      ))}
      {menu && (
        <td className={styles.menu}>
          <ActionMenu items={() => menu(row)} />
        </td>
      )}
    </tr>
  )
})

const WaitingRows = ({ columns }: { columns: number }) =>
  [0, 1, 2, 3].map((row) => (
    <tr key={row}>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          <Skeleton width="60%" />
        </td>
      ))}
    </tr>
  ))
