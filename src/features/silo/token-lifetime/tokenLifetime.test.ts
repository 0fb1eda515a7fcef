import { expect, test } from 'vitest'
import { errorsOf } from '#tests/support/formErrors'
import { lifetimeBody, lifetimeSchema, lifetimeText, lifetimeValues } from './tokenLifetime'

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
  [{ amount: 0, unit: 'days' }, 'Must be at least 1'],
  [{ amount: 1.5, unit: 'hours' }, 'Longest lifetime must be a whole number'],
  [{ amount: 49_711, unit: 'days' }, 'At most 49,710 days'],
] as const)('%o is refused', async (values, message) => {
  expect(await errorsOf(lifetimeSchema, { limit: 'at_most', ...values })).toEqual({ amount: message })
})
