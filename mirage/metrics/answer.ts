import { HOUR_MS } from '#src/durations'
import type {
  FieldValue,
  OxqlQueryResult,
  Points,
  Timeseries,
  TimeseriesSchema,
} from '#store/api/generated/types'
import type { Region } from '../region'
import { invalid } from '../wire/apiError'
import { schemaNamed } from './catalogue'
import { boundsOf, checkTests, passesAll, fieldFilter } from './filter'
import { parseQuery, type Clause, type Query, type Stage } from './query'
import type { Series } from './oneSeries'
import { seriesOf } from './series'
import { meanWithin, runningSince, SAMPLE_MS } from './signal'

/** The error of a `group_by` over series that are not aligned. Rule: ERR-8. */
const MUST_BE_ALIGNED = 'Input tables to a `group_by` must be aligned'
/** The largest number of values in one answer; the control plane limits its memory so. */
const MAX_VALUES = 1_000_000

/** A series with its values: one for each moment. */
interface Row {
  fields: Readonly<Record<string, FieldValue>>
  values: readonly (number | null)[]
}

/** Series on a common grid of timestamps. */
interface Grid {
  rows: Row[]
  /** The end of each window, ascending, in milliseconds. */
  moments: readonly number[]
  widthMs: number
  isAligned: boolean
}

/** The ends of the windows: the last one is `to`, and all are after `from`. */
function momentsOf(from: number, to: number, widthMs: number): number[] {
  const moments: number[] = []
  for (let at = to; at > from; at -= widthMs) moments.push(at)
  return moments.reverse()
}

function valuesOf(
  series: Series,
  moments: readonly number[],
  widthMs: number,
  schema: TimeseriesSchema,
  now: number,
) {
  const signal = series.signal()
  return moments.map((end, index) => {
    const start = end - widthMs
    const value = meanWithin(signal, series.periods, start, Math.min(end, now))
    if (value === null || index > 0 || !schema.datumType.startsWith('cumulative')) return value
    // The first sample of an answer has none before it: it is the total of the counter, which a client discards.
    const since = runningSince(series.periods, start)
    return since === undefined ? value : value * (1 + (start - since) / widthMs)
  })
}

const isEmpty = ({ values }: Row) => values.every((value) => value === null)

function sample(
  region: Region,
  schema: TimeseriesSchema,
  clauses: readonly Clause[],
  alignedMs: number | undefined,
  now: number,
): Grid {
  const { from, to } = boundsOf(clauses, now)
  const widthMs = alignedMs ?? SAMPLE_MS
  // Samples lie on an absolute grid; windows end where the query ends.
  const last = alignedMs === undefined ? Math.floor(Math.min(to, now) / SAMPLE_MS) * SAMPLE_MS : to
  const start = from ?? to - HOUR_MS
  const all = seriesOf(
    region,
    schema.timeseriesName,
    schema.datumType.startsWith('histogram'),
    fieldFilter(clauses),
  ).filter(({ fields }) => passesAll(clauses, fields))
  if (((last - start) / widthMs) * Math.max(1, all.length) > MAX_VALUES)
    throw invalid(
      'The query exceeds the most values that can be fetched at once. Choose a shorter time or fewer series.',
    )
  const moments = momentsOf(start, last, widthMs)
  const rows = all
    .map((series) => ({ fields: series.fields, values: valuesOf(series, moments, widthMs, schema, now) }))
    .filter((row) => !isEmpty(row))
  return { rows, moments, widthMs, isAligned: alignedMs !== undefined }
}

