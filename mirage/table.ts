import { IdentityManager, type Server } from 'miragejs'

/** Mirage's database. */
export type Db = Server['db']

/** Lets an id come back after its row is gone. Mirage's own manager gives no id twice. */
export class ReusableIds extends IdentityManager {
  override set() {}
}

/**
 * One table of the world: a collection of Mirage's database, with the type of its rows. The rows are frozen, with all
 * that they contain: they change by `update` alone, which makes a new one.
 *
 * Reads are answered from an index beside the collection, because a collection finds a row by a search through all, and
 * copies every row that it returns. See docs/decisions/002-what-mirage-does.md.
 *
 * @typeParam New a row as it is inserted; of a table whose rows Mirage numbers it has no id
 */
export class Table<Row extends { id: string }, New extends object = Row> {
  private readonly collection
  /** The rows of the collection, in their order. */
  private readonly rows = new Map<string, Readonly<Row>>()

  /** Creates the collection in the database. */
  constructor(db: Db, name: string) {
    db.createCollection(name)
    // Read once: each read of this property copies all rows.
    const collection = db[name]
    if (!collection) throw new Error(`The database has no collection ${name}.`)
    this.collection = collection
  }

  get(id: string): Readonly<Row> | undefined {
    return this.rows.get(id)
  }

  has(id: string): boolean {
    return this.rows.has(id)
  }

  /** All rows, in the order in which they were inserted. */
  all(): Readonly<Row>[] {
    return [...this.rows.values()]
  }

  where(predicate: (row: Readonly<Row>) => unknown): Readonly<Row>[] {
    return this.all().filter(predicate)
  }

  /** The first row for which the predicate holds. */
  findBy(predicate: (row: Readonly<Row>) => unknown): Readonly<Row> | undefined {
    for (const row of this.rows.values()) if (predicate(row)) return row
    return undefined
  }

  /** @throws when there is a row with the id */
  insert(row: New): Readonly<Row> {
    if ('id' in row && this.has(String(row.id))) throw new Error(`There is a row ${String(row.id)} already.`)
    return this.index(this.collection.insert(row) as Row)
  }

  /**
   * Replaces some fields of a row.
   *
   * @throws when there is no row with the id
   */
  update(id: string, part: Partial<Row>): Readonly<Row> {
    return this.index({ ...(this.collection.update(id, part) as Row) })
  }

  /** Removes a row. One that does not exist is no error. */
  remove(id: string) {
    // Of an id that it does not have, a collection removes its last row.
    if (this.rows.delete(id)) this.collection.remove(id)
  }

  removeWhere(predicate: (row: Readonly<Row>) => unknown) {
    for (const { id } of this.where(predicate)) this.remove(id)
  }

  /** Replaces all rows. */
  replaceAll(rows: readonly New[]) {
    this.removeWhere(() => true)
    for (const row of rows) this.insert(row)
  }

  private index(row: Row): Readonly<Row> {
    freeze(row)
    this.rows.set(row.id, row)
    return row
  }
}

/** A table with exactly one row, such as a setting of the region. */
export class Single<Row extends object> {
  private readonly table: Table<Row & { id: string }, Row>
  private readonly id: string

  /** Creates the collection in the database, with this row. */
  constructor(db: Db, name: string, row: Row) {
    this.table = new Table(db, name)
    this.id = this.table.insert(row).id
  }

  get(): Readonly<Row> {
    const row = this.table.get(this.id)
    if (!row) throw new Error('The row of this table is gone.')
    return row
  }

  /** Replaces some fields. */
  update(part: Partial<Row>): Readonly<Row> {
    return this.table.update(this.id, part as Partial<Row & { id: string }>)
  }
}

/** Freezes a value, with all that it contains. */
function freeze(value: unknown) {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  Object.values(value).forEach(freeze)
}
