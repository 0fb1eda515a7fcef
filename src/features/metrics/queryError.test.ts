import { describe, expect, it } from 'vitest'
import { askedQuery, typedAt, windowOf } from './askedQuery'
import { isTooMuch, queryError } from './queryError'
import { queryWords } from '#features/shared/metrics/queryWords'

const to = Date.UTC(2026, 0, 15, 9)
const range = { from: to - 3_600_000, to }

describe('the asked query', () => {
  it('has the time range right after the series, from two windows earlier on', () => {
    expect(askedQuery('get a:b\n| align mean_within(1m)', range).sent).toBe(
      'get a:b | filter timestamp >= @2026-01-15T07:58:00.000 && timestamp < @2026-01-15T09:00:00.000 | align mean_within(1m)',
    )
    expect(askedQuery('get a:b', range).sent).toBe(
      'get a:b | filter timestamp >= @2026-01-15T07:59:50.000 && timestamp < @2026-01-15T09:00:00.000 ',
    )
  })
  it.each([
    'get a:b | filter timestamp > @now() - 5m',
    '{ get a:b; get a:c } | join',
    'get',
    'filter a == 1',
    '',
  ])('is sent as it is typed: %s', (typed) => {
    expect(askedQuery(typed, range)).toEqual({ sent: typed, put: undefined })
  })
  it('a bar within quotes and the word timestamp within quotes are texts', () => {
    const { sent } = askedQuery('get a:b | filter c == "timestamp | x"', range)
    expect(sent).toMatch(/^get a:b \| filter timestamp >= .* \| filter c == "timestamp \| x"$/)
  })
  it('every position of the sent text leads back to the typed one', () => {
    const typed = 'get a:b | align mean_within(1m) | explode'
    const asked = askedQuery(typed, range)
    for (const word of ['get', 'a:b', 'align', 'explode'])
      expect(typedAt(asked, asked.sent.indexOf(word))).toBe(typed.indexOf(word))
    expect(typedAt(asked, asked.sent.indexOf('timestamp'))).toBe(typed.indexOf('|'))
    expect(typedAt(asked, asked.sent.length)).toBe(typed.length)
  })
  it('knows the width of its windows', () => {
    expect(windowOf(queryWords('get a:b | align mean_within(5m)'))).toBe(300)
    expect(windowOf(queryWords('get a:b'))).toBeUndefined()
  })
})

describe('the error of a query', () => {
  const errorOf = (typed: string, message: (sent: string) => string) => {
    const asked = askedQuery(typed, range)
    const { place, ...rest } = queryError(message(asked.sent), typed, asked)
    return { ...rest, part: place && typed.slice(place.from, place.to), from: place?.from }
  }
  it('stands at the word that the region could not read', () => {
    expect(
      errorOf('get a:b | explode', (sent) => `syntax error at 1:${sent.indexOf('explode') + 1}: expected x`),
    ).toEqual({ message: 'Expected x', part: 'explode', from: 10 })
  })
  it('stands at the end where something is missing', () => {
    expect(
      errorOf('get a:b | filter ', (sent) => `syntax error at 1:${sent.length + 1}: expected a field`),
    ).toEqual({ message: 'Expected a field', part: '', from: 17 })
  })
  it.each([
    ['Timeseries not found for: a:b', 'a:b'],
    ['"c" is not a field of a:b. Valid fields: d, e', 'c'],
    ['field "c" has type uuid and cannot be compared with a number', 'c'],
    ['Input tables to a `group_by` must be aligned', 'group_by'],
    ['Something is wrong', undefined],
    ['at 7:12 o’clock it broke', undefined],
  ])('“%s” is about %s', (message, part) => {
    expect(errorOf('get a:b | filter c == 4 | group_by [c]', () => message)).toMatchObject({ message, part })
  })
  it('tells what is too much', () => {
    expect(isTooMuch('The query exceeds the most values that can be fetched at once.')).toBe(true)
    expect(isTooMuch('Timeseries not found for: a:b')).toBe(false)
  })
})
