import { describe, expect, it } from 'vitest'
import { schemas } from '#mirage/metrics/catalogue'
import type { FieldValue, OxqlQueryResult, Values } from '#store/api/generated/types'
import { readingRows, seenValues, tablesOf, drawnLines, MOST_CHART_LINES, lineRows } from './answerTables'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 15, 9, minute)).toISOString()
const ms = (minute: number) => Date.parse(at(minute))
const text = (value: string): FieldValue => ({ type: 'string', value })
const gauge = (...values: (number | null)[]): Values => ({
  metricType: 'gauge',
  values: { type: 'double', values },
})

interface Series {
  fields?: Record<string, FieldValue>
  values: Values[]
  minutes?: number[]
}
const answer = (name: string, ...series: Series[]): OxqlQueryResult => ({
  tables: [
    {
      name,
      timeseries: series.map(({ fields = {}, values, minutes }) => ({
        fields,
        points: {
          startTimes: null,
          timestamps: (minutes ?? (values[0]?.values.values ?? []).map((_, minute) => minute)).map(at),
          values,
        },
      })),
    },
  ],
})
const whole = { from: -Infinity, hasTotals: false, isSummed: false }
function only(result: OxqlQueryResult, reading: Parameters<typeof tablesOf>[2] = whole) {
  const [table] = tablesOf(result, schemas, reading)
  if (!table) throw new Error('no table')
  return table
}

it.each([
  ['hardware_component:temperature', false, true],
  ['hardware_component:temperature', true, false],
  ['virtual_machine:vcpu_usage', false, false],
  ['hardware_component:unheard_of', false, false],
])('%s, added up: %s: its axis may begin near the lowest value: %s', (name, isSummed, isFromData) => {
  const table = only(answer(name, { values: [gauge(62, 70)] }), { ...whole, isSummed })
  expect(table.isFromData).toBe(isFromData)
})

