import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { memo, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { ActionMenu, type MenuItem } from './ActionMenu'
import styles from './DataTable.module.css'
import { Skeleton } from './Skeleton'
import { EdgeShadows, edgesClass } from './EdgeShadows'
import { nextSort, sortRows, type Sort } from './sortRows'
import { SortSelect } from './SortSelect'
import { TipMark } from './TipMark'
import { Tooltip, useDescription } from './Tooltip'
import { useSideEdges } from './useSideEdges'
import { VisuallyHidden } from './VisuallyHidden'

/** How long a row glows, in milliseconds. */
const GLOW_MS = 1_200

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
  /** How wide it is from the start, as a CSS length: for cells whose content arrives after the row. */
  width?: string
  /** Left out where the table has no room for all its columns; the record's own page or panel has it as well. */
  spare?: 'early' | 'middle' | 'late'
}

/** How rows are sorted by the owner of a table. */
export interface TableSorting {
  /** The order the rows are in. */
  sort: Sort | undefined
  onSort: (column: string) => void
  /** Sorts at once by what is chosen, where there are no headings to press; undefined for the default order. */
  onChoose: (sort: Sort | undefined) => void
  /** The column by which rows come sorted, ascending; without it, they come in an order without a name. */
  base?: string | undefined
  /** Why a column cannot be sorted by now, if it otherwise could. */
  whyNot: (column: string) => string | undefined
}

interface DataTableProps<Row> {
  /** The table's accessible name. */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while loading. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  menu?: ((row: Row) => MenuItem[]) | undefined
  /** When this value of a row changes, the row glows once. */
  glowKey?: ((row: Row) => string) | undefined
  /** Who sorts the rows. Without it the table does, so the rows must be all there are. */
  sorting?: TableSorting
  /** Other rows are on their way. */
  busy?: boolean
}

/** Sorts all rows there are, for a table without an owner of its order. */
function useOwnSorting<Row>(rows: readonly Row[] | undefined, columns: readonly Column<Row>[]) {
  const [sort, setSort] = useState<Sort>()
  const valueOf = columns.find(({ id }) => id === sort?.column)?.sortValue
  const inOrder = useMemo(
    () => (rows && sort && valueOf ? sortRows(rows, valueOf, sort.descending) : rows),
    [rows, sort, valueOf],
  )
  const sorting: TableSorting = {
    sort,
    onSort: (column) => setSort(nextSort(sort, column)),
    onChoose: setSort,
    whyNot: () => undefined,
  }
  return { inOrder, sorting }
}

/** A page of rows. A row whose record is the same object is not rendered again. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  menu,
  glowKey,
  sorting,
  busy = false,
}: DataTableProps<Row>) {
  const own = useOwnSorting(sorting ? undefined : rows, columns)
  const shown = sorting ? rows : own.inOrder
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const edges = useSideEdges(scroller)
  const table = (
    <table className={styles.table} aria-label={label} aria-busy={rows === undefined || busy}>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column.id} column={column} sorting={sorting ?? own.sorting} />
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
        )) ?? <WaitingRows columns={columns} hasMenu={menu !== undefined} />}
      </tbody>
    </table>
  )
  const isSortable = columns.some(({ sortValue }) => sortValue) && (sorting || (rows?.length ?? 0) > 1)
  return (
    <div className={edgesClass}>
      {isSortable && <SortSelect columns={columns} sorting={sorting ?? own.sorting} />}
      {/* Scrolls only where it must: the headings stick to the page, not to an element that scrolls. */}
      <div ref={setScroller} className={edges.scrolls ? styles.scroller : undefined}>
        {table}
      </div>
      <EdgeShadows edges={edges} />
    </div>
  )
}

interface HeaderCellProps<Row> {
  column: Column<Row>
  sorting: TableSorting
}

function HeaderCell<Row>({ column, sorting: { sort, onSort, whyNot } }: HeaderCellProps<Row>) {
  const isSorted = sort?.column === column.id
  const direction = isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined
  return (
    <th
      scope="col"
      aria-sort={direction}
      // Each cell is announced with its header: the tip must not be part of that name.
      aria-label={column.tip && column.header}
      data-align={column.align}
      data-spare={column.spare}
      style={column.width ? { width: column.width } : undefined}
    >
      {column.sortValue ? (
        <>
          <SortButton
            header={column.header}
            direction={direction}
            disabledReason={whyNot(column.id)}
            onClick={() => onSort(column.id)}
          />
          <span className={styles.unsorted}>{column.header}</span>
        </>
      ) : (
        column.header
      )}
      {column.tip && <TipMark text={column.tip} />}
    </th>
  )
}

interface SortButtonProps {
  header: string
  direction: 'ascending' | 'descending' | undefined
  disabledReason: string | undefined
  onClick: () => void
}

function SortButton({ header, direction, disabledReason, onClick }: SortButtonProps) {
  const { describedBy, description } = useDescription(disabledReason)
  const Arrow = direction === undefined ? ArrowUpDown : direction === 'descending' ? ArrowDown : ArrowUp
  return (
    <>
      <Tooltip text={disabledReason}>
        <button
          type="button"
          className={styles.sort}
          aria-disabled={disabledReason !== undefined || undefined}
          aria-describedby={describedBy}
          onClick={() => disabledReason === undefined && onClick()}
        >
          {header}
          <Arrow size={12} className={direction ? styles.arrow : styles.hint} aria-hidden />
        </button>
      </Tooltip>
      {description}
    </>
  )
}

interface RowProps {
  row: unknown
  columns: readonly Column<unknown>[]
  menu: ((row: unknown) => MenuItem[]) | undefined
  glow: string | undefined
}

const TableRow = memo(function TableRow({ row, columns, menu, glow }: RowProps) {
  return (
    <tr ref={useGlow(glow)}>
      {columns.map((column) => (
        <td key={column.id} data-label={column.header} data-align={column.align} data-spare={column.spare}>
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

/** A row glows once when this value of it changes, and not on arrival. */
function useGlow(value: string | undefined) {
  const row = useRef<HTMLTableRowElement>(null)
  const last = useRef(value)
  useEffect(() => {
    const element = row.current
    if (last.current === value || !element) return
    last.current = value
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const colour = getComputedStyle(element).getPropertyValue('--glow')
    element.animate({ backgroundColor: [colour, 'transparent'] }, { duration: GLOW_MS, easing: 'ease-out' })
  }, [value])
  return row
}

interface WaitingRowsProps {
  columns: readonly Column<never>[]
  hasMenu: boolean
}

const WaitingRows = ({ columns, hasMenu }: WaitingRowsProps) =>
  [0, 1, 2, 3].map((row) => (
    <tr key={row}>
      {columns.map(({ id, spare }) => (
        <td key={id} data-spare={spare}>
          <Skeleton width="60%" />
        </td>
      ))}
      {hasMenu && (
        <td className={styles.menu}>
          <Skeleton width="1rem" />
        </td>
      )}
    </tr>
  ))
