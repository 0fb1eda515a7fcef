import { expect, test } from 'vitest'
import { expiryAt } from '#store/model/expiry'
import { expiryChangesAt, expiryText } from './expiryText'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const validity = { notBefore: 0, notAfter: 100 * DAY }

test.each([
  [-DAY, 'not_yet_valid', 'valid in 1\u00a0d'],
  [0, 'valid', 'expires in 3\u00a0mo'],
  [70 * DAY, 'valid', 'expires in 30\u00a0d'],
  [70 * DAY + 1_000, 'expiring', 'expires in 29\u00a0d'],
  [99 * DAY, 'expiring', 'expires in 1\u00a0d'],
  [99 * DAY + HOUR, 'expiring', 'expires in 23\u00a0h'],
  [100 * DAY - HOUR / 2, 'expiring', 'expires in 30\u00a0min'],
  [100 * DAY, 'expired', 'expired just now'],
  [105 * DAY, 'expired', 'expired 5\u00a0d ago'],
] as const)('at %d it is %s: %s', (now, expiry, text) => {
  expect(expiryAt(validity, now)).toBe(expiry)
  expect(expiryText(validity, now)).toBe(text)
})

test('the text changes by the hour, by the minute in its last two hours, at its edges, and as an age once it is over', () => {
  expect(expiryChangesAt(validity, DAY)).toBe(DAY + HOUR)
  expect(expiryChangesAt(validity, 100 * DAY - HOUR)).toBe(100 * DAY - HOUR + 60_000)
  expect(expiryChangesAt(validity, 100 * DAY - 5)).toBe(100 * DAY)
  expect(expiryChangesAt(validity, 100 * DAY)).toBe(100 * DAY + 60_000)
})
