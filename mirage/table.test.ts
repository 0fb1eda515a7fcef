import { createServer } from 'miragejs'
import { describe, expect, it } from 'vitest'
import { ReusableIds, Single, Table, type Db } from './table'

// A table, in front of a collection of Mirage's database.

interface Row {
  id: string
  name: string
  tags?: string[]
}

const newDb = (): Db => {
  const { db } = createServer({ environment: 'test', identityManagers: { application: ReusableIds } })
  return db
}

function setup() {
  const db = newDb()
  const table = new Table<Row>(db, 'things')
  for (const name of ['a', 'b', 'c']) table.insert({ id: name, name })
  const namesIn = (rows: readonly Row[]) => rows.map(({ name }) => name)
  return { table, names: () => namesIn(table.all()), stored: () => namesIn((db['things'] ?? []) as Row[]) }
}

describe('a table', () => {
  it('has its rows in the database, in the order of their insertion', () => {
    const { table, names, stored } = setup()
    table.update('a', { name: 'z' })
    table.remove('b')
    table.insert({ id: 'b', name: 'b' })
    expect(names()).toEqual(['z', 'c', 'b'])
    expect(stored()).toEqual(names())
    table.replaceAll([{ id: 'b', name: 'only' }])
    expect(stored()).toEqual(['only'])
    expect(names()).toEqual(['only'])
  })
  it('finds rows by id and by what they are', () => {
    const { table } = setup()
    expect(table.get('b')).toEqual({ id: 'b', name: 'b' })
    expect(table.get('x')).toBeUndefined()
    expect(table.findBy(({ name }) => name > 'a')?.id).toBe('b')
    expect(table.where(({ name }) => name > 'a').map(({ id }) => id)).toEqual(['b', 'c'])
  })
  it('has frozen rows: an update makes another one', () => {
    const { table } = setup()
    const row = table.update('a', { tags: ['one'] })
    expect(() => Object.assign(row, { name: 'x' })).toThrow(TypeError)
    expect(() => row.tags?.push('two')).toThrow(TypeError)
    table.update('a', { name: 'later' })
    expect(row.name).toBe('a')
    expect(table.get('a')).toEqual({ id: 'a', name: 'later', tags: ['one'] })
  })
  it('refuses an id that it has, and an update of a row that it does not have', () => {
    const { table } = setup()
    expect(() => table.insert({ id: 'a', name: 'again' })).toThrow('There is a row a already.')
    expect(() => table.update('x', { name: 'x' })).toThrow(TypeError)
  })
  it('keeps its last row when a row that it does not have is removed', () => {
    const { table, names, stored } = setup()
    table.remove('x')
    expect(names()).toEqual(['a', 'b', 'c'])
    expect(stored()).toEqual(names())
  })
  it('numbers rows without an id', () => {
    const numbered = new Table<{ id: string; name: string }, { name: string }>(newDb(), 'numbered')
    numbered.insert({ name: 'a' })
    const { id } = numbered.insert({ name: 'b' })
    numbered.remove(id)
    expect(numbered.insert({ name: 'c' }).id).not.toBe(id)
    expect(numbered.all().map(({ name }) => name)).toEqual(['a', 'c'])
  })
})

it('a setting is one row, of which fields are replaced', () => {
  const setting = new Single(newDb(), 'setting', { isOn: false, limit: 3 })
  expect(setting.update({ isOn: true })).toMatchObject({ isOn: true, limit: 3 })
  expect(setting.get()).toMatchObject({ isOn: true, limit: 3 })
})
