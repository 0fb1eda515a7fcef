import { expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/durations'
import { shortId, truncated } from '../text/truncated'
import { agoChangesAt, formatAgo, formatLong, formatShort, longChangesAt, shortChangesAt } from './age'
import { byteUnits, formatBytes } from './bytes'
import { dateParts, formatDateTime } from './formatDateTime'
import { counted } from './counted'
import { exactParts } from './exactTime'
import { formatCount, formatExact, formatPercent } from './numbers'

it.each([
  [0, '0 B'],
  [1024, '1 KiB'],
  [8 * 1024 ** 3, '8 GiB'],
  [2000 * 1024 ** 3, '1.95 TiB'],
  [1024 ** 2 - 1, '1 MiB'],
  [1023.99 * 1024, '1,023.99 KiB'],
  [1023.996 * 1024, '1 MiB'],
  [1 - 1024 ** 3, '-1 GiB'],
])('%d bytes read %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))

it('no size reads 1024 of a unit that has a larger one', () => {
  // Sizes of all magnitudes, and those around each unit, where the rounding decides.
  const sizes = Array.from({ length: 20_000 }, (_, index) => Math.round(1.0018 ** index))
  const edges = byteUnits.slice(1).flatMap((_, index) => {
    const unit = 1024 ** (index + 1)
    return Array.from({ length: 2_000 }, (__, step) => Math.round(unit * (1 + (step - 1_000) / 1e7)))
  })
  const read = [...sizes, ...edges].filter((bytes) => bytes < 1024 ** byteUnits.length).map(formatBytes)
  expect(read.filter((text) => Number.parseFloat(text.replace(',', '')) >= 1024)).toEqual([])
})

it.each([
  [0, '0 entries'],
  [1, '1 entry'],
  [1_204, '1,204 entries'],
])('%d of a noun read %s', (count, text) => expect(counted(count, 'entry', 'entries')).toBe(text))

it('most words of many end in s', () => {
  expect([0, 1, 2].map((count) => counted(count, 'step'))).toEqual(['0 steps', '1 step', '2 steps'])
})

/** A text of the table as it is shown: it does not break. */
const whole = (text: string) => text.replaceAll(' ', '\u00A0')

it.each([
  [-5_000, '0 s', '0 s'],
  [12_000, '12 s', '12 s'],
  [4 * MINUTE_MS + 5_000, '4 min 5 s', '4 min'],
  [2 * HOUR_MS, '2 h', '2 h'],
  [2 * HOUR_MS + 59_000, '2 h', '2 h'],
  [1.67 * DAY_MS, '1 d 16 h', '1 d'],
  [40.4 * DAY_MS, '40 d 9 h', '40 d'],
  [59.9 * DAY_MS, '59 d 21 h', '59 d'],
  [63 * DAY_MS, '2 mo 3 d', '2 mo'],
  [364 * DAY_MS, '12 mo 4 d', '12 mo'],
  [400 * DAY_MS, '1 y 35 d', '1 y'],
])('%i ms are %s, %s where it is narrow', (ms, long, short) => {
  expect(formatLong(ms)).toBe(whole(long))
  expect(formatShort(ms)).toBe(whole(short))
})

it.each([
  ['in seconds', 4_200, 4_500],
  ['below a minute', 59_400, 59_500],
  ['in minutes', 60_000, 119_500],
  ['below an hour', 3_599_000, 3_599_500],
  ['in hours', 7_300_000, 10_799_500],
  ['in days', 90_000_000, 172_799_500],
  ['in months', 70 * DAY_MS, 71 * DAY_MS - 500],
])('the short text of a duration %s stays until its unit is over', (_, age, until) => {
  const since = 1_700_000_000_000
  expect(shortChangesAt(since, since + age) - since).toBe(until)
  expect(formatShort(until - 1)).toBe(formatShort(age))
  const longUntil = longChangesAt(since, since + age) - since
  expect(longUntil).toBeGreaterThan(age)
  expect(formatLong(longUntil - 1)).toBe(formatLong(age))
  expect(formatLong(longUntil)).not.toBe(formatLong(age))
  const agoUntil = agoChangesAt(since, since + age) - since
  expect(agoUntil).toBeGreaterThan(age)
  expect(formatAgo(agoUntil - 1)).toBe(formatAgo(age))
})

it('an age before its time, by clock differences, changes with the first second', () => {
  expect(shortChangesAt(10_000, 5_000)).toBe(10_500)
})

it.each([
  ['en-US', 'Feb 28', ', 2023', '12:00 AM'],
  ['en-GB', '28 Feb', ' 2023', '00:00'],
  ['fr-FR', '28 févr.', ' 2023', '00:00'],
])('a date in %s has its year only in another year', (locale, date, year, time) => {
  const at = new Date('2023-02-28T00:00:00')
  const same = dateParts(at, locale, new Date('2023-12-31T12:00:00'))
  expect(same.date).toBe(date)
  expect(same.time.replaceAll('\u202f', ' ')).toBe(time)
  expect(dateParts(at, locale, new Date('2024-01-01T12:00:00')).date).toBe(date + year)
  expect(formatDateTime(at, locale).replaceAll('\u202f', ' ')).toBe(`${date}${year} ${time}`)
})

it('a date in digits keeps its year, which tells what they are', () =>
  expect(dateParts(new Date('2023-02-28T00:00:00'), 'de-DE', new Date('2023-03-01'))).toEqual({
    date: '28.02.2023',
    time: '00:00',
  }))

it('all English months have three letters', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    ['en-GB', 'en-AU'].map((locale) => dateParts(new Date(2026, month, 4), locale, new Date(2026, 0)).date),
  )
  expect(months.flat().filter((date) => !/^4 [A-Z][a-z]{2}$/.test(date))).toEqual([])
})

