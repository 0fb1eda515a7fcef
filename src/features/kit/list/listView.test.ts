import { describe, expect, it } from 'vitest'
import type { Column } from '#ui/tables/column'
import { readAddress } from '#features/kit/routing/listAddress'
import { viewedListOf, type LoadedRows } from './listView'

interface Disk {
  name: string
  size: number
}

const disks = (from: number, to: number): Disk[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    name: `disk-${String(from + index).padStart(3, '0')}`,
    size: 1000 - (from + index),
  }))
const columns: Column<Disk>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'size', header: 'Size', cell: ({ size }) => size, sortValue: ({ size }) => size },
]
const spec = { columns, facets: [], textOf: ({ name }: Disk) => [name], pageSize: 10 }
const server: LoadedRows<Disk> = {
  page: disks(1, 10),
  whole: undefined,
  isPageOnly: false,
  hasNext: true,
  before: 0,
}
const view = (source: Partial<LoadedRows<Disk>>, search: string, text = '') =>
  viewedListOf({ ...server, ...source }, readAddress(search), { text, facets: {} }, spec)

describe('a page of the server', () => {
  it('is shown as it came, and says which rows it has', () => {
    expect(view({}, '')).toMatchObject({
      rows: server.page,
      range: { from: 1, to: 10, total: undefined },
      hasNext: true,
      hasPrevious: false,
    })
    const last = { page: disks(11, 14), hasNext: false, before: 10 }
    expect(view(last, '?page=abc').range).toEqual({ from: 11, to: 14, total: 14 })
    expect(view(last, '?page=abc').hasPrevious).toBe(true)
  })
  it('does not say which rows it has where the pages before are unknown', () => {
    expect(view({ before: undefined }, '?page=abc').range).toBeUndefined()
  })
  it('knows the total once the whole list is here', () => {
    expect(view({ whole: disks(1, 14) }, '').range?.total).toBe(14)
  })
  it('is never sorted by itself: a sorted page of a longer list is a wrong answer', () => {
    const sorted = view({ isPageOnly: true }, '?sort=size')
    expect(sorted.rows).toEqual(server.page)
    expect(sorted.sort).toBeUndefined()
  })
})

describe('a list that is read to its end', () => {
  it.each([
    ['reading', 'reading'],
    ['stopped', 'beginning'],
    ['failed', 'beginning'],
    [undefined, 'whole'],
  ] as const)('says what was searched while it is %s', (readSoFar, scope) => {
    const found = view({ whole: disks(1, 120), ...(readSoFar && { readSoFar }) }, '', 'disk-')
    expect(found.count).toEqual({ matching: 120, of: 120, scope })
    expect(found.range?.total).toBe(readSoFar ? undefined : 120)
  })
  it('has no total before its end', () => {
    expect(view({ whole: disks(1, 14), readSoFar: 'reading' }, '').range?.total).toBeUndefined()
  })
})

describe('a filter', () => {
  it('looks at the whole list where it is here', () => {
    const found = view({ whole: disks(1, 120) }, '', 'disk-11')
    expect(found.count).toEqual({ matching: 10, of: 120, scope: 'whole' })
    expect(found.rows).toHaveLength(10)
  })
  it('says that it looks at the page in view where the list is too long', () => {
    expect(view({ isPageOnly: true }, '', 'disk-00').count).toEqual({ matching: 9, of: 10, scope: 'page' })
  })
  it('looks at the page in view until the rest arrives', () => {
    expect(view({}, '', 'disk-00').count?.scope).toBe('waiting')
  })
  it('that matches nothing is no empty list', () => {
    expect(view({ whole: disks(1, 120) }, '', 'nothing')).toMatchObject({ rows: [], isEmpty: false })
    expect(view({ page: [], whole: [] }, '', 'nothing').isEmpty).toBe(true)
  })
  it('cuts its matches into pages, and stays on the last one that is left', () => {
    const whole = disks(1, 25)
    expect(view({ whole }, '?page=2', 'disk').range).toEqual({ from: 11, to: 20, total: 25 })
    expect(view({ whole }, '?page=9', 'disk').range).toEqual({ from: 21, to: 25, total: 25 })
  })
})

describe('sorting', () => {
  const whole = [...disks(1, 12)]
  it('by what the server cannot do is done over the whole list', () => {
    const { rows, isPagedHere } = view({ whole }, '?sort=size')
    expect(rows?.map(({ size }) => size)).toEqual([988, 989, 990, 991, 992, 993, 994, 995, 996, 997])
    expect(isPagedHere).toBe(true)
  })
  it('by name is in the server’s order, so that a filter does not change it', () => {
    const mixed = ['disk-10', 'disk-2', 'disk-1'].map((name) => ({ name, size: 1 }))
    const { rows } = view({ whole: mixed }, '?sort=name-desc', 'disk')
    expect(rows?.map(({ name }) => name)).toEqual(['disk-2', 'disk-10', 'disk-1'])
  })
})

it('a list that came as a whole is cut into pages without a filter', () => {
  const whole = disks(1, 25)
  expect(view({ page: whole, whole, isLocal: true, hasNext: false }, '?page=3').range).toEqual({
    from: 21,
    to: 25,
    total: 25,
  })
})
