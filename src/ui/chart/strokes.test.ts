import { expect, it } from 'vitest'
import { COLOURED_LINES, placedNames, strokeOf, weightOf } from './strokes'

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

it('a name stands where no line and no other name is', () => {
  const end = (top: number) => ({ width: 40, top })
  const heights = [20, 60, 68, 100]
  const placed = placedNames(
    heights.map(end),
    (_, except) => heights.filter((__, index) => index !== except),
    16,
  )
  // The third is 8 px below the second.
  expect([...placed.keys()]).toEqual([0, 1, 3])
  // Above the plot there is no room.
  expect(placedNames([end(10)], () => [], 16).size).toBe(0)
})
