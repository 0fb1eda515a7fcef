import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '#src/durations'
import { queryWords } from '#features/shared/metrics/queryWords'
import { askedQuery, inWindows, typedAt, windowOf } from './askedQuery'

const to = Date.UTC(2026, 0, 15, 9)
const range = { from: to - HOUR_MS, to }

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

it.each([
  ['get a:b', 'get a:b | align mean_within(720s)'],
  ['get a:b | align mean_within(5s) | last 2', 'get a:b | align mean_within(720s) | last 2'],
  [
    'get a:b | filter c == 1 | group_by [c]',
    'get a:b | filter c == 1 | align mean_within(720s) | group_by [c]',
  ],
  ['get a:b\n| last 10', 'get a:b | align mean_within(720s) | last 10'],
])('“%s” in windows of 720 s is “%s”', (query, expected) => {
  expect(inWindows(query, 720)).toBe(expected)
})
