import { expect, test } from 'vitest'
import { expiryAt } from '#store/model/expiry'
import { expiryChangesAt, expiryText } from './expiryText'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const validity = { notBefore: 0, notAfter: 100 * DAY }

test.each([
  [-DAY, 'not_yet_valid', 'valid in 1 day'],
  [0, 'valid', '100 days left'],
  [70 * DAY, 'valid', '30 days left'],
  [70 * DAY + 1, 'expiring', '29 days left'],
  [99 * DAY, 'expiring', '1 day left'],
  [99 * DAY + HOUR, 'expiring', '23 hours left'],
  [100 * DAY - 1, 'expiring', 'less than an hour left'],
  [100 * DAY, 'expired', 'expired just now'],
  [105 * DAY, 'expired', 'expired 5\u00a0d ago'],
] as const)('at %d it is %s: %s', (now, expiry, text) => {
  expect(expiryAt(validity, now)).toBe(expiry)
  expect(expiryText(validity, now)).toBe(text)
})

test('the text changes by the hour, at its edges, and as an age once it is over', () => {
  expect(expiryChangesAt(validity, DAY)).toBe(DAY + HOUR)
  expect(expiryChangesAt(validity, 100 * DAY - 5)).toBe(100 * DAY)
  expect(expiryChangesAt(validity, 100 * DAY)).toBe(100 * DAY + 60_000)
})
