import { describe, expect, it } from 'vitest'
import type { OxqlQueryResult } from '#store/api/generated/types'
import { ALL, diskCharts, networkCharts } from './chartSpecs'
import { readingsOf, scaled } from './readings'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 15, 9, minute)).toISOString()
const FROM = Date.parse(at(1))
/** Series that begin at the window before the range; after an `undefined` one later, each. */
const answer = (...series: (number | null | undefined)[][]): OxqlQueryResult => ({
  tables: [
    {
      name: 'x:y',
      timeseries: series.map((all) => {
        const values = all.filter((value) => value !== undefined)
        const late = all.length - values.length
        return {
          fields: {},
          points: {
            startTimes: null,
            timestamps: values.map((_, index) => at(index + late)),
            values: [{ metricType: 'gauge', values: { type: 'double', values } }],
          },
        }
      }),
    },
  ],
})
const values = (result: OxqlQueryResult) => readingsOf(result, FROM).map(({ value }) => value)

describe('the readings of an answer', () => {
  it('are added up; a gap is one only where all have it; the first is dropped', () => {
    expect(values(answer([9e9, 1, null, null], [9e9, 2, 3, null]))).toEqual([3, 3, null])
    expect(readingsOf(answer([1, 2]), FROM)[0]?.at).toBe(FROM)
  })
  it('of a series that began later are added at their times, and lose no first one', () => {
    const late = answer(
      [9e9, 1, 2, null, 4],
      [undefined, undefined, 10, 20, 30],
      [undefined, undefined, undefined, null, 100],
    )
    expect(values(late)).toEqual([1, 12, 20, 134])
    expect(readingsOf(late, FROM).map(({ at: time, count }) => [time, count])).toEqual([
      [FROM, 1],
      [Date.parse(at(2)), 2],
      [Date.parse(at(3)), 1],
      [Date.parse(at(4)), 3],
    ])
    // The order of the series does not matter.
    expect(values(answer([undefined, 10], [1, 2], [undefined, undefined, 3]))).toEqual([12, 3])
  })
  it.each([
    ['no table', { tables: [] }],
    ['no series', answer()],
    ['one point', answer([5])],
  ])('are none of %s', (_, result) => {
    expect(values(result)).toEqual([])
  })
})

describe('units', () => {
  const points = (...list: (number | null)[]) =>
    list.map((value, index) => ({ at: index, value, count: value === null ? 0 : 4 }))
  it('a percentage is of the time of all CPUs', () => {
    const { points: shown, unit } = scaled(points(10e9, null, 20e9), 'percent')
    expect(shown.map(({ value }) => value)).toEqual([50, null, 100])
    expect(unit.format(12.3456)).toBe('12.3\u00A0%')
    expect(unit.axis(25)).toBe('25\u00A0%')
  })
  it.each([
    [[0, 1_023], 'Bytes/s', '1,023 Bytes/s'],
    [[0, 1_024], 'KiB/s', '1 KiB/s'],
    [[3 * 1_024 ** 2, 5.5 * 1_024 ** 2], 'MiB/s', '5.5 MiB/s'],
    [[1_024 ** 5], 'PiB/s', '1 PiB/s'],
  ])('bytes %j per second share one unit, %s', (list, label, last) => {
    const samples = list.map((value) => value * 5)
    const { points: shown, unit } = scaled(points(...samples), 'bytes')
    expect(unit.label).toBe(label)
    expect(unit.format(shown.at(-1)?.value ?? 0)).toBe(last)
  })
  it.each([
    [[900], 250, '250'],
    [[40_000], 25_000, '25k'],
    [[4_000_000], 2_500_000, '2.5M'],
    [[7e9], 2e9, '2B'],
    [[7e12], 2e12, '2T'],
  ])('counts up to %j per second are rates; %d reads %s at the axis', (list, tick, text) => {
    const { points: shown, unit } = scaled(points(...list.map((value) => value * 5), null), { each: 'reads' })
    expect(shown.map(({ value }) => value)).toEqual([...list, null])
    expect(unit.axis(tick)).toBe(text)
  })
  it('a counter says what it counts per second, in its unit and in each value', () => {
    const { unit } = scaled(points(9), { each: 'reads' })
    expect([unit.label, unit.format(1.8)]).toEqual(['reads/s', '1.8 reads/s'])
    const charts = [...diskCharts('one', ALL), ...networkCharts('one', ALL)]
    for (const { description, measure } of charts) {
      expect(description).not.toMatch(/second/)
      expect(scaled(points(9), measure).unit.label).toMatch(/^(reads|writes|flushes|packets|Bytes)\/s$/)
    }
  })
})
