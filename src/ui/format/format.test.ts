import { expect, it } from 'vitest'
import { truncated } from '../truncated'
import { formatAge } from './age'
import { formatBytes } from './bytes'
import { dateParts, formatDateTime } from './dates'
import { formatCount } from './numbers'

it.each([
  [0, '0 B'],
  [1024, '1 KiB'],
  [8 * 1024 ** 3, '8 GiB'],
  [2000 * 1024 ** 3, '1.95 TiB'],
])('%i bytes read %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))

it.each([
  [-5_000, '0s'],
  [12_000, '12s'],
  [4 * 60_000, '4m'],
  [2 * 3_600_000, '2h'],
  [3 * 86_400_000, '3d'],
  [31 * 86_400_000, '1mo'],
  [400 * 86_400_000, '1y'],
])('%i ms are %s', (ms, text) => expect(formatAge(ms)).toBe(text))

it.each([
  ['en-US', 'Feb 28, 2023', '12:00 AM'],
  ['de-DE', '28.02.2023', '00:00'],
  ['fr-FR', '28 févr. 2023', '00:00'],
])('a date in %s', (locale, date, time) => {
  const parts = dateParts(new Date('2023-02-28T00:00:00'), locale)
  expect(parts.date).toBe(date)
  expect(parts.time.replaceAll('\u202f', ' ')).toBe(time)
})

it('no date reads as a dash, not as an error', () => expect(formatDateTime(null)).toBe('—'))

it.each([
  ['en-US', 999_999, '999,999'],
  ['en-US', -1_234, '-1,234'],
  ['en-US', 1_000_000, '1M'],
  ['en-US', 492_000_000_000, '492B'],
  ['en-US', 894_312_000_000_000, '894.3T'],
  ['de-DE', 1_200_000, '1,2\u00a0Mio.'],
  // Engineering notation begins with an e, not an E.
  ['en-US', 1e15, '1e15'],
  ['en-US', 1.3e15, '1.3e15'],
  ['en-US', -1.3e15, '-1.3e15'],
  ['en-US', 23_100_000_000_000_000_000_000_000_000n, '23.1e27'],
  ['en-US', 18_446_744_073_709_551_616n, '18.4e18'],
])('in %s, %d reads %s', (locale, value, text) => expect(formatCount(value, locale)).toBe(text))

it('cuts to n−2 characters plus the ellipsis, or in the middle', () => {
  expect(truncated('a'.repeat(49), 48)).toBe(`${'a'.repeat(46)}…`)
  expect(truncated('a'.repeat(48), 48)).toBe('a'.repeat(48))
  expect(truncated('abcdefghijk', 7, 'middle')).toBe('abc…ijk')
})
