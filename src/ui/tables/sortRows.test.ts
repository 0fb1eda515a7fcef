import { describe, expect, it } from 'vitest'
import { byCodeUnit, nextSort, sortRows } from './sortRows'

describe('sorting rows', () => {
  const rows = ['disk-10', 'disk-2', 'Disk-1']
  const sorted = (descending: boolean) => sortRows(rows, (row) => row, descending)
  it('takes numbers in names as numbers', () => {
    expect(sorted(false)).toEqual(['Disk-1', 'disk-2', 'disk-10'])
    expect(sorted(true)).toEqual(['disk-10', 'disk-2', 'Disk-1'])
  })
  it('can do as a server does', () => {
    expect(sortRows(rows, (row) => row, false, byCodeUnit)).toEqual(['Disk-1', 'disk-10', 'disk-2'])
  })
  it('sorts numbers as numbers and leaves equal rows as they were', () => {
    const pairs = [
      { at: 2, name: 'b' },
      { at: 10, name: 'a' },
      { at: 2, name: 'a' },
    ]
    expect(sortRows(pairs, ({ at }) => at, false)).toEqual([pairs[0], pairs[2], pairs[1]])
    expect(sortRows(pairs, ({ at }) => at, true)).toEqual([pairs[1], pairs[0], pairs[2]])
  })
})

describe('a click on a heading', () => {
  it('sorts upwards, then downwards, then not at all', () => {
    const up = nextSort(undefined, 'size')
    expect(up).toEqual({ column: 'size', descending: false })
    const down = nextSort(up, 'size')
    expect(down).toEqual({ column: 'size', descending: true })
    expect(nextSort(down, 'size')).toBeUndefined()
    expect(nextSort(down, 'name')).toEqual({ column: 'name', descending: false })
  })
  it('turns the column round by which the rows come sorted', () => {
    const down = nextSort(undefined, 'name', 'name')
    expect(down).toEqual({ column: 'name', descending: true })
    expect(nextSort(down, 'name', 'name')).toBeUndefined()
    expect(nextSort({ column: 'size', descending: true }, 'name', 'name')).toBeUndefined()
  })
})
