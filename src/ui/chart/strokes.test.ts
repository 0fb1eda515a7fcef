import { expect, it } from 'vitest'
import { placedNames, strokeOf } from './strokes'

it('each of the first ten lines has a look of its own', () => {
  const looks = Array.from({ length: 10 }, (_, at) => JSON.stringify(strokeOf(at)))
  expect(new Set(looks).size).toBe(10)
  expect(strokeOf(10)).toEqual({ dash: [], colour: '--line-strong' })
})

it('a name stands where no line and no other name is', () => {
  const end = (top: number) => ({ width: 40, top })
  const heights = [20, 60, 68, 100]
  const placed = placedNames(heights.map(end), (_, except) => heights.filter((__, at) => at !== except), 16)
  // The third is 8 px below the second.
  expect([...placed.keys()]).toEqual([0, 1, 3])
  // Above the plot there is no room.
  expect(placedNames([end(10)], () => [], 16).size).toBe(0)
})