function grouped(grid: Grid, { columns, reducer }: Extract<Stage, { kind: 'groupBy' }>): Grid {
  // As in the control plane, no rows count as not aligned.
  if (grid.rows.length === 0) throw invalid(MUST_BE_ALIGNED)
  const groups = new Map<string, Row[]>()
  for (const row of grid.rows) {
    const key = columns.map((column) => String(row.fields[column]?.value)).join(' ')
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  const rows = [...groups.values()].map((members): Row => {
    const values = grid.moments.map((_, index) => {
      const present = members.map(({ values: own }) => own[index]).filter((value) => value != null)
      if (present.length === 0) return null
      const sum = present.reduce((total, value) => total + value, 0)
      return reducer === 'sum' ? sum : sum / present.length
    })
    const kept = Object.entries(members[0]?.fields ?? {}).filter(([name]) => columns.includes(name))
    return { fields: Object.fromEntries(kept), values }
  })
  return { ...grid, rows }
}

/** The first or last points of each series. */
function limited(grid: Grid, { kind, count }: Extract<Stage, { kind: 'first' | 'last' }>): Grid {
  const slice = <T>(list: readonly T[]) =>
    kind === 'first' ? list.slice(0, count) : list.slice(Math.max(0, list.length - count))
  return {
    ...grid,
    moments: slice(grid.moments),
    rows: grid.rows.map((row) => ({ ...row, values: slice(row.values) })),
  }
}

const stamp = (ms: number) => new Date(ms).toISOString()

/** The points of a series, from its first sample on: what did not exist was not measured. */
function pointsOf({ moments: all, widthMs, isAligned }: Grid, row: Row): Points {
  const first = Math.max(
    0,
    row.values.findIndex((value) => value !== null),
  )
  const [moments, values] = [all.slice(first), row.values.slice(first)]
  const timestamps = moments.map(stamp)
  if (isAligned)
    return {
      startTimes: null,
      timestamps,
      values: [{ metricType: 'gauge', values: { type: 'double', values } }],
    }
  return {
    startTimes: moments.map((at) => stamp(at - widthMs)),
    timestamps,
    values: [
      {
        metricType: 'delta',
        values: { type: 'integer', values: values.map((value) => value && Math.round(value)) },
      },
    ],
  }
}

/** The table of one part of a query. */
function tableOf(
  region: Region,
  { name, stages }: Query,
  projectId: string | undefined,
  now: number,
): OxqlQueryResult['tables'][number] {
  const schema = schemaNamed(name)
  if (!schema || (projectId !== undefined && schema.authzScope !== 'project'))
    throw invalid(`Timeseries not found for: ${name}`)
  const asked = stages.flatMap((stage) => (stage.kind === 'filter' ? stage.clauses : []))
  checkTests(name, schema.fieldSchema, asked.flat())
  for (const stage of stages)
    for (const column of stage.kind === 'groupBy' ? stage.columns : [])
      if (!schema.fieldSchema.some((field) => field.name === column))
        throw invalid(`"${column}" is not a field of ${name}`)
  const scope: Clause[] = projectId
    ? [[{ key: 'project_id', operator: '==', literal: { kind: 'text', value: projectId } }]]
    : []
  const alignedAt = stages.findIndex((stage) => stage.kind === 'align')
  const groupedAt = stages.findIndex((stage) => stage.kind === 'groupBy')
  if (groupedAt >= 0 && (alignedAt < 0 || alignedAt > groupedAt)) throw invalid(MUST_BE_ALIGNED)
  const align = stages.find((stage) => stage.kind === 'align')
  let grid = sample(region, schema, [...scope, ...asked], align?.everyMs, now)
  for (const stage of stages) {
    if (stage.kind === 'groupBy') grid = grouped(grid, stage)
    if (stage.kind === 'first' || stage.kind === 'last') grid = limited(grid, stage)
  }
  const timeseries = grid.rows.map((row): Timeseries => ({
    fields: { ...row.fields },
    points: pointsOf(grid, row),
  }))
  return { name, timeseries }
}

/**
 * Answers a query. The same query on the same past gives the same answer, and windows of any width agree. Rule: MET-9.
 *
 * @param projectId limits the query to one project
 * @throws 400 when the query has a syntax error or an unknown name
 */
export function answerQuery(region: Region, text: string, projectId?: string): OxqlQueryResult {
  const now = region.clock.now()
  return { tables: parseQuery(text, now).map((part) => tableOf(region, part, projectId, now)) }
}
