import { useMemo } from 'react'
import { formatCount } from '#ui/format/numbers'
import { shortId } from '#ui/text/truncated'
import { DataTable } from '#ui/tables/DataTable'
import { timeLabels } from '#ui/chart/axis'
import { COLOURED_LINES, strokeOf } from '#ui/chart/strokes'
import { EmptyCell } from '#ui/tables/EmptyCell'
import type { Column } from '#ui/tables/column'
import type { AnswerTable, SeriesLine, LineRow } from './answerTables'
import styles from './metrics.module.css'

interface SeriesTableProps {
  table: AnswerTable
  /** The names of things by their ids, as far as they are known. */
  names: ReadonlyMap<string, string>
  rows: readonly LineRow[]
  /** The series in the chart. */
  drawn: readonly SeriesLine[]
  chosen: SeriesLine
  /** The index of the moment that is read in the chart; undefined for none. */
  read: number | undefined
  onPick: (key: string) => void
  /** Called with the series whose line is to stand out for now. */
  onPoint: (key: string | undefined) => void
}

/** The maximum number of field columns; more make the table too wide. */
const MOST_FIELDS = 4

const rowKey = ({ line }: LineRow) => line.key

function columnsOf(
  { differing, unit, moments }: AnswerTable,
  drawn: readonly SeriesLine[],
  read: number | undefined,
  { names, onPick, onPoint }: Pick<SeriesTableProps, 'names' | 'onPick' | 'onPoint'>,
): readonly Column<LineRow>[] {
  const textOf = (value: number | null | undefined) =>
    typeof value === 'number' ? unit.format(value) : <EmptyCell />
  const number = (id: 'last' | 'mean' | 'max', header: string): Column<LineRow> => ({
    id,
    header,
    cell: (row) => textOf(row[id]),
    sortValue: (row) => row[id] ?? -Infinity,
    align: 'end',
    ...(id === 'max' ? {} : { hideBelow: 'narrow' }),
  })
  const last = number('last', 'Last')
  const moment = read === undefined ? undefined : moments[read]
  const sortText = (value = '') => names.get(value) ?? value
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
          <Sample index={drawn.indexOf(line)} />
          <FieldText value={line.fields[first]} names={names} />
        </button>
      ),
      sortValue: ({ line }) => sortText(line.fields[first]),
    },
    ...others.map((name): Column<LineRow> => ({
      id: name,
      header: name,
      cell: ({ line }) => <FieldText value={line.fields[name]} names={names} />,
      sortValue: ({ line }) => sortText(line.fields[name]),
    })),
    {
      ...last,
      // Room for a date and a time: the list stays in its place while the chart is read.
      width: '8rem',
      ...(read !== undefined &&
        moment !== undefined && {
          header: `At ${momentText(moment, moments)}`,
          cell: ({ line }) => textOf(line.values[read]),
        }),
    },
    number('mean', 'Mean'),
    number('max', 'Max'),
  ]
}

/** The time of a reading, as short as the axis of its chart has it. */
const momentText = (time: number, moments: readonly number[]) =>
  timeLabels([time], { from: moments[0] ?? time, to: moments.at(-1) ?? time })[0]

/** The value of a field; a known name stands before its id. */
function FieldText({ value = '', names }: { value: string | undefined; names: ReadonlyMap<string, string> }) {
  const name = names.get(value)
  if (name === undefined) return <code>{value}</code>
  return (
    <span>
      {name} <code className={styles.idOf}>{shortId(value)}</code>
    </span>
  )
}

/** A sample of a line as in the chart; nothing for one that is not drawn. */
function Sample({ index }: { index: number }) {
  const { dash, colour, width } = strokeOf(index)
  return (
    <svg className={styles.stroke} viewBox="0 0 32 6" aria-hidden>
      {index >= 0 && (
        <path
          d="M0,3 H32"
          data-grey={index >= COLOURED_LINES || undefined}
          stroke={`var(${colour})`}
          strokeWidth={width}
          strokeDasharray={dash.length > 0 ? dash.join(' ') : undefined}
        />
      )}
    </svg>
  )
}

/**
 * All series of a response, the legend of their chart: the chosen one is stronger, and the one under the pointer or with
 * the focus stands out. While the chart is read, the list has the values of that moment.
 */
export function SeriesTable({ table, names, rows, drawn, chosen, read, onPick, onPoint }: SeriesTableProps) {
  const columns = useMemo(
    () => columnsOf(table, drawn, read, { names, onPick, onPoint }),
    [table, names, drawn, read, onPick, onPoint],
  )
  const greyCount = drawn.length - COLOURED_LINES
  const shown = useMemo(
    () => rows.map((row) => (row.line === chosen ? { ...row, isChosen: true } : row)),
    [rows, chosen],
  )
  return (
    <>
      <p className={styles.quiet} role="status">
        {formatCount(rows.length)} series
        {drawn.length < rows.length && `; the ${formatCount(drawn.length)} highest are drawn`}
        {greyCount > 0 &&
          `; the ${formatCount(COLOURED_LINES)} highest in colours, ${formatCount(greyCount)} ${greyCount === 1 ? 'other' : 'others'} thin and grey`}
      </p>
      <DataTable label={`Series of ${table.name}`} columns={columns} rows={shown} rowKey={rowKey} />
    </>
  )
}
