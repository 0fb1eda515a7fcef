import { expect, it } from 'vitest'
import { matchCountText } from './FilterBar'
import { noMatchText } from './NoRows'
import { rowRangeText } from './ResourceTable'

it.each([
  [{ matching: 12, of: 167, scope: 'whole' as const }, '12 of 167 match'],
  [{ matching: 1, of: 167, scope: 'whole' as const }, '1 of 167 matches'],
  [{ matching: 12, of: 50, scope: 'page' as const }, '12 of these 50 match'],
  [{ matching: 0, of: 50, scope: 'waiting' as const }, '0 of these 50 match, looking at the rest'],
  [{ matching: 3, of: 2_000, scope: 'reading' as const }, '3 of 2,000 match so far'],
  [{ matching: 1, of: 2_000, scope: 'beginning' as const }, '1 of the first 2,000 matches'],
])('%j reads "%s"', (count, text) => expect(matchCountText(count)).toBe(text))

it('nothing found on a page is not said of the list', () => {
  expect(noMatchText({ matching: 0, of: 50, scope: 'page' })).toContain('other pages may')
  expect(noMatchText({ matching: 0, of: 1_200, scope: 'whole' })).toBe(
    'The filter matches none of the 1,200.',
  )
})

it.each([
  [{ from: 1, to: 50, total: undefined }, '1–50'],
  [{ from: 51, to: 57, total: 57 }, '51–57 of 57'],
  [{ from: 1, to: 100, total: 10_000 }, '1–100 of 10,000'],
])('%j reads "%s"', (range, text) => expect(rowRangeText(range)).toBe(text))
