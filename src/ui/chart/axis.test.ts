import { expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#src/durations'
import {
  axisStart,
  axisUnit,
  boundsOf,
  fullTime,
  highestOf,
  longestLabels,
  ticksAround,
  ticksOf,
  timeLabels,
  valueTicks,
} from './axis'
import { csvOf } from './TimeChart'

it.each([
  [0, undefined, [0, 0.25, 0.5, 0.75, 1]],
  [3.4, undefined, [0, 1, 2, 3, 4]],
  [57, undefined, [0, 20, 40, 60, 80]],
  [98, 100, [0, 25, 50, 75, 100]],
  [100, 100, [0, 25, 50, 75, 100]],
  [104, 100, [0, 50, 100, 150]],
  [390, 100, [0, 200, 400, 600]],
  [1.3, undefined, [0, 0.5, 1, 1.5]],
  [0.000_03, undefined, [0, 0.000_01, 0.000_02, 0.000_03, 0.000_04]],
])('an axis for %d (at most %d) has the ticks %j', (highest, most, ticks) => {
  expect(valueTicks(highest, most)).toEqual(ticks)
})

it('every axis begins at zero, ends above the highest value and has three to six steps', () => {
  for (let highest = 0.001; highest < 1e12; highest *= 1.37) {
    const ticks = valueTicks(highest)
    expect(ticks[0]).toBe(0)
    expect(ticks.at(-1)).toBeGreaterThan(highest)
    expect(ticks.length).toBeGreaterThanOrEqual(3)
    expect(ticks.length).toBeLessThanOrEqual(6)
  }
})

it.each([
  [0, -12, [-15, -10, -5, 0]],
  [12, -5, [-10, -5, 0, 5, 10, 15]],
  [3, -0.1, [-1, 0, 1, 2, 3, 4]],
])('an axis from %d down to %d has the ticks %j', (highest, lowest, ticks) => {
  expect(valueTicks(highest, undefined, lowest)).toEqual(ticks)
})

it.each([
  [62, 70, [60, 62.5, 65, 67.5, 70, 72.5]],
  [22.2, 70.6, [20, 40, 60, 80]],
  [54.5, 54.5, [53.5, 54, 54.5, 55, 55.5]],
  [2, 70, [0, 20, 40, 60, 80]],
  [-70, -62, [-70, -67.5, -65, -62.5, -60]],
  [-4, 3, [-4, -2, 0, 2, 4]],
  [0, 0, [0, 0.25, 0.5, 0.75, 1]],
])('an axis around %d to %d has the ticks %j', (lowest, highest, ticks) => {
  expect(ticksAround(lowest, highest)).toEqual(ticks)
})

it('an axis around values has all of them, three to seven steps, and does not exceed its unit', () => {
  for (let lowest = 0.001; lowest < 1e6; lowest *= 1.7)
    for (const share of [0, 0.01, 0.2, 3]) {
      const ticks = ticksAround(lowest, lowest * (1 + share))
      expect(ticks[0]).toBeLessThanOrEqual(lowest)
      expect(ticks.at(-1)).toBeGreaterThan(lowest * (1 + share))
      expect(ticks.length).toBeGreaterThanOrEqual(3)
      expect(ticks.length).toBeLessThanOrEqual(7)
    }
  expect(ticksAround(96, 99, 100).at(-1)).toBe(100)
})

it('no value leaves the drawing, also above the usual maximum of its unit', () => {
  const limit = { label: 'Quota', value: 3 }
  for (const isFromData of [false, true])
    for (const most of [undefined, 100])
      for (let highest = 0.5; highest < 1e5; highest *= 1.3) {
        const points = [
          { at: 1, value: highest / 3 },
          { at: 2, value: highest },
          { at: 3, value: null },
        ]
        const unit = { label: '', format: String, axis: String, ...(most !== undefined && { most }) }
        const ticks = ticksOf({ points, unit, limit, isFromData })
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest)
        expect(ticks[0]).toBeLessThanOrEqual(highest / 3)
      }
})

