import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/durations'
import { expiryAt } from '#model/expiry'
import { expiryChangesAt, expiryText } from './expiryText'

const validity = { notBefore: 0, notAfter: 100 * DAY_MS }

test.each([
  [-DAY_MS, 'not_yet_valid', 'valid in 1\u00a0d'],
  [0, 'valid', 'expires in 3\u00a0mo'],
  [70 * DAY_MS, 'valid', 'expires in 30\u00a0d'],
  [70 * DAY_MS + 1_000, 'expiring', 'expires in 29\u00a0d'],
  [99 * DAY_MS, 'expiring', 'expires in 1\u00a0d'],
  [99 * DAY_MS + HOUR_MS, 'expiring', 'expires in 23\u00a0h'],
  [100 * DAY_MS - HOUR_MS / 2, 'expiring', 'expires in 30\u00a0min'],
  [100 * DAY_MS, 'expired', 'expired just now'],
  [105 * DAY_MS, 'expired', 'expired 5\u00a0d ago'],
] as const)('at %d it is %s: %s', (now, expiry, text) => {
  expect(expiryAt(validity, now)).toBe(expiry)
  expect(expiryText(validity, now)).toBe(text)
})

test('the text changes by the hour, by the minute in its last two hours, at its edges, and as an age once it is over', () => {
  expect(expiryChangesAt(validity, DAY_MS)).toBe(DAY_MS + HOUR_MS)
  expect(expiryChangesAt(validity, 100 * DAY_MS - HOUR_MS)).toBe(100 * DAY_MS - HOUR_MS + MINUTE_MS)
  expect(expiryChangesAt(validity, 100 * DAY_MS - 5)).toBe(100 * DAY_MS)
  expect(expiryChangesAt(validity, 100 * DAY_MS)).toBe(100 * DAY_MS + MINUTE_MS)
})
