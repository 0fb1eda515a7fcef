import { createServer, Model } from 'miragejs'
import { bench, describe } from 'vitest'
import { Table } from './table'
import { pageOf } from './wire/pages'

// The rows of the region in our tables, compared with the same rows in Mirage's ORM and in its bare database. The figures
// are in docs/decisions/002-what-mirage-does.md.

const ROWS = 10_000

interface Row {
  id: string
  name: string
  projectId: string
  state: string
}

const rowAt = (index: number): Row => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  name: `instance-${String(index).padStart(5, '0')}`,
  projectId: `project-${index % 10}`,
  state: 'running',
})
const rows = Array.from({ length: ROWS }, (_, index) => rowAt(index))
const { id } = rowAt(7_777)

const newServer = () =>
  createServer({ environment: 'test', models: { instance: Model }, logging: false } as object)
const newTable = () => {
  const made = new Table<Row>(createServer({ environment: 'test', logging: false } as object).db, 'rows')
  for (const row of rows) made.insert(row)
  return made
}

const table = newTable()
const orm = newServer()
for (const row of rows) orm.schema.create('instance', row)
const server = newServer()
server.db.loadData({ instances: rows })
const { instances } = server.db
if (!instances) throw new Error('the database has no table of instances')

/** Few iterations: some of these take seconds. */
const few = { iterations: 3, time: 0, warmupIterations: 1, warmupTime: 0 }

describe(`insert ${ROWS} rows`, () => {
  bench('our tables', () => void newTable(), few)
  bench("Mirage's database", () => newServer().db.loadData({ instances: rows }), few)
  bench(
    "Mirage's ORM",
    () => {
      const { schema } = newServer()
      for (const row of rows) schema.create('instance', row)
    },
    { ...few, iterations: 1, warmupIterations: 0 },
  )
})

describe(`a page of 50 out of the 1,000 rows of a project`, () => {
  const isInProject = ({ projectId }: Row) => projectId === 'project-3'
  bench('our tables', () => void pageOf(table.where(isInProject), { limit: 50 }), few)
  bench(
    "Mirage's database",
    () => void pageOf(instances.where({ projectId: 'project-3' }) as unknown as Row[], { limit: 50 }),
    few,
  )
  bench(
    "Mirage's ORM",
    () => {
      const found = orm.schema.where('instance', (row) => isInProject(row as unknown as Row))
      pageOf(
        found.models.map(({ attrs }) => attrs as unknown as Row),
        { limit: 50 },
      )
    },
    few,
  )
})

describe('count the running ones of all rows, as a quota does', () => {
  const count = (states: Iterable<Row>) => [...states].filter(({ state }) => state === 'running').length
  bench('our tables', () => void count(table.all()), few)
  bench("Mirage's database", () => void count(instances.where({}) as unknown as Row[]), few)
  bench(
    "Mirage's ORM",
    () => void count(orm.schema.all('instance').models.map(({ attrs }) => attrs as unknown as Row)),
    few,
  )
})

describe('change the state of one row', () => {
  bench('our tables', () => void table.update(id, { state: 'stopping' }))
  bench("Mirage's database", () => void instances.update(id, { state: 'stopping' }))
  bench("Mirage's ORM", () => {
    orm.schema.find('instance', id)?.update({ state: 'stopping' })
  })
})
