import { describe, expect, test } from 'vitest'
import {
  isNothing,
  leftBetween,
  NOTHING,
  selectionAfter,
  type Selection,
  type SelectionEvent,
} from './selection'

interface Row {
  id: string
  state?: string
}

const rowsOf = (ids: string): Row[] => ids.split('').map((id) => ({ id }))
const keyOf = ({ id }: Row) => id
const page = rowsOf('abcdef')
const row = (id: string, shown = page) => shown.find((each) => each.id === id) ?? { id }

const after = (...events: readonly SelectionEvent<Row>[]) =>
  events.reduce<Selection<Row>>((now, event) => selectionAfter(now, event, keyOf), NOTHING)
const keysOf = ({ rows }: Selection<Row>) => [...rows.keys()].join('')

const toggled = (id: string): SelectionEvent<Row> => ({ type: 'toggled', row: row(id) })
const extended = (id: string, shown = page): SelectionEvent<Row> => ({
  type: 'extended',
  to: row(id, shown),
  shown,
})

describe('rows and ranges', () => {
  test.each([
    ['a row', [toggled('b')], 'b'],
    ['a row twice', [toggled('b'), toggled('b')], ''],
    ['two rows', [toggled('d'), toggled('a')], 'da'],
    ['a range', [toggled('b'), extended('d')], 'bcd'],
    ['a range upwards', [toggled('d'), extended('b')], 'dbc'],
    ['a range without a beginning', [extended('c')], 'c'],
    ['a range that grows and shrinks', [toggled('b'), extended('e'), extended('c')], 'bc'],
    ['a range that turns about its beginning', [toggled('c'), extended('e'), extended('a')], 'cab'],
    ['a range beside another row', [toggled('f'), toggled('b'), extended('c')], 'fbc'],
    ['a range that begins at a row that was taken out', [toggled('b'), toggled('b'), extended('c')], 'bc'],
    ['two ranges', [toggled('a'), extended('b'), toggled('e'), extended('f')], 'abef'],
  ])('%s', (_, events, keys) => {
    expect(keysOf(after(...events))).toBe(keys)
  })

  test('a range on another page leaves the rows of this one as they are', () => {
    const next = rowsOf('ghi')
    const both = after(toggled('a'), extended('c'), extended('g', next), extended('h', next))
    expect(keysOf(both)).toBe('abcgh')
  })

  test('all rows of a page, and then of the list', () => {
    const all = after(
      toggled('c'),
      { type: 'added', rows: page },
      { type: 'added', rows: rowsOf('abcdefghi') },
    )
    expect(keysOf(all)).toBe('cabdefghi')
  })

  test('a cleared selection has nothing to show', () => {
    expect(isNothing(after(toggled('a'), { type: 'cleared' }))).toBe(true)
    expect(isNothing(after(toggled('a')))).toBe(false)
  })
})

describe('polls', () => {
  test('a selected row is kept as it was last read', () => {
    const read = after(toggled('a'), toggled('b'), {
      type: 'read',
      rows: [{ id: 'a', state: 'stopped' }, row('b'), { id: 'c', state: 'stopped' }],
      left: [],
    })
    expect([...read.rows.values()]).toEqual([{ id: 'a', state: 'stopped' }, { id: 'b' }])
  })

  test('a poll without news of the selected rows changes nothing', () => {
    const before = after(toggled('a'))
    const event: SelectionEvent<Row> = { type: 'read', rows: [...page, { id: 'z' }], left: ['y'] }
    expect(selectionAfter(before, event, keyOf)).toBe(before)
  })

  test('a row that left the list is named, and selected no more', () => {
    const read = after(toggled('a'), extended('c'), { type: 'read', rows: [], left: ['b', 'e'] })
    expect(keysOf(read)).toBe('ac')
    expect(read.left).toEqual([{ id: 'b' }])
    // The next range does not bring it back.
    expect(keysOf(selectionAfter(read, extended('a', rowsOf('acdef')), keyOf))).toBe('a')
  })

  test('if all of them left, the selection still names them', () => {
    expect(isNothing(after(toggled('a'), { type: 'read', rows: [], left: ['a'] }))).toBe(false)
  })
})

describe('which rows left a list', () => {
  test.each([
    ['the whole list', 'abc', 'ac', true, ['b']],
    ['the end of the whole list', 'abc', 'ab', true, ['c']],
    ['the last row of the whole list', 'a', '', true, ['a']],
    ['a page', 'abcd', 'acd', false, ['b']],
    ['a page that another row came into: its last one is on the next page', 'abcd', 'aabc', false, []],
    ['a page of other rows', 'abcd', 'efgh', false, []],
  ])('%s', (_, before, now, isWhole, left) => {
    expect(leftBetween(rowsOf(before), rowsOf(now), isWhole, keyOf)).toEqual(left)
  })
})
