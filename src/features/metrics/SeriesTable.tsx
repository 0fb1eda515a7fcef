import { useMemo } from 'react'
import { formatCount } from '#ui/format/numbers'
import { DataTable } from '#ui/tables/DataTable'
import { EmptyCell } from '#ui/tables/EmptyCell'
import type { Column } from '#ui/tables/column'
import type { AnswerTable, Line, LineRow } from './answerTables'
import styles from './metrics.module.css'

interface SeriesTableProps {
  table: AnswerTable
  rows: readonly LineRow[]
  /** The number of series in the chart. */
  drawn: number
  chosen: Line
  onPick: (key: string) => void
}

/** The maximum number of field columns; more make the table too wide. */
const MOST_FIELDS = 4

const rowKey = ({ line }: LineRow) => line.key

function columnsOf(
  { differing, unit }: AnswerTable,
  onPick: SeriesTableProps['onPick'],
): readonly Column<LineRow>[] {
  const read = (value: number | undefined) => (value === undefined ? <EmptyCell /> : unit.format(value))
  const number = (id: 'last' | 'mean' | 'max', header: string): Column<LineRow> => ({
    id,
    header,
    cell: (row) => read(row[id]),
    sortValue: (row) => row[id] ?? -Infinity,
    align: 'end',
    ...(id === 'max' ? {} : { hideBelow: 'narrow' }),
  })
  const [first = '', ...others] = differing.slice(0, MOST_FIELDS)
  return [
    {
      id: first,
      header: first,
      cell: ({ line, isChosen }) => (
        <button
          type="button"
          className={styles.pick}
          aria-pressed={isChosen}
          aria-label={`Show ${line.name}`}
          onClick={() => onPick(line.key)}
        >
          <span className={styles.stroke} aria-hidden />
          <code>{line.fields[first]}</code>
        </button>
      ),
      sortValue: ({ line }) => line.fields[first] ?? '',
    },
    ...others.map((name): Column<LineRow> => ({
      id: name,
      header: name,
      cell: ({ line }) => <code>{line.fields[name]}</code>,
      sortValue: ({ line }) => line.fields[name] ?? '',
    })),
    number('last', 'Last'),
    number('mean', 'Mean'),
    number('max', 'Max'),
  ]
}

/** All series of a response. The chart shows the chosen one in colour, the others muted. */
export function SeriesTable({ table, rows, drawn, chosen, onPick }: SeriesTableProps) {
  const columns = useMemo(() => columnsOf(table, onPick), [table, onPick])
  const shown = useMemo(
    () => rows.map((row) => (row.line === chosen ? { ...row, isChosen: true } : row)),
    [rows, chosen],
  )
  return (
    <>
      <p className={styles.quiet} role="status">
        {formatCount(rows.length)} series
        {drawn < rows.length && `; the ${formatCount(drawn)} highest are drawn`}
      </p>
      <DataTable label={`Series of ${table.name}`} columns={columns} rows={shown} rowKey={rowKey} />
    </>
  )
}
