import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import { memo, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { ActionMenu } from '../actions/ActionMenu'
import type { MenuItem } from '../actions/menuItem'
import styles from './DataTable.module.css'
import { Skeleton } from '../feedback/Skeleton'
import { EdgeShadows, edgesClass } from './EdgeShadows'
import type { Column, TableSorting } from './column'
import { nextSort, sortRows, type Sort } from './sortRows'
import { useDrawnRows } from './useDrawnRows'
import { useRowGlow } from './useRowGlow'
import { CardOrder } from './CardOrder'
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
  /** The name of a row, for that of its menu's button; by default its key. */
  nameOf?: (row: Row) => string
  /** A row is highlighted once when this value changes. */
  highlightKey?: ((row: Row) => string) | undefined
  /** Sorting by the owner of the table, which has a select for cards too. Without it, the table sorts all rows itself. */
  sorting?: TableSorting
  /** Other rows are loading. */
  busy?: boolean
  /** The usual number of rows, for the placeholders. */
  usualCount?: number
  /** Rows can be selected: the pointer gets a box beside a row. */
  isSelectable?: boolean
  /** Drawn in the first cell of each row, after its value; keep its identity between renders. */
  mark?: ((row: Row) => ReactNode) | undefined
  /** The rows' elements, in their order, for the owner of the table. */
  body?: RefObject<HTMLTableSectionElement | null> | undefined
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
  nameOf = rowKey,
  highlightKey,
  sorting,
  busy = false,
  usualCount = 4,
  isSelectable,
  mark,
  body: bodyOfOwner,
}: DataTableProps<Row>) {
  const ownSorting = useOwnSorting(sorting ? undefined : rows, columns)
  const shown = sorting ? rows : ownSorting.inOrder
  const { drawn, missing } = useDrawnRows(shown, rowKey)
  const ownBody = useRef<HTMLTableSectionElement>(null)
  const body = bodyOfOwner ?? ownBody
  useRowGlow(body, drawn, rowKey, highlightKey)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const edges = useSideEdges(scroller)
  const table = (
    <table
      className={styles.table}
      aria-label={label}
      aria-busy={rows === undefined || busy}
      data-selectable={isSelectable || undefined}
      data-marked={mark ? true : undefined}
      data-names={(columns.length === 1 && !menu) || undefined}
    >
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
        {drawn ? (
          <TableRows
            // Each set of columns has hooks of its own; a column that has one is starred here.
            key={columns.map(({ id, useValues }) => (useValues ? `${id}*` : id)).join(' ')}
            rows={drawn}
            rowKey={rowKey as TableRowsProps['rowKey']}
            columns={columns as readonly Column<unknown>[]}
            menu={menu as RowProps['menu']}
            nameOf={nameOf as TableRowsProps['nameOf']}
            mark={mark as RowProps['mark']}
            body={body}
          />
        ) : (
          <WaitingRows columns={columns} hasMenu={menu !== undefined} count={usualCount} />
        )}
      </tbody>
      {missing > 0 && <RoomOfRows count={missing} />}
    </table>
  )
  const hasOwnSelect = !sorting && (rows?.length ?? 0) > 1
  const around = isSelectable ? `${styles.scroller} ${styles.selectable}` : styles.scroller
  return (
    <div className={edgesClass}>
      {hasOwnSelect && <CardOrder columns={columns} sorting={ownSorting.sorting} />}
      {/* Scrolls only if necessary: otherwise headings stick to the page. */}
      <div ref={setScroller} className={edges.scrolls ? around : undefined}>
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
        tip={column.tip}
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
        <span className={styles.explained} data-sorts={column.sortValue ? true : undefined}>
          {head}
          <TipMark text={column.tip} isForPointers={column.sortValue !== undefined} />
        </span>
      ) : (
        head
      )}
    </th>
  )
}

interface SortButtonProps {
  header: string
  /** An explanation of the column. The button has it too, so that a heading is one stop of the Tab key. */
  tip: string | undefined
  direction: 'ascending' | 'descending' | undefined
  disabledReason: string | undefined
  onClick: () => void
}

