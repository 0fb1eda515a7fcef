import { expect, it } from 'vitest'
import { areEndsApart, COLOURED_LINES, namePlaces, strokeOf, weightOf } from './strokes'

it('most of 32 lines had one grey: the first ones have colours, whose neighbours differ in their dashes', () => {
  const looks = Array.from({ length: COLOURED_LINES + 1 }, (_, index) => strokeOf(index))
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(COLOURED_LINES + 1)
  const dashes = looks.slice(0, COLOURED_LINES).map(({ dash }) => dash.join(' '))
  expect(dashes.every((dash, index) => dash !== dashes[index + 1])).toBe(true)
  expect(strokeOf(31)).toEqual(strokeOf(COLOURED_LINES))
})

it('a line that stands out is strong, and the others fade', () => {
  expect(weightOf(9, 9)).toEqual({ width: 3, alpha: 1 })
  expect(weightOf(0, 9).alpha).toBeLessThan(0.5)
  expect(weightOf(0, undefined)).toEqual({ width: strokeOf(0).width, alpha: 1 })
})

const column = { top: 0, bottom: 240 }
/** The gaps between names, from the top. */
const gapsOf = (places: readonly (number | undefined)[]) => {
  const sorted = places.flatMap((place) => place ?? []).toSorted((a, b) => a - b)
  return sorted.slice(1).map((place, index) => place - (sorted[index] ?? 0))
}

it('names of 8 lines within 24 px stood over each other, or were left out', () => {
  const ends = [30, 33, 36, 40, 41, 47, 52, 54]
  const places = namePlaces(ends, 16, column)
  expect(places.every((place) => place !== undefined)).toBe(true)
  expect(Math.min(...gapsOf(places))).toBeGreaterThanOrEqual(16)
  // In the order of their lines, so that no leader crosses another.
  expect(places).toEqual(places.toSorted((a = 0, b = 0) => a - b))
  expect(Math.min(...places.map((place = 0) => place))).toBeGreaterThanOrEqual(8)
})

it('names whose lines are apart stand at them, and those of two that are close on both sides', () => {
  expect(namePlaces([20, 100, 180], 16, column)).toEqual([20, 100, 180])
  expect(namePlaces([180, 100, 104, 20], 16, column)).toEqual([180, 94, 110, 20])
})

it('names stay in their column, and push the others from its ends', () => {
  expect(namePlaces([0, 2, 20], 16, column)).toEqual([8, 24, 40])
  expect(namePlaces([240, 239], 16, column)).toEqual([232, 216])
})

it('no name stands over another, wherever the lines end', () => {
  for (let seed = 1; seed < 200; seed += 1) {
    const ends = Array.from({ length: 8 }, (_, index) => (seed * 7919 * (index + 3) ** 2) % 241)
    const places = namePlaces(ends, 16, column)
    expect(Math.min(...gapsOf(places))).toBeGreaterThanOrEqual(16 - 1e-9)
    for (const place of places) {
      expect(place).toBeGreaterThanOrEqual(8 - 1e-9)
      expect(place).toBeLessThanOrEqual(232 + 1e-9)
    }
  }
})

it('a line without a name has none, and the first names have the room of a short column', () => {
  expect(namePlaces([undefined, 50], 16, column)).toEqual([undefined, 50])
  expect(namePlaces([10, undefined, 11, 12], 16, { top: 0, bottom: 40 })).toEqual([
    8,
    undefined,
    24,
    undefined,
  ])
  expect(namePlaces([1], 16, { top: 0, bottom: 10 })).toEqual([undefined])
})

it('eight names were led to one pixel, where all lines ended at zero', () => {
  const ends = (...last: number[]) => areEndsApart(last.map((value) => [1, value, null]))
  expect(ends(0, 0, 0, 0, 0, 0, 3, 0)).toBe(false)
  expect(ends(0, 0, 1, 2)).toBe(true)
  expect(ends(0, 0)).toBe(true)
})
