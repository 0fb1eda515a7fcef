import { useMemo } from 'react'
import { formatCount } from '#ui/format/numbers'
import { DataTable } from '#ui/tables/DataTable'
import { strokeOf } from '#ui/chart/strokes'
import { EmptyCell } from '#ui/tables/EmptyCell'
import type { Column } from '#ui/tables/column'
import type { AnswerTable, SeriesLine, LineRow } from './answerTables'
import styles from './metrics.module.css'

interface SeriesTableProps {
  table: AnswerTable
  rows: readonly LineRow[]
  /** The series in the chart. */
  drawn: readonly SeriesLine[]
  chosen: SeriesLine
  onPick: (key: string) => void
  /** Called with the series whose line is to stand out for now. */
  onPoint: (key: string | undefined) => void
}

/** The maximum number of field columns; more make the table too wide. */
const MOST_FIELDS = 4

const rowKey = ({ line }: LineRow) => line.key

function columnsOf(
  { differing, unit }: AnswerTable,
  drawn: readonly SeriesLine[],
  { onPick, onPoint }: Pick<SeriesTableProps, 'onPick' | 'onPoint'>,
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
          onPointerEnter={() => onPoint(line.key)}
          onPointerLeave={() => onPoint(undefined)}
          onFocus={() => onPoint(line.key)}
          onBlur={() => onPoint(undefined)}
        >
          <Sample at={drawn.indexOf(line)} />
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

/** A sample of a line as in the chart; nothing for one that is not drawn. */
function Sample({ at }: { at: number }) {
  const { dash, colour } = strokeOf(at)
  return (
    <svg className={styles.stroke} viewBox="0 0 32 6" aria-hidden>
      {at >= 0 && (
        <path
          d="M0,3 H32"
          stroke={`var(${colour})`}
          strokeDasharray={dash.length > 0 ? dash.join(' ') : undefined}
        />
      )}
    </svg>
  )
}

/**
 * All series of a response. The chart shows the chosen one in colour, the others muted; the one under the pointer or with
 * the focus stands out.
 */
export function SeriesTable({ table, rows, drawn, chosen, onPick, onPoint }: SeriesTableProps) {
  const columns = useMemo(() => columnsOf(table, drawn, { onPick, onPoint }), [table, drawn, onPick, onPoint])
  const shown = useMemo(
    () => rows.map((row) => (row.line === chosen ? { ...row, isChosen: true } : row)),
    [rows, chosen],
  )
  return (
    <>
      <p className={styles.quiet} role="status">
        {formatCount(rows.length)} series
        {drawn.length < rows.length && `; the ${formatCount(drawn.length)} highest are drawn`}
      </p>
      <DataTable label={`Series of ${table.name}`} columns={columns} rows={shown} rowKey={rowKey} />
    </>
  )
}
