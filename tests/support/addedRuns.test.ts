import { expect, test } from 'vitest'
import { addedRuns } from './addedRuns'

test.each([
  ['the same', 'the same', []],
  ['All 57 projects', 'All 2 projects', ['All 2']],
  ['3 failed of all', 'of all', []],
  ['Attach IP Name', 'Attach IP No floating IP is free Name', ['No floating IP is free']],
  ['one two', 'one three two four', ['three', 'four']],
])('from "%s" to "%s"', (before, after, runs) => {
  expect(addedRuns(before, after)).toEqual(runs)
})
