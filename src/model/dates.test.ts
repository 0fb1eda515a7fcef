import { expect, test } from 'vitest'
import { dateOf, timeOf, toDate } from './dates'

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

test('moments of one second sort by their fractions, whatever their texts are like', () => {
  const rows = ['2026-01-01T00:00:00.5Z', '2026-01-01T00:00:00Z', '2026-01-01T00:59:59+01:00', null].map(
    (timeCreated) => ({ timeCreated }),
  )
  const sorted = rows.toSorted((a, b) => timeOf(a, 'timeCreated') - timeOf(b, 'timeCreated'))
  expect(sorted.map(({ timeCreated }) => timeCreated)).toEqual([
    null,
    '2026-01-01T00:59:59+01:00',
    '2026-01-01T00:00:00Z',
    '2026-01-01T00:00:00.5Z',
  ])
})
