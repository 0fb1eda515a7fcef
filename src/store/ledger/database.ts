import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { KEPT_MS, LINE_SCHEMA, tooMany, type Line } from './line'
import { readLine } from './readLine'

// The database of the ledger in the browser. One for the origin, which is one region; each line has its owner.

/** A line with the id of the user who began it. */
type KeptLine = Line & { owner: string }

interface Schema extends DBSchema {
  lines: { key: string; value: KeptLine; indexes: { begun: [owner: string, begunAt: number]; age: number } }
}

export const DATABASE = 'orrery.ledger'

/**
 * The version of the shape. In version 1 a line had no `changedAt`, and `ended` in place of its standing and its end;
 * there was no index by age. In version 2 it had no `schema`, and its change could be on trial.
 */
export const DATABASE_VERSION = LINE_SCHEMA

/** A line of version 2. */
type Line2 = Omit<KeptLine, 'schema'> & { trial?: unknown }

/** A line of version 1. */
export type Line1 = Omit<Line2, 'changedAt' | 'standing' | 'endedAt'> & {
  ended?: { at: number; how: 'done' | 'failed' }
}

/** Nothing is put back by itself any more: what was on trial has been done, and can be undone. */
const fromVersion2 = ({ trial: _, ...line }: Line2): KeptLine => ({ ...line, schema: LINE_SCHEMA })

function fromVersion1({ ended, ...line }: Line1): Line2 {
  return {
    ...line,
    changedAt: ended?.at ?? line.begunAt,
    standing: ended?.how ?? 'moving',
    ...(ended && { endedAt: ended.at }),
  }
}

/** The indexes by their names, with their paths. */
const indexes = { begun: ['owner', 'begunAt'], age: 'begunAt' }

/**
 * Opens the database. If a newer release has it, or takes it over meanwhile, the error is a `VersionError`; if it is
 * without its store or an index, a `NotFoundError`.
 *
 * @param onTakenOver called when another tab changes the version, or deletes the database
 */
const open = (onTakenOver: () => void) =>
  openDB<Schema>(DATABASE, DATABASE_VERSION, {
    async upgrade(database, from, _, transaction) {
      if (!database.objectStoreNames.contains('lines')) database.createObjectStore('lines', { keyPath: 'id' })
      const lines = transaction.objectStore('lines')
      for (const name of ['begun', 'age'] as const)
        if (!lines.indexNames.contains(name)) lines.createIndex(name, indexes[name])
      if (from < 1) return
      for (let cursor = await lines.openCursor(); cursor; cursor = await cursor.continue()) {
        const kept: unknown = cursor.value
        await cursor.update(fromVersion2(from === 1 ? fromVersion1(kept as Line1) : (kept as Line2)))
      }
    },
    // A newer console in another tab changes the shape: it must not wait for this one.
    blocking(_, newer, event) {
      ;(event.target as IDBDatabase).close()
      if (newer !== null) onTakenOver()
    },
  })

/** The kept lines of one user. */
export class Database {
  private isTakenOver = false

  private constructor(
    private readonly opened: IDBPDatabase<Schema>,
    private readonly owner: string,
    private readonly page: string | undefined,
  ) {}

  /**
   * @param page the one that opens it, which alone writes its own lines
   * @throws if the browser denies its database, if a newer release has it, and outside a browser
   */
  static async open(owner: string, page?: string): Promise<Database> {
    const taken = { over: () => {} }
    const database = new Database(await open(() => taken.over()), owner, page)
    taken.over = () => {
      database.isTakenOver = true
    }
    return database
  }

  /** @throws if a newer release has taken it over */
  private get database() {
    if (this.isTakenOver) throw new DOMException('A newer release has the database', 'VersionError')
    return this.opened
  }

  private get range() {
    return IDBKeyRange.bound([this.owner], [this.owner, []])
  }

  /** The lines of the user, the oldest first. Records and fields of another shape are left out. */
  async read(): Promise<readonly Line[]> {
    const found = await this.database.getAllFromIndex('lines', 'begun', this.range)
    return found.flatMap((kept) => readLine(kept) ?? [])
  }

  /**
   * Adds lines, or replaces older versions of them. Those of this page are written without a look at what is there, so
   * that they are kept even if the page ends now. @throws if the database is full or denied
   */
  async write(lines: readonly Line[]): Promise<void> {
    const { owner } = this
    const transaction = this.database.transaction('lines', 'readwrite', { durability: 'relaxed' })
    const isOwn = ({ page }: Line) => page === this.page
    const { store, done } = transaction
    const own = lines.filter(isOwn).map((line) => store.put({ ...line, owner }))
    for (const line of lines) {
      if (isOwn(line)) continue
      const before = await store.get(line.id)
      if (before === undefined || before.changedAt <= line.changedAt) await store.put({ ...line, owner })
    }
    await Promise.all([...own, done])
  }

  /** Deletes lines that are too old, of all users, and those of this user that ended first if there are too many. */
  async prune(now: number): Promise<void> {
    const transaction = this.database.transaction('lines', 'readwrite')
    const { store } = transaction
    for (const key of await store.index('age').getAllKeys(IDBKeyRange.upperBound(now - KEPT_MS, true)))
      await store.delete(key)
    const mine = await store.index('begun').getAll(this.range)
    for (const { id } of tooMany(mine.flatMap((kept) => readLine(kept) ?? []))) await store.delete(id)
    await transaction.done
  }

  close() {
    this.opened.close()
  }
}
