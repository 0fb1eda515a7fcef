import { describe, expect, it } from 'vitest'
import { dayInWords, dayKey, dayQueryText, daysOf, highestInDay, linePath, type Day } from './dayOf'

const percent = (value: number) => `${Math.round(value)} %`
const day = (...values: (number | null)[]): Day => ({
  times: values.map((_, index) => index * 1_800_000),
  values,
})

/** A series as a region returns it: points of half an hour, the first of them at `from`. */
const series = (id: string, values: (number | null)[], from = 0) => ({
  fields: { instance_id: { type: 'uuid' as const, value: id } },
  points: {
    startTimes: null,
    timestamps: values.map((_, index) => new Date((from + index) * 1_800_000).toISOString()),
    values: [{ metricType: 'gauge' as const, values: { type: 'double' as const, values } }],
  },
})

describe('the query', () => {
  const cpu = {
    metrics: ['virtual_machine:vcpu_usage'],
    fields: ['instance_id'],
    reducer: 'mean',
  } as const

  it('asks for all rows at once, in the same words in whatever order they are', () => {
    expect(dayQueryText({ ...cpu, filters: { state: 'run' } }, ['b', 'a'])).toBe(
      'get virtual_machine:vcpu_usage | filter timestamp >= @now() - 1500m && state == "run" && (instance_id == "a" || instance_id == "b") | align mean_within(1800s) | group_by [instance_id], mean',
    )
  })

  it('names each value once, and has a part for each metric', () => {
    const traffic = { metrics: ['link:in', 'link:out'], fields: ['port', 'slot'], reducer: 'sum' } as const
    const part = (metric: string) =>
      `get ${metric} | filter timestamp >= @now() - 1500m && (port == "a") | align mean_within(1800s) | group_by [port, slot], sum`
    expect(dayQueryText(traffic, ['a', 'a'])).toBe(`{ ${part('link:in')}; ${part('link:out')} }`)
  })

  it('keeps a value within its quotes', () => {
    expect(dayQueryText(cpu, ['a"b'])).toContain('(instance_id == "a\\"b")')
  })
})

describe('the days of a response', () => {
  const double = (value: number) => value * 2

  it('are 48 points: the totals of the counters before them are dropped', () => {
    const values = Array.from({ length: 50 }, (_, index) => (index < 2 ? 9_999 : index))
    const days = daysOf(
      { tables: [{ name: '', timeseries: [series('a', values)] }] },
      ['instance_id'],
      double,
    )
    expect(days.get('a')?.values).toHaveLength(48)
    expect(days.get('a')?.values.at(0)).toBe(4)
    expect(days.get('a')?.values.at(-1)).toBe(98)
  })

  it('have the same times: what was measured only later has gaps before', () => {
    const timeseries = [series('a', [1, 2, 3]), series('b', [5], 2)]
    const days = daysOf({ tables: [{ name: '', timeseries }] }, ['instance_id'], double)
    expect(days.get('b')).toEqual({ times: days.get('a')?.times, values: [null, null, 10] })
  })

  it('add the values of several tables up: a time is a gap only where none has a value', () => {
    const table = (...values: (number | null)[]) => ({ name: '', timeseries: [series('a', values)] })
    const tables = [table(1, null, null), table(10, 20, null)]
    expect(daysOf({ tables }, ['instance_id'], double).get('a')?.values).toEqual([22, 40, null])
    // The second part of the query has ended a moment later.
    const late = { name: '', timeseries: [series('a', [10, 20, 30], 0.001)] }
    expect(daysOf({ tables: [table(1, 2, 3), late] }, ['instance_id'], double).get('a')?.values).toEqual([
      22, 44, 66,
    ])
  })

  it('belong to the rows by all fields', () => {
    const one = {
      ...series('a', [1]),
      fields: { slot: { type: 'u32' as const, value: 1 }, ...series('a', []).fields },
    }
    const days = daysOf({ tables: [{ name: '', timeseries: [one] }] }, ['instance_id', 'slot'], double)
    expect([...days.keys()]).toEqual([dayKey(['a', 1])])
  })

  it('are none without a table, and none for a row without a series', () => {
    expect(daysOf({ tables: [] }, ['instance_id'], double).size).toBe(0)
  })
})

describe('the words', () => {
  const title = 'CPU of the last day'

  it.each([
    [day(0, 80, 8), 'CPU of the last day: 29 % on average, at most 80 %, now 8 %'],
    [day(0, 0), 'CPU of the last day: 0 % on average, at most 0 %, now 0 %'],
    [day(20, null), 'CPU of the last day: 20 % on average, at most 20 %, not measured now'],
    [day(null, 20), 'CPU of the last day: 20 % on average, at most 20 %, now 20 %'],
    [day(null, null), 'CPU of the last day: nothing measured'],
  ])('of %j are: %s', (one, words) => {
    expect(dayInWords(title, one, percent)).toBe(words)
  })
})

it('has its highest value, which is 0 where nothing was measured', () => {
  expect(highestInDay(day(3, null, 7))).toBe(7)
  expect(highestInDay(day(null))).toBe(0)
})

describe('the line', () => {
  const box = { width: 60, height: 10 }

  it('is whole at both edges, and a higher value is not outside', () => {
    expect(linePath(day(0, 100, 200), 100, box)).toBe('M0 9.5L30 0.5L60 0.5')
  })

  it('is interrupted by a gap', () => {
    expect(linePath(day(0, 0, null, 0, 0), 100, box)).toBe('M0 9.5L15 9.5M45 9.5L60 9.5')
  })

  it('shows a point between two gaps as a dash', () => {
    expect(linePath(day(null, 0, null), 100, box)).toBe('M15 9.5h30')
  })

  it('is at the lower edge when all values are 0', () => {
    expect(linePath(day(0, 0), 0, box)).toBe('M0 9.5L60 9.5')
  })
})
