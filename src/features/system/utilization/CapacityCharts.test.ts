import { expect, it } from 'vitest'
import { MINUTE_MS } from '#src/durations'
import type { Measurement } from '#store/api/generated/types'
import { levelPoints } from './CapacityCharts'

const at = (minute: number) => Date.UTC(2026, 0, 15, 9, minute)
const level = (minute: number, datum: number): Measurement => ({
  timestamp: new Date(at(minute)).toISOString(),
  datum: { type: 'i64', datum },
})
const range = { from: at(0), to: at(60) }
const shown = (before: Measurement | undefined, ...within: Measurement[]) =>
  levelPoints({ before, within }, range).map((point) => [(point.at - range.from) / MINUTE_MS, point.value])

it('a chart begins with the last level before its range and ends with the last one in it', () => {
  expect(shown(level(-90, 4), level(20, 6), level(40, 2))).toEqual([
    [0, 4],
    [20, 6],
    [40, 2],
    [60, 2],
  ])
})

it('a chart begins at zero if nothing was provisioned before', () => {
  expect(shown(undefined, level(20, 6))).toEqual([
    [0, 0],
    [20, 6],
    [60, 6],
  ])
  expect(shown(undefined)).toEqual([
    [0, 0],
    [60, 0],
  ])
})

it('a level at the start of the range replaces the one before it', () => {
  expect(shown(level(-90, 4), level(0, 8))).toEqual([
    [0, 8],
    [60, 8],
  ])
})

it('an unchanged level is repeated at most sixty times, and no change is lost', () => {
  const often = Array.from({ length: 3_600 }, (_, second) => ({
    ...level(0, second === 1_800 ? 5 : 4),
    timestamp: new Date(at(0) + second * 1_000).toISOString(),
  }))
  const points = levelPoints({ before: undefined, within: often }, range)
  expect(points.length).toBeLessThan(70)
  expect(points.filter(({ value }) => value === 5)).toEqual([{ at: at(30), value: 5 }])
})
