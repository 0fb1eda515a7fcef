import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '#src/durations'
import { askedQuery } from './askedQuery'
import { isTooMuch, queryError } from './queryError'

const to = Date.UTC(2026, 0, 15, 9)
const range = { from: to - HOUR_MS, to }

describe('the error of a query', () => {
  const errorOf = (typed: string, message: (sent: string) => string) => {
    const asked = askedQuery(typed, range)
    const { part, ...rest } = queryError(message(asked.sent), typed, asked)
    return { ...rest, part: part && typed.slice(part.from, part.to), from: part?.from }
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
