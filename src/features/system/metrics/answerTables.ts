import type {
  FieldValue,
  OxqlQueryResult,
  Timeseries,
  TimeseriesSchema,
  Values,
} from '#store/api/generated/types'
import { timeOf } from '#model/dates'
import { boundsOf } from '#ui/chart/axis'
import type { ChartUnit } from '#ui/chart/chartLines'
import { unitFor, wordUnit } from './unitFor'
import { shortId } from '#ui/text/truncated'

// Converts the response of a query to lines of a chart and rows of a table. Rules: MET-8, MET-15.

type Value = number | null | undefined

/** One series of a response. */
export interface SeriesLine {
  key: string
  /** The fields that distinguish the series: "state run, vcpu_id 0". */
  name: string
  fields: Readonly<Record<string, string>>
  /** The values of these fields without their names: "run 0". */
  mark: string
  /** In the unit of its table, one value per moment of the table. */
  values: readonly Value[]
}

/** One table of a response, which usually has only one. */
export interface AnswerTable {
  name: string
  description: string | undefined
  /** The timestamps, ascending, in milliseconds; all lines share them. */
  moments: readonly number[]
  lines: readonly SeriesLine[]
  /** The names of the fields in which the lines differ. */
  differing: readonly string[]
  /** The fields with the same value in all lines. */
  common: Readonly<Record<string, string>>
  unit: ChartUnit
  /** `step` for texts and booleans, which hold until they change. */
  kind: 'line' | 'step'
  /** The values are no amounts and no sums: their axis need not begin at zero. */
  isFromData: boolean
}

interface Reading {
  /** Readings before this time are dropped: the query starts some windows before its range. */
  from: number
  /** Whether the first value of a counter is its total, which must be dropped. */
  hasTotals: boolean
  /** Whether the query adds series up. */
  isSummed: boolean
  /** The names of things by their ids, as far as they are known. */
  names?: ReadonlyMap<string, string>
}

const textOf = ({ value }: FieldValue) => String(value)

/** The numbers of an array of values: the mean of a distribution, the index of a text in `words`. */
function numbersOf({ values: array }: Values, words: readonly string[]): readonly (number | null)[] {
  switch (array.type) {
    case 'integer':
    case 'double':
      return array.values
    case 'boolean':
      return array.values.map((value) => (value === null ? null : Number(value)))
    case 'string':
      return array.values.map((value) => (value === null ? null : words.indexOf(value)))
    default:
      return array.values.map((value) => {
        const count = value?.counts.reduce((sum, one) => sum + one, 0) ?? 0
        return value && count > 0 ? value.sumOfSamples / count : null
      })
  }
}

/** The distinct texts, which numbers stand for; undefined for numeric values. */
function wordsOf(all: readonly Timeseries[]): readonly string[] | undefined {
  const arrays = all.flatMap(({ points }) => points.values.map(({ values }) => values))
  if (arrays.some(({ type }) => type === 'boolean')) return ['false', 'true']
  const texts = arrays.flatMap((array) => (array.type === 'string' ? array.values : []))
  if (arrays.every(({ type }) => type !== 'string')) return undefined
  return [...new Set(texts.filter((text) => text !== null))].sort()
}

