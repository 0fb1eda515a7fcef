import { expect, test } from 'vitest'
import { dateOf, toDate } from './dates'

test('a date is read by its key', () => {
  expect(dateOf({ timeCreated: '2026-01-01T00:00:00Z' }, 'timeCreated')).toEqual(
    new Date(Date.UTC(2026, 0, 1)),
  )
  expect(dateOf({ timestamp: '2026-01-01T01:00:00+01:00' }, 'timestamp')?.toISOString()).toBe(
    '2026-01-01T00:00:00.000Z',
  )
})

test('what is absent, null or no date at all is no date', () => {
  const record: { timeExpires?: string | null } = {}
  expect(dateOf(record, 'timeExpires')).toBeNull()
  expect(dateOf({ timeExpires: null }, 'timeExpires')).toBeNull()
  expect(toDate('soon')).toBeNull()
})
