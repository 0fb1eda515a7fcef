import { expect, it } from 'vitest'
import { rowsAtFirst, shownOf } from './AttentionTable'

it.each([
  ['project', 1440, 900, 13],
  ['projects', 1440, 900, 8],
  ['projects', 1920, 1080, 13],
  ['projects', 1440, 600, 8],
  ['projects', 360, 760, 8],
  ['projects', 768, 1024, 12],
  ['region', 1440, 900, 8],
  ['region', 1920, 1080, 13],
] as const)('%s at %i × %i: %i rows at first', (of, width, height, rows) => {
  expect(rowsAtFirst(of, { width, height })).toBe(rows)
})

it('one or two rows were left for another step', () => {
  expect(shownOf(16, 13)).toBe(13)
  expect(shownOf(15, 13)).toBe(15)
  expect(shownOf(3, 13)).toBe(3)
})
