import { expect, test } from 'vitest'
import { edgePath } from './paths'

const down = [
  [50, 0],
  [50, 100],
] as const

test('a line is interrupted where its words stand, so that nothing needs to lie behind them', () => {
  expect(edgePath({ points: down, label: [20, 40, 60, 20] })).toBe('M50,0 L50,40 M50,60 L50,100')
})

test('a line that turns within its words goes on where it leaves them', () => {
  const points = [
    [0, 50],
    [50, 50],
    [50, 100],
  ] as const
  expect(edgePath({ points, label: [20, 40, 60, 20] })).toBe('M0,50 L20,50 M50,60 L50,100')
})

test('words beside a line, or at the end of a part of it, take nothing away', () => {
  expect(edgePath({ points: down })).toBe('M50,0 L50,100')
  expect(edgePath({ points: down, label: [50, 40, 60, 20] })).toBe('M50,0 L50,100')
  const points = [
    [50, 0],
    [50, 60],
    [90, 60],
  ] as const
  expect(edgePath({ points, label: [20, 40, 60, 20] })).toBe('M50,0 L50,40 M50,60 L90,60')
})
