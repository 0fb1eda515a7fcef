import { expect, test } from 'vitest'
import '../api/resources/disks'
import '../api/resources/metrics'
import '../api/resources/session'
import { isChange } from './isChange'

test.each([
  ['diskCreate', true],
  ['diskList', false],
  // Sent by POST.
  ['systemTimeseriesQuery', false],
  ['loginLocal', false],
  ['deviceAuthConfirm', false],
  ['logout', false],
  ['unheardOf', false],
])('whether %s changes something of the region: %s', (operation, expected) => {
  expect(isChange(operation)).toBe(expected)
})
