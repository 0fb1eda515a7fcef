import { expect, it } from 'vitest'
import { isNameUnder } from './drawings'

it('a grid line crossed the name of a limit that was just below it', () => {
  // The grid lines are at 0, 62, 124 and 186, the limit at 17: its name is 19 high.
  const grid = [0, 62, 124, 186]
  expect(isNameUnder(17, grid, 19)).toBe(true)
  expect(isNameUnder(37, grid, 19)).toBe(false)
})

it('the name of a limit stays above it where it has no more room below', () => {
  expect(isNameUnder(17, [0, 25], 19)).toBe(false)
  expect(isNameUnder(17, [0, 62, 20], 19)).toBe(false)
})

it('a limit on a grid line has its name above', () => {
  expect(isNameUnder(62, [0, 62, 124], 19)).toBe(false)
})