/** The individual series. One with several dimensions, as from a join, yields one for each. */
function seriesOf(table: OxqlQueryResult['tables'][number], words: readonly string[]) {
  const names = table.name.split(',')
  return table.timeseries.flatMap(({ fields, points }) => {
    const texts = Object.entries(fields).map(([name, value]) => [name, textOf(value)] as const)
    // A table has one series for each set of values.
    const key = JSON.stringify(texts.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    return points.values.map((values, dimension) => ({
      key: `${key} ${dimension}`,
      fields: {
        ...Object.fromEntries(texts),
        ...(points.values.length > 1 && { series: names[dimension] ?? String(dimension) }),
      } as Readonly<Record<string, string>>,
      moments: points.timestamps.map((timestamp) => timeOf({ timestamp }, 'timestamp')),
      values: numbersOf(values, words),
    }))
  })
}

/** Values aligned to the moments of all series; undefined where only another series has one. */
function spread(moments: readonly number[], times: readonly number[], values: readonly (number | null)[]) {
  if (moments.length === times.length) return values
  const known = new Map(times.map((moment, index) => [moment, values[index] ?? null]))
  return moments.map((moment) => known.get(moment))
}

const shortUuid = (text: string) =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-/.test(text) && text.length === 36 ? shortId(text) : text

/** Whether a series has readings that stand for themselves: temperatures, voltages. Amounts are measured from zero. */
const isGauge = ({ datumType, units }: TimeseriesSchema) =>
  /^[iuf]\d+$/.test(datumType) && units !== 'bytes' && units !== 'count'

function tableOf(
  table: OxqlQueryResult['tables'][number],
  schema: TimeseriesSchema | undefined,
  { from, hasTotals, isSummed, names }: Reading,
): AnswerTable {
  const words = wordsOf(table.timeseries)
  const isCounter = schema?.datumType.startsWith('cumulative') ?? false
  const all = seriesOf(table, words ?? []).map((one) => {
    // Readings are in chronological order.
    const before = one.moments.filter((at) => at < from).length
    const first = Math.max(before, isCounter && hasTotals ? 1 : 0)
    return { ...one, moments: one.moments.slice(first), values: one.values.slice(first) }
  })
  const moments = [...new Set(all.flatMap(({ moments: own }) => own))].sort((a, b) => a - b)
  const fieldNames = [...new Set(all.flatMap(({ fields }) => Object.keys(fields)))].sort()
  const valuesOf = (name: string) => new Set(all.map(({ fields }) => fields[name]))
  const differing = fieldNames.filter((name) => valuesOf(name).size > 1)
  const { highest } = boundsOf(all.map(({ values }) => values))
  const { unit, per } = words ? { unit: wordUnit(words), per: 1 } : unitFor(schema?.units, highest)
  const lines = all.map(({ key, fields, moments: own, values }): SeriesLine => {
    const parts = differing.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]))
    return {
      key,
      name:
        parts.map(([name, value = '']) => `${name} ${names?.get(value) ?? shortUuid(value)}`).join(', ') ||
        table.name,
      fields,
      mark: parts.map(([, value = '']) => names?.get(value) ?? shortUuid(value)).join(' '),
      values: spread(moments, own, values).map((value) => (typeof value === 'number' ? value / per : value)),
    }
  })
  return {
    name: table.name,
    description: schema?.description.metric,
    moments,
    lines: lines.toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true })),
    differing,
    common: Object.fromEntries(
      fieldNames
        .filter((name) => !differing.includes(name))
        .flatMap((name) => (all[0]?.fields[name] === undefined ? [] : [[name, all[0].fields[name]]])),
    ),
    unit,
    kind: words ? 'step' : 'line',
    isFromData: !isSummed && schema !== undefined && isGauge(schema),
  }
}

/** The tables of a response, ready to draw. */
export const tablesOf = (
  { tables }: OxqlQueryResult,
  schemas: readonly TimeseriesSchema[],
  reading: Reading,
): AnswerTable[] =>
  tables.map((table) =>
    tableOf(
      table,
      schemas.find(({ timeseriesName }) => timeseriesName === table.name),
      reading,
    ),
  )

/** The values of each field of a response, sorted, for completing the next query. */
export function seenValues({ tables }: OxqlQueryResult): ReadonlyMap<string, readonly string[]> {
  const seen = new Map<string, Set<string>>()
  for (const { timeseries } of tables)
    for (const { fields } of timeseries)
      for (const [name, value] of Object.entries(fields))
        seen.set(name, (seen.get(name) ?? new Set()).add(textOf(value)))
  return new Map([...seen].map(([name, values]) => [name, [...values].sort()]))
}

/** The readings of all lines as CSV cells: one row per line and moment. */
export const readingRows = ({ lines, moments, differing, common, name, unit, kind }: AnswerTable) => {
  const names = [...Object.keys(common), ...differing]
  return [
    ['time', ...names, unit.label ? `${name} (${unit.label})` : name],
    ...lines.flatMap(({ fields, values }) =>
      moments.flatMap((at, index) => {
        const value = values[index]
        if (value === undefined) return []
        const read = value !== null && kind === 'step' ? unit.format(value) : value
        return [[new Date(at).toISOString(), ...names.map((field) => fields[field]), read]]
      }),
    ),
  ]
}

/** The maximum number of lines in one chart. */
export const MOST_CHART_LINES = 50

/** A series in the list of all, with its summary. */
export interface LineRow {
  line: SeriesLine
  isChosen: boolean
  last: number | undefined
  mean: number | undefined
  max: number | undefined
}

function rowOf(line: SeriesLine): LineRow {
  const values = line.values.filter((value) => typeof value === 'number')
  const sum = values.reduce((total, value) => total + value, 0)
  return {
    line,
    isChosen: false,
    last: values.at(-1),
    mean: values.length === 0 ? undefined : sum / values.length,
    max: values.length === 0 ? undefined : values.reduce((most, value) => Math.max(most, value), -Infinity),
  }
}

/** The series of a response, the highest first. */
export const lineRows = (lines: readonly SeriesLine[]): readonly LineRow[] =>
  lines.map(rowOf).toSorted((a, b) => (b.max ?? -Infinity) - (a.max ?? -Infinity))

/** The lines of a chart: the highest, and the chosen one. Keeps its identity as long as possible. */
export function drawnLines(rows: readonly LineRow[], chosen: SeriesLine | undefined): readonly SeriesLine[] {
  const highest = rows.slice(0, MOST_CHART_LINES).map(({ line }) => line)
  return chosen && !highest.includes(chosen) ? [...highest, chosen] : highest
}