/** Elements that do not change: a table that renders again leaves them as they are. */
const arrows = {
  none: <ArrowUpDown size={12} className={styles.hint} aria-hidden />,
  ascending: <ArrowUp size={12} className={styles.arrow} aria-hidden />,
  descending: <ArrowDown size={12} className={styles.arrow} aria-hidden />,
}

function SortButton({ header, tip, direction, disabledReason, onClick }: SortButtonProps) {
  const note = [tip, disabledReason].filter(Boolean).join('\n')
  const { describedBy, description } = useDescription(note)
  return (
    <>
      <Tooltip text={note}>
        <button
          type="button"
          className={styles.sort}
          aria-disabled={disabledReason !== undefined || undefined}
          aria-describedby={describedBy}
          onClick={() => disabledReason === undefined && onClick()}
        >
          {header}
          {arrows[direction ?? 'none']}
        </button>
      </Tooltip>
      {description}
    </>
  )
}

interface TableRowsProps {
  rows: readonly unknown[]
  rowKey: (row: unknown) => string
  columns: readonly Column<unknown>[]
  menu: RowProps['menu']
  nameOf: (row: unknown) => string
  mark: RowProps['mark']
  body: RefObject<HTMLTableSectionElement | null>
}

/** The rows. What they show beside their records is read here, so that news of one row renders that row. */
function TableRows({ rows, rowKey, columns, menu, nameOf, mark, body }: TableRowsProps) {
  // The columns that have a hook are the same at each render: see the key.
  // oxlint-disable-next-line react-hooks/rules-of-hooks
  const readers = columns.map(({ useValues }, index) => useValues?.(rows, body, index))
  const hasValues = readers.some((read) => read)
  return rows.map((row) => (
    <TableRow
      key={rowKey(row)}
      row={row}
      columns={columns}
      menu={menu}
      name={menu ? nameOf(row) : ''}
      mark={mark}
      values={hasValues ? readers.map((read) => read?.(row)) : undefined}
    />
  ))
}

interface RowProps {
  row: unknown
  columns: readonly Column<unknown>[]
  menu: ((row: unknown) => MenuItem[]) | undefined
  /** For the menu's button. */
  name: string
  mark: ((row: unknown) => ReactNode) | undefined
  /** Of each column. */
  values: readonly unknown[] | undefined
}

const isSameRow = (before: RowProps, now: RowProps) =>
  before.row === now.row &&
  before.columns === now.columns &&
  before.menu === now.menu &&
  before.name === now.name &&
  before.mark === now.mark &&
  before.values?.length === now.values?.length &&
  (now.values?.every((value, index) => value === before.values?.[index]) ?? true)

const TableRow = memo(function TableRow({ row, columns, menu, name, mark, values }: RowProps) {
  // Cells that show the record alone do not render again when another value of the row changes.
  const ofRecord = useMemo(
    () => columns.map(({ cell, useValues }) => !useValues && cell(row)),
    [columns, row],
  )
  return (
    <tr>
      {columns.map(({ id, isPlain, header, align, hideBelow, isForTables, cell, useValues }, index) => (
        <td
          key={id}
          className={index === 0 ? styles.first : undefined}
          data-label={isPlain ? undefined : header}
          data-align={align}
          data-hide-below={hideBelow}
          data-for-tables={isForTables}
        >
          {useValues ? cell(row, values?.[index]) : ofRecord[index]}
          {index === 0 && mark?.(row)}
        </td>
      ))}
      {menu && (
        <td className={styles.menu}>
          <ActionMenu label={`Actions for ${name}`} items={() => menu(row)} />
        </td>
      )}
    </tr>
  )
}, isSameRow)

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
      {columns.map(({ id, align, hideBelow, isForTables }, index) => (
        <td key={id} data-align={align} data-hide-below={hideBelow} data-for-tables={isForTables}>
          <Skeleton width={align === 'end' ? '3rem' : (barWidths[(row + index) % barWidths.length] ?? '')} />
        </td>
      ))}
      {hasMenu && (
        <td className={styles.menu}>
          <Skeleton width="1rem" />
        </td>
      )}
    </tr>
  ))
