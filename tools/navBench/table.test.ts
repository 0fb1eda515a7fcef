import { expect, it } from 'vitest'
import { percentile } from './menus.mjs'
import { tableOf } from './table.mjs'

it('the ratio is that of each run with the run before it, and is compared with the aim', () => {
  const lines = tableOf([{ cold: 1_000 }, { cold: 800 }], [{ cold: 500 }, { cold: 600 }]).split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[2]?.split('|').map((cell) => cell.trim())).toEqual([
    '',
    'cold load of the list, main content, ms',
    '900 (800–1000)',
    '550 (500–600)',
    '0.63 (0.50–0.75)',
    '≤ 0.88',
    '',
  ])
})

it('a figure that only one build has is not compared with anything', () => {
  expect(tableOf([{}], [{ cold: 500 }]).split('\n')).toHaveLength(2)
})

it('a percentile is the least value that so many do not exceed', () => {
  expect(percentile([5, 1, 4, 2, 3], 80)).toBe(4)
  expect(percentile([], 95)).toBeNaN()
})