it.each([
  [10 * MINUTE_MS, ['09:10', '15 Jan']],
  [DAY_MS, ['09:00', '16 Jan']],
  [7 * DAY_MS, ['22 Jan 09:00', '22 Jan']],
])(
  'a range of %d ms ends with labels as long as %j: the plot leaves room for half of the longest',
  (ms, labels) => {
    const from = new Date(2026, 0, 15, 9).getTime()
    expect(longestLabels({ from, to: from + ms }, 'en-GB')).toEqual(labels)
  },
)

it('the lines of 32 sensors lay within 24 px of an axis from zero: it begins near the lowest, and says so', () => {
  const unit = { label: '°C', format: (value: number) => `${value}\u00a0°C`, axis: String }
  const points = [
    { at: 1, value: 62 },
    { at: 2, value: null },
  ]
  const lines = {
    all: [
      { name: 'a', values: [62, null] },
      { name: 'b', values: [undefined, 70] },
    ],
  }
  expect(axisStart({ points, lines, unit, isFromData: true })).toBe('The axis begins at 60\u00a0°C.')
  expect(axisStart({ points, lines, unit })).toBeUndefined()
  expect(axisStart({ points: [{ at: 1, value: null }], unit, isFromData: true })).toBeUndefined()
})

it('the bounds of lines include zero, and leave gaps out', () => {
  expect(
    boundsOf([
      [1, null, 4],
      [undefined, -2],
    ]),
  ).toEqual({ lowest: -2, highest: 4 })
  expect(boundsOf([[3]])).toEqual({ lowest: 0, highest: 3 })
})

it('the highest value counts the limit and leaves gaps out', () => {
  const points = [
    { at: 1, value: null },
    { at: 2, value: 3 },
  ]
  expect(highestOf(points)).toBe(3)
  expect(highestOf(points, 8)).toBe(8)
})

const local = (text: string) => new Date(text).getTime()

it('time labels show the clock, and the day at midnight', () => {
  const range = { from: local('2026-01-14T12:00'), to: local('2026-01-15T12:00') }
  const ticks = [local('2026-01-14T18:00'), local('2026-01-15T00:00'), local('2026-01-15T06:00')]
  expect(timeLabels(ticks, range, 'en-GB')).toEqual(['18:00', '15 Jan', '06:00'])
})

it('time labels of a few minutes show seconds, those of weeks show days', () => {
  const minutes = { from: local('2026-01-14T12:00'), to: local('2026-01-14T12:05') }
  expect(timeLabels([local('2026-01-14T12:01:30')], minutes, 'en-GB')).toEqual(['12:01:30'])
  const weeks = { from: local('2026-01-01T12:00'), to: local('2026-01-14T12:00') }
  expect(timeLabels([local('2026-01-05T00:00')], weeks, 'en-GB')).toEqual(['5 Jan'])
})

it.each([
  ['reads/s', String, 'reads/s'],
  ['%', (value: number) => `${value}%`, ''],
  ['', String, ''],
])('the unit %j stands once, beside the title or at the labels of the axis', (label, axis, shown) => {
  expect(axisUnit({ label, axis, format: String })).toBe(shown)
})

it('a moment in full has seconds and a zone', () => {
  expect(fullTime(local('2026-01-14T12:01:30'), 'en-GB')).toMatch(/^14 Jan,? 12:01:30 \S+$/)
})

it('a table for a spreadsheet quotes what needs it and leaves gaps empty', () => {
  expect(
    csvOf('Bytes, read "all"', [
      { at: Date.UTC(2026, 0, 14, 12), value: 1.5 },
      { at: Date.UTC(2026, 0, 14, 13), value: null },
    ]),
  ).toBe('time,"Bytes, read ""all"""\r\n2026-01-14T12:00:00.000Z,1.5\r\n2026-01-14T13:00:00.000Z,\r\n')
})
