import { expect, it } from 'vitest'
import { quotaLeftText, shareOf, shareText } from './left'

const words = (amount: number) => `${amount} vCPUs`

it.each([
  [0, 10, '10 vCPUs left', '0\u00A0% used'],
  [4, 10, '6 vCPUs left', '40\u00A0% used'],
  [1, 3, '2 vCPUs left', '33\u00A0% used'],
  [10, 10, 'Nothing left', '100\u00A0% used'],
  [12, 10, '2 vCPUs over the quota', '120\u00A0% used'],
  [0, 0, 'No quota', ''],
  [9.99, 1, '8.99 vCPUs over the quota', '999\u00A0% used'],
  [313, 1, '312 vCPUs over the quota', '313 times the quota'],
  [2, 0, '2 vCPUs over the quota', ''],
])('%d of %d: %s', (used, quota, left, share) => {
  expect(quotaLeftText(used, quota, words)).toBe(left)
  expect(shareText(used, quota)).toBe(share)
})

it('the share of a quota of nothing is none, or more than all', () => {
  expect(shareOf(0, 0)).toBe(0)
  expect(shareOf(1, 0)).toBe(Number.POSITIVE_INFINITY)
  expect(shareOf(24, 48)).toBe(0.5)
})
