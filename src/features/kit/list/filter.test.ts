import { describe, expect, it } from 'vitest'
import { facetOptions, filterRows, isFiltering, type Facet, type Filter } from './filter'

interface Machine {
  id: string
  name: string
  note: string | null
  state: string
  tags: readonly string[]
}

const rows: Machine[] = [
  { id: '0b7f9a1e-4a52', name: 'web-1', note: 'Front door', state: 'running', tags: ['a', 'b'] },
  { id: '1c7f9a1e-4a53', name: 'web-2', note: null, state: 'failed', tags: [] },
  { id: '2d7f9a1e-4a54', name: 'db-1', note: 'Front of the data', state: 'running', tags: ['b'] },
]
const state: Facet<Machine> = {
  id: 'state',
  label: 'State',
  valuesOf: (row) => [row.state],
  order: ['stopped', 'running', 'failed'],
}
const tag: Facet<Machine> = { id: 'tag', label: 'Tag', valuesOf: (row) => row.tags }
const facets = [state, tag]
const textOf = (row: Machine) => [row.name, row.note, { id: row.id }]
const names = (filter: Partial<Filter>) =>
  filterRows(rows, { text: '', facets: {}, ...filter }, textOf, facets).map(({ name }) => name)

describe('filtering', () => {
  it.each([
    [{}, ['web-1', 'web-2', 'db-1']],
    [{ text: '  ' }, ['web-1', 'web-2', 'db-1']],
    [{ text: 'WEB' }, ['web-1', 'web-2']],
    [{ text: 'front 1' }, ['web-1', 'db-1']],
    [{ text: 'door web' }, ['web-1']],
    [{ text: 'nothing' }, []],
    [{ text: '0b7f9a1e' }, ['web-1']],
    [{ text: '9a1e' }, []],
    [{ text: '4a52' }, []],
    [{ facets: { state: ['running'] } }, ['web-1', 'db-1']],
    [{ facets: { state: ['running', 'failed'] } }, ['web-1', 'web-2', 'db-1']],
    [{ facets: { state: ['running'], tag: ['a'] } }, ['web-1']],
    [{ text: 'db', facets: { state: ['failed'] } }, []],
    [{ facets: { state: [] } }, ['web-1', 'web-2', 'db-1']],
  ])('%j leaves %j', (filter, left) => expect(names(filter)).toEqual(left))

  it('without anything to match gives the same rows back, so that nothing is rendered again', () => {
    expect(filterRows(rows, { text: '', facets: {} }, textOf, facets)).toBe(rows)
  })
  it('is under way once something is typed or chosen', () => {
    expect(isFiltering({ text: ' ', facets: { state: [] } })).toBe(false)
    expect(isFiltering({ text: 'a', facets: {} })).toBe(true)
    expect(isFiltering({ text: '', facets: { state: ['x'] } })).toBe(true)
  })
})

describe('what a facet offers', () => {
  const offered = (facet: Facet<Machine>, filter: Partial<Filter>) =>
    facetOptions(rows, { text: '', facets: {}, ...filter }, textOf, facets, facet).map(
      ({ value, count }) => `${value} ${count}`,
    )
  it('is what the rows have, in the order of the facet, counted', () => {
    expect(offered(state, {})).toEqual(['running 2', 'failed 1'])
    expect(offered(tag, {})).toEqual(['a 1', 'b 2'])
  })
  it('counts what the rest of the filter leaves, and not its own choice', () => {
    expect(offered(state, { text: 'web', facets: { state: ['failed'] } })).toEqual(['running 1', 'failed 1'])
    expect(offered(tag, { facets: { state: ['failed'] } })).toEqual(['a 0', 'b 0'])
  })
  it('has what is chosen even if no row has it', () => {
    expect(offered(state, { facets: { state: ['stopped'] } })).toEqual(['stopped 0', 'running 2', 'failed 1'])
  })
})
