import { expect, it } from 'vitest'
import { drawnCount, FIRST_ROWS } from './useDrawnRows'

const rowsOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `row-${from + index}`)
const key = (row: string) => row
const page = rowsOf(0, 100)

it.each([
  ['a page that opens', page, [], FIRST_ROWS],
  ['a page that turned', rowsOf(100, 200), page, FIRST_ROWS],
  ['a page that lost its filter', page, rowsOf(40, 43), FIRST_ROWS],
  ['a short page', rowsOf(0, FIRST_ROWS), [], FIRST_ROWS],
  ['a page that was drawn', page, page, 100],
  ['the same rows in another order', page.toReversed(), page, 100],
  ['a row that was deleted above the others', page.slice(1), page, 99],
  ['some new rows', rowsOf(0, 110), page, 110],
])('of %s', (_what, rows, settled, count) => {
  expect(drawnCount(rows, settled, key)).toBe(count)
})
