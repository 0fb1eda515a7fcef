import { expect, it } from 'vitest'
import { truncated } from '../text/truncated'
import {
  ageChangesAt,
  agoChangesAt,
  formatAge,
  formatAgo,
  formatLong,
  formatSpan,
  longChangesAt,
  spanChangesAt,
} from './age'
import { byteUnits, formatBytes } from './bytes'
import { dateParts, formatDateTime } from './dates'
import { formatCount, formatExact, formatPercent } from './numbers'

it.each([
  [0, '0 B'],
  [1024, '1 KiB'],
  [8 * 1024 ** 3, '8 GiB'],
  [2000 * 1024 ** 3, '1.95 TiB'],
  [1024 ** 2 - 1, '1 MiB'],
  [1023.99 * 1024, '1023.99 KiB'],
  [1023.996 * 1024, '1 MiB'],
  [1 - 1024 ** 3, '-1 GiB'],
])('%d bytes read %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))

it('no size reads 1024 of a unit that has a larger one', () => {
  // Sizes of all magnitudes, and those around each unit, where the rounding decides.
  const sizes = Array.from({ length: 20_000 }, (_, at) => Math.round(1.0018 ** at))
  const edges = byteUnits.slice(1).flatMap((_, at) => {
    const unit = 1024 ** (at + 1)
    return Array.from({ length: 2_000 }, (__, step) => Math.round(unit * (1 + (step - 1_000) / 1e7)))
  })
  const read = [...sizes, ...edges].filter((bytes) => bytes < 1024 ** byteUnits.length).map(formatBytes)
  expect(read.filter((text) => Number.parseFloat(text) >= 1024)).toEqual([])
})

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
  [-5_000, 1_000],
  [4_200, 5_000],
  [59_999, 60_000],
  [60_000, 120_000],
  [3_599_999, 3_600_000],
  [7_300_000, 10_800_000],
  [90_000_000, 172_800_000],
])('the text of an age of %i ms stays until %i ms', (age, until) => {
  const since = 1_700_000_000_000
  expect(ageChangesAt(since, since + age) - since).toBe(until)
  if (age < 0) return
  expect(formatAge(until - 1)).toBe(formatAge(age))
  const longUntil = longChangesAt(since, since + age) - since
  expect(longUntil).toBeGreaterThan(age)
  expect(formatLong(longUntil - 1)).toBe(formatLong(age))
  const spanUntil = spanChangesAt(since, since + age) - since
  expect(formatSpan(spanUntil - 1)).toBe(formatSpan(age))
  const agoUntil = agoChangesAt(since, since + age) - since
  expect(agoUntil).toBeGreaterThan(age)
  expect(formatAgo(agoUntil - 1)).toBe(formatAgo(age))
  expect(formatAgo(agoUntil)).not.toBe(formatAgo(age))
})

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
  // Engineering notation uses e, not E.
  ['en-US', 1e15, '1e15'],
  ['en-US', 1.3e15, '1.3e15'],
  ['en-US', -1.3e15, '-1.3e15'],
  ['en-US', 23_100_000_000_000_000_000_000_000_000n, '23.1e27'],
  ['en-US', 18_446_744_073_709_551_616n, '18.4e18'],
])('in %s, %d reads %s', (locale, value, text) => expect(formatCount(value, locale)).toBe(text))

it.each([
  ['en-US', 999_999, '999,999'],
  // 2^88 and one less: as floats they would be the same.
  ['en-US', 309_485_009_821_345_068_724_781_056n, '309,485,009,821,345,068,724,781,056'],
  ['en-US', 309_485_009_821_345_068_724_781_055n, '309,485,009,821,345,068,724,781,055'],
  ['de-DE', 1_000_000n, '1.000.000'],
])('in %s, %d has all its digits: %s', (locale, value, text) => expect(formatExact(value, locale)).toBe(text))

it.each([
  [0, '0%'],
  [1, '0.01%'],
  [3_333, '33.33%'],
  [10_000, '100%'],
])('%d hundredths of a percent read %s', (hundredths, text) =>
  expect(formatPercent(hundredths, 'en-US')).toBe(text),
)

it('cuts to n−2 characters plus the ellipsis, or in the middle', () => {
  expect(truncated('a'.repeat(49), 48)).toBe(`${'a'.repeat(46)}…`)
  expect(truncated('a'.repeat(48), 48)).toBe('a'.repeat(48))
  expect(truncated('abcdefghijk', 7, 'middle')).toBe('abc…ijk')
})
