import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import { memo, useMemo, useRef, useState } from 'react'
import { ActionMenu } from '../actions/ActionMenu'
import type { MenuItem } from '../actions/menuItem'
import styles from './DataTable.module.css'
import { Skeleton } from '../feedback/Skeleton'
import { EdgeShadows, edgesClass } from './EdgeShadows'
import type { Column, TableSorting } from './column'
import { nextSort, sortRows, type Sort } from './sortRows'
import { useDrawnRows } from './useDrawnRows'
import { useHighlight } from './useHighlight'
import { SortSelect } from './SortSelect'
import { TipMark } from '../overlays/TipMark'
import { Tooltip, useDescription } from '../overlays/Tooltip'
import { useSideEdges } from './useSideEdges'
import { VisuallyHidden } from '../text/VisuallyHidden'

/** The usual height of a row, in rem. */
const ROW_REM = 2.25

interface DataTableProps<Row> {
  /** The table's accessible name. */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while loading. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  menu?: ((row: Row) => MenuItem[]) | undefined
  /** A row is highlighted once when this value changes. */
  highlightKey?: ((row: Row) => string) | undefined
  /** Sorting by the owner of the table. Without it, the table sorts all rows itself. */
  sorting?: TableSorting
  /** Other rows are loading. */
  busy?: boolean
  /** The usual number of rows, for the placeholders. */
  usualCount?: number
}

/** Sorts the rows of a table without `sorting`. */
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

/** A page of rows. A row whose record is the same object does not render again. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  menu,
  highlightKey,
  sorting,
  busy = false,
  usualCount = 4,
}: DataTableProps<Row>) {
  const ownSorting = useOwnSorting(sorting ? undefined : rows, columns)
  const shown = sorting ? rows : ownSorting.inOrder
  const { drawn, missing } = useDrawnRows(shown, rowKey)
  const body = useRef<HTMLTableSectionElement>(null)
  useHighlight(body, drawn, rowKey, highlightKey)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const edges = useSideEdges(scroller)
  const table = (
    <table className={styles.table} aria-label={label} aria-busy={rows === undefined || busy}>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column.id} column={column} sorting={sorting ?? ownSorting.sorting} />
          ))}
          {menu && (
            <th className={styles.menu} scope="col">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody ref={body}>
        {drawn?.map((row) => (
          <TableRow
            key={rowKey(row)}
            row={row}
            columns={columns as readonly Column<unknown>[]}
            menu={menu as RowProps['menu']}
          />
        )) ?? <WaitingRows columns={columns} hasMenu={menu !== undefined} count={usualCount} />}
      </tbody>
      {missing > 0 && <RoomOfRows count={missing} />}
    </table>
  )
  const isSortable = columns.some(({ sortValue }) => sortValue) && (sorting || (rows?.length ?? 0) > 1)
  return (
    <div className={edgesClass}>
      {isSortable && <SortSelect columns={columns} sorting={sorting ?? ownSorting.sorting} />}
      {/* Scrolls only if necessary: otherwise headings stick to the page. */}
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
  const head = column.sortValue ? (
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
  )
  return (
    <th
      scope="col"
      aria-sort={direction}
      // The header is announced with each cell, so the tooltip must not be part of its name.
      aria-label={column.tip && column.header}
      data-align={column.align}
      data-hide-below={column.hideBelow}
      style={column.width ? { width: column.width } : undefined}
    >
      {column.tip ? (
        <span className={styles.explained}>
          {head}
          <TipMark text={column.tip} />
        </span>
      ) : (
        head
      )}
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
}

const TableRow = memo(function TableRow({ row, columns, menu }: RowProps) {
  return (
    <tr>
      {columns.map((column) => (
        <td
          key={column.id}
          data-label={column.isPlain ? undefined : column.header}
          data-align={column.align}
          data-hide-below={column.hideBelow}
        >
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

/** Reserves the height of rows that are not drawn yet, so that the page can scroll to its full height. */
const RoomOfRows = ({ count }: { count: number }) => (
  <tbody aria-hidden>
    <tr style={{ height: `${count * ROW_REM}rem`, visibility: 'hidden' }} />
  </tbody>
)

interface WaitingRowsProps {
  columns: readonly Column<never>[]
  hasMenu: boolean
  count: number
}

/** Widths of the placeholder bars. They vary, to look like texts. */
const barWidths = ['7rem', '5.5rem', '8rem', '6rem', '4.5rem']

const WaitingRows = ({ columns, hasMenu, count }: WaitingRowsProps) =>
  Array.from({ length: count }, (_, row) => (
    <tr key={row}>
      {columns.map(({ id, align, hideBelow }, at) => (
        <td key={id} data-align={align} data-hide-below={hideBelow}>
          <Skeleton width={align === 'end' ? '3rem' : (barWidths[(row + at) % barWidths.length] ?? '')} />
        </td>
      ))}
      {hasMenu && (
        <td className={styles.menu}>
          <Skeleton width="1rem" />
        </td>
      )}
    </tr>
  ))