describe('the lines of an answer', () => {
  it('are named by the fields in which they differ, in order; the others are in common', () => {
    const fields = (id: string) => ({
      disk_id: text(id),
      silo_id: text('one'),
    })
    const long = '0b1c2d3e-0000-4000-8000-000000000000'
    const table = only(
      answer(
        'virtual_disk:reads',
        { fields: fields('d10'), values: [gauge(1)] },
        { fields: fields('d9'), values: [gauge(2)] },
        { fields: fields(long), values: [gauge(3)] },
      ),
    )
    expect(table.lines.map(({ name }) => name)).toEqual(['disk_id 0b1c2d3e', 'disk_id d9', 'disk_id d10'])
    expect(table.differing).toEqual(['disk_id'])
    expect(table.common).toEqual({ silo_id: 'one' })
    expect(table.description).toBe('Reads')
  })
  it('begin with the range, and without the total of a counter', () => {
    const counter = answer('virtual_disk:reads', { values: [gauge(900, 1, 2)] })
    expect(only(counter, { from: ms(1), hasTotals: false, isSummed: false }).moments).toEqual([ms(1), ms(2)])
    expect(only(counter, { from: -Infinity, hasTotals: true, isSummed: false }).lines[0]?.values).toEqual([
      1, 2,
    ])
    const level = answer('hardware_component:temperature', { values: [gauge(20, 21)] })
    expect(only(level, { from: -Infinity, hasTotals: true, isSummed: false }).lines[0]?.values).toEqual([
      20, 21,
    ])
  })
  it('share their moments; where another alone was measured there is no gap', () => {
    const table = only(
      answer(
        'virtual_disk:reads',
        { fields: { disk_id: text('a') }, values: [gauge(1, null)], minutes: [0, 2] },
        { fields: { disk_id: text('b') }, values: [gauge(3)], minutes: [1] },
      ),
    )
    expect(table.moments).toEqual([ms(0), ms(1), ms(2)])
    expect(table.lines.map(({ values }) => values)).toEqual([
      [1, undefined, null],
      [undefined, 3, undefined],
    ])
  })
  it('have one unit, that of the highest', () => {
    const table = only(answer('virtual_disk:bytes_read', { values: [gauge(1_024, 3 * 1_024 ** 2)] }))
    expect(table.unit.label).toBe('MiB')
    expect(table.lines[0]?.values).toEqual([1 / 1_024, 3])
    expect(only(answer('virtual_machine:vcpu_usage', { values: [gauge(4e9)] })).unit.format(4)).toBe('4 s')
    expect(only(answer('virtual_machine:vcpu_usage', { values: [gauge(2e6)] })).lines[0]?.values).toEqual([2])
    expect(only(answer('hardware_component:temperature', { values: [gauge(20)] })).unit.label).toBe('°C')
    expect(only(answer('unknown:series', { values: [gauge(20)] })).unit.format(20)).toBe('20')
  })
  it('of words are steps between them, of distributions their means', () => {
    const words = only(
      answer('a:b', {
        values: [{ metricType: 'gauge', values: { type: 'string', values: ['up', 'down', null] } }],
      }),
    )
    expect(words.kind).toBe('step')
    expect(words.lines[0]?.values.map((value) => value != null && words.unit.format(value))).toEqual([
      'up',
      'down',
      false,
    ])
    const yes = only(
      answer('a:b', {
        values: [{ metricType: 'gauge', values: { type: 'boolean', values: [true, false] } }],
      }),
    )
    expect(yes.unit.format(yes.lines[0]?.values[0] ?? 0)).toBe('true')
    const spread = { bins: [0, 1], counts: [1, 3], squaredMean: 0, sumOfSamples: 8 }
    const means = only(
      answer('virtual_disk:io_size', {
        values: [{ metricType: 'delta', values: { type: 'integer_distribution', values: [spread, null] } }],
      }),
    )
    expect(means.lines[0]?.values).toEqual([2, null])
  })
  it('of a known instance had a cut id for a name', () => {
    const id = '90ff0ea2-0000-4000-8000-000000000000'
    const other = '3b1c2d4e-0000-4000-8000-000000000000'
    const table = only(
      answer(
        'virtual_disk:reads',
        { fields: { instance_id: text(id) }, values: [gauge(1)] },
        { fields: { instance_id: text(other) }, values: [gauge(1)] },
      ),
      { ...whole, names: new Map([[id, 'berth-api-1']]) },
    )
    expect(table.lines.map(({ name, mark }) => [name, mark])).toEqual([
      ['instance_id 3b1c2d4e', '3b1c2d4e'],
      ['instance_id berth-api-1', 'berth-api-1'],
    ])
  })
  it('of a join are one for each of its series', () => {
    const table = only(answer('a:b,a:c', { values: [gauge(1), gauge(2)] }))
    expect(table.lines.map(({ name }) => name)).toEqual(['series a:b', 'series a:c'])
  })
  it('are none of an empty answer', () => {
    expect(only(answer('a:b')).lines).toEqual([])
    expect(tablesOf({ tables: [] }, schemas, whole)).toEqual([])
  })
})

it('the values of fields complete the next query', () => {
  const result = answer(
    'a:b',
    { fields: { state: text('run'), vcpu_id: { type: 'u32', value: 1 } }, values: [gauge(1)] },
    { fields: { state: text('idle'), vcpu_id: { type: 'u32', value: 1 } }, values: [gauge(1)] },
  )
  expect([...seenValues(result)]).toEqual([
    ['state', ['idle', 'run']],
    ['vcpu_id', ['1']],
  ])
})

it('the CSV of all has a row for each reading of each series', () => {
  const table = only(
    answer(
      'virtual_disk:reads',
      { fields: { disk_id: text('a') }, values: [gauge(1, null)] },
      { fields: { disk_id: text('b') }, values: [gauge(3, 4)] },
    ),
  )
  expect(readingRows(table)).toEqual([
    ['time', 'disk_id', 'virtual_disk:reads'],
    [at(0), 'a', 1],
    [at(1), 'a', null],
    [at(0), 'b', 3],
    [at(1), 'b', 4],
  ])
})

it('the highest lines are drawn, and the chosen one', () => {
  const many = Array.from({ length: MOST_CHART_LINES + 2 }, (_, index) => ({
    fields: { disk_id: text(`d${index}`) },
    values: [gauge(index)],
  }))
  const rows = lineRows(only(answer('virtual_disk:reads', ...many)).lines)
  const [highest, lowest] = [rows[0]?.line, rows.at(-1)?.line]
  expect(highest?.name).toBe(`disk_id d${MOST_CHART_LINES + 1}`)
  expect(drawnLines(rows, highest)).toHaveLength(MOST_CHART_LINES)
  expect(drawnLines(rows, lowest).at(-1)).toBe(lowest)
})