it('a time with seconds has the same date as one without', () => {
  const at = new Date('2023-02-28T11:04:48')
  expect(exactParts(at).date).toBe(dateParts(at).date)
  expect(exactParts(at).time).toContain('04:48')
})

it('no date reads as a dash, not as an error', () => expect(formatDateTime(null)).toBe('—'))

it.each([
  ['en-US', 999_999, '999,999'],
  ['en-US', -1_234, '-1,234'],
  ['en-US', 2_064, '2,064'],
  ['en-US', 999, '999'],
  ['en-US', 12.5, '12.5'],
  ['en-US', 1_000_000, '1M'],
  ['en-US', 492_000_000_000, '492B'],
  ['en-US', 894_312_000_000_000, '894.3T'],
  ['de-DE', 1_200_000, '1,2\u00a0Mio.'],
  ['en-US', 1e15, '1 × 10¹⁵'],
  ['en-US', -1.3e15, '-1.3 × 10¹⁵'],
  ['en-US', 23_100_000_000_000_000_000_000_000_000n, '23.1 × 10²⁷'],
  ['de-DE', 18_446_744_073_709_551_616n, '18,4 × 10¹⁸'],
])('in %s, %d reads %s', (locale, value, text) => expect(formatCount(value, locale)).toBe(text))

it.each([
  ['en-US', 999_999, '999,999'],
  // 2^88 and one less: as floats they would be the same.
  ['en-US', 309_485_009_821_345_068_724_781_056n, '309,485,009,821,345,068,724,781,056'],
  ['en-US', 309_485_009_821_345_068_724_781_055n, '309,485,009,821,345,068,724,781,055'],
  ['de-DE', 1_000_000n, '1.000.000'],
])('in %s, %d has all its digits: %s', (locale, value, text) => expect(formatExact(value, locale)).toBe(text))

it.each([
  [0, '0 %'],
  [0.0001, '<1 %'],
  [0.654, '65 %'],
  [0.999, '99 %'],
  [1, '100 %'],
  [1.236, '124 %'],
])('the share %d reads %s', (share, text) => expect(formatPercent(share, 'en-US')).toBe(whole(text)))

it('a short id is the first eight characters', () =>
  expect(shortId('cb3b5b12-8a3e-4a57-9a3c-5b1d0c73b1ed')).toBe('cb3b5b12'))

it('cuts to n−2 characters plus the ellipsis, or in the middle', () => {
  expect(truncated('a'.repeat(49), 48)).toBe(`${'a'.repeat(46)}…`)
  expect(truncated('a'.repeat(48), 48)).toBe('a'.repeat(48))
  expect(truncated('abcdefghijk', 7, 'middle')).toBe('abc…ijk')
})
