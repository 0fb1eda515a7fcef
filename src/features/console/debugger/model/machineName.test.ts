import { expect, test } from 'vitest'
import { allWords } from './machineName'

test('where nothing runs or is seen, the choice of all says so instead of "All 0"', () => {
  expect([0, 1, 2].map((here) => allWords('interaction', here))).toEqual([
    'None runs',
    'The one that runs',
    'All 2 that run',
  ])
  expect([0, 1, 3].map((here) => allWords('lifecycle', here))).toEqual([
    'None seen',
    'The one seen',
    'All 3 seen',
  ])
})
