import { describe, expect, test } from 'vitest'
import { errorsOf } from '#tests/support/formErrors'
import {
  lifetimeBody,
  lifetimeSchema,
  lifetimeText,
  lifetimeValues,
  tokensByExpiry,
  tokensOverLimit,
} from './tokenLifetime'

const settings = (seconds: number | null) => ({ siloId: 's', deviceTokenMaxTtlSeconds: seconds })

test.each([
  [2_592_000, { limit: 'at_most', amount: 30, unit: 'days' }, '30 days'],
  [3_600, { limit: 'at_most', amount: 1, unit: 'hours' }, '1 hour'],
  [5_400, { limit: 'at_most', amount: 90, unit: 'minutes' }, '90 minutes'],
  [61, { limit: 'at_most', amount: 61, unit: 'seconds' }, '61 seconds'],
] as const)('%d seconds are shown and sent again as they are', (seconds, values, text) => {
  expect(lifetimeValues(settings(seconds))).toEqual(values)
  expect(lifetimeText(settings(seconds))).toBe(text)
  expect(lifetimeBody(values)).toEqual({ deviceTokenMaxTtlSeconds: seconds })
})

test('no limit is null, whatever stands in the hidden field', async () => {
  expect(lifetimeText(settings(null))).toBe('No limit')
  expect(lifetimeBody({ limit: 'none', amount: '', unit: 'days' })).toEqual({
    deviceTokenMaxTtlSeconds: null,
  })
  expect(await errorsOf(lifetimeSchema, { limit: 'none', amount: '', unit: 'days' })).toEqual({})
})

test.each([
  [{ amount: '', unit: 'days' }, 'Longest lifetime is required'],
  [{ amount: 0, unit: 'days' }, 'At least 1'],
  [{ amount: 1.5, unit: 'hours' }, 'Longest lifetime must be a whole number'],
  [{ amount: 49_711, unit: 'days' }, 'At most 49,710 days'],
] as const)('%o is refused', async (values, message) => {
  expect(await errorsOf(lifetimeSchema, { limit: 'at_most', ...values })).toEqual({ amount: message })
})

describe('the page of one fact has the user’s tokens beside it', () => {
  const now = Date.parse('2026-03-10T12:00:00Z')
  const token = (timeExpires: string | null) => ({
    id: 't',
    timeCreated: '2026-03-01T12:00:00Z',
    timeExpires,
  })
  const tokens = [
    token('2026-03-10T12:00:00Z'),
    token('2026-03-17T12:00:00Z'),
    token('2026-03-17T12:00:01Z'),
    token('2026-06-01T00:00:00Z'),
    token(null),
  ]

  test('how many expire by when: each is counted once', () => {
    expect(tokensByExpiry(tokens, now)).toEqual([
      { label: 'Expired', count: 1 },
      { label: 'Within 7 days', count: 1 },
      { label: 'Within 30 days', count: 1 },
      { label: 'Later', count: 1 },
      { label: 'Never', count: 1 },
    ])
  })

  test('of those that work, how many live longer than new ones may', () => {
    expect(tokensOverLimit(tokens, settings(null), now)).toBe(0)
    expect(tokensOverLimit(tokens, settings(86_400), now)).toBe(4)
    expect(tokensOverLimit(tokens, settings(30 * 86_400), now)).toBe(2)
  })
})
