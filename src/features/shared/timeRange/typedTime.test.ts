import { afterEach, describe, expect, it, vi } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#src/durations'
import { firstTimeOf, isTwice, momentOf, momentText, rangeErrors, timeRangeText } from './typedTime'

afterEach(() => vi.unstubAllEnvs())

const inZone = (zone: string) => vi.stubEnv('TZ', zone)
const now = Date.UTC(2026, 11, 15, 9, 0, 12)

const UNREADABLE = 'Must be a date and a time, as in 2026-11-20 09:00'
const at = (ms: number) => momentText(ms)

it.each([
  ['', at(now), { start: 'Start is required' }],
  [at(now), ' ', { end: 'End is required' }],
  ['yesterday', at(now), { start: UNREADABLE }],
  [at(now - HOUR_MS), '2026-01-15', { end: UNREADABLE }],
  [at(now + HOUR_MS), at(now + 2 * HOUR_MS), { start: 'Must not be in the future' }],
  [at(now - HOUR_MS), at(now + HOUR_MS), { end: 'Must not be in the future' }],
  [at(now - HOUR_MS), at(now - HOUR_MS), { end: 'Must be after the start' }],
  [at(now - HOUR_MS), at(now), {}],
  [`\u200B${at(now - HOUR_MS)}`, `${at(now)}\uFEFF `, {}],
])('a range from “%s” to “%s”: %j', (start, last, errors) => {
  expect(rangeErrors(start, last, now)).toEqual(errors)
})

describe('a moment that is typed', () => {
  const end = Date.UTC(2026, 0, 15, 9, 1)
  it('is the one that is shown, to the minute', () => {
    expect(momentOf(momentText(end))).toBe(end)
  })
  it.each([
    ['2026-11-20 09:00', new Date(2026, 10, 20, 9, 0)],
    [' 2026-11-20T9:05 ', new Date(2026, 10, 20, 9, 5)],
  ])('%s is read', (text, moment) => {
    expect(momentOf(text)).toBe(moment.getTime())
  })
  it('is read with an offset', () => {
    expect(momentOf('2026-11-20 09:00 +05:30')).toBe(Date.UTC(2026, 10, 20, 3, 30))
    expect(momentOf('2026-11-20 09:00-03:00')).toBe(Date.UTC(2026, 10, 20, 12))
  })
  it.each([
    '2026-02-30 09:00',
    '2026-02-30 09:00 +01:00',
    '2026-13-01 09:00',
    '2026-11-20 24:00',
    '2026-11-20 09:60',
    '20.11.2026 09:00',
    '0026-11-20 09:00',
  ])('%s is none', (text) => {
    expect(momentOf(text)).toBeUndefined()
  })
})

/** The days on which the clock changes, by their local times. */
const changes = [
  {
    zone: 'Europe/Berlin',
    skipped: '2026-03-29 02:30',
    twice: '2026-10-25 02:30',
    offsets: ['+02:00', '+01:00'],
  },
  {
    zone: 'America/New_York',
    skipped: '2026-03-08 02:30',
    twice: '2026-11-01 01:30',
    offsets: ['-04:00', '-05:00'],
  },
  {
    zone: 'Australia/Lord_Howe',
    skipped: '2026-10-04 02:15',
    twice: '2026-04-05 01:45',
    offsets: ['+11:00', '+10:30'],
  },
] as const

describe.each(changes)('around the changes of the clock in $zone', ({ zone, skipped, twice, offsets }) => {
  const [first, last] = offsets.map((offset) => Date.parse(`${twice.replace(' ', 'T')}${offset}`)) as [
    number,
    number,
  ]

  it('a time that the clock skips is refused, and not another time', () => {
    inZone(zone)
    expect(momentOf(skipped)).toBeUndefined()
    const refused = 'Must not be a time that the clock skips'
    expect(rangeErrors(skipped, '2026-11-20 09:00', now)).toEqual({ start: refused })
    expect(rangeErrors('2026-01-20 09:00', skipped, now)).toEqual({ end: refused })
  })

  it('a time that comes twice says which one it is, there and back', () => {
    inZone(zone)
    expect(momentText(first)).toBe(`${twice} ${offsets[0]}`)
    expect(momentText(last)).toBe(`${twice} ${offsets[1]}`)
    for (const moment of [first, last]) expect(momentOf(momentText(moment))).toBe(moment)
    expect([first, last, first - 2 * HOUR_MS, last + 2 * HOUR_MS].map(isTwice)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('a time that comes twice, typed without its offset, is the first for a start and the last for an end', () => {
    inZone(zone)
    expect(momentOf(twice)).toBe(first)
    expect(momentOf(twice, 'end')).toBe(last)
    expect(rangeErrors(twice, twice, now)).toEqual({})
  })

  it('a range that ends where the clock shows less than at its start is not reversed', () => {
    inZone(zone)
    const range = { from: first, to: last - 10 * MINUTE_MS }
    const [start, end] = [momentText(range.from), momentText(range.to)]
    expect(rangeErrors(start, end, now)).toEqual({})
    expect([momentOf(start), momentOf(end, 'end')]).toEqual([range.from, range.to])
  })

  it('every minute of the days around is the one that is shown', () => {
    inZone(zone)
    const noon = [first, Date.parse(`${skipped.slice(0, 10)}T00:00Z`)]
    for (const day of noon)
      for (let moment = day - 30 * HOUR_MS; moment < day + 30 * HOUR_MS; moment += 5 * MINUTE_MS)
        expect(momentOf(momentText(moment))).toBe(moment)
  })
})

describe('a range in words', () => {
  it('has the zones where a time of it comes twice', () => {
    inZone('Europe/Berlin')
    const [from, to] = [Date.UTC(2026, 9, 25, 0, 50), Date.UTC(2026, 9, 25, 1, 10)]
    expect(timeRangeText({ from, to }, 'en-GB')).toBe('25 Oct, 02:50 CEST – 25 Oct, 02:10 CET')
    expect(timeRangeText({ from: from + 6 * HOUR_MS, to: to + 6 * HOUR_MS }, 'en-GB')).toBe(
      '25 Oct, 07:50–08:10',
    )
  })
})

it('a day begins with its first minute, also where the clock skips midnight', () => {
  inZone('Africa/Cairo')
  expect(firstTimeOf(new Date(2026, 3, 24, 15))).toBe('01:00')
  expect(firstTimeOf(new Date(2026, 3, 25, 15))).toBe('00:00')
})
