import { createActor, fromPromise } from 'xstate'
import { whenIdle } from '#src/whenIdle'
import { ledgerMachine, type UnkeptReason } from '#machines/interaction/ledgerMachine'
import { inspectorOf } from '../eventLog/actorInspector'
import type { AppStore } from '../store'
import { Database } from './database'
import { KEPT_MS, type Line } from './line'
import { linesInModel } from './linesInModel'

/** The number of written lines after which old ones are deleted. */
const PRUNED_AFTER = 200

/** How long a request waits for its line to be kept, in milliseconds: a database that does not answer stops nothing. */
const KEEP_MS = 500

/** Waits for work, but not longer than a time. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work, late])
  clearTimeout(timer)
}

interface Keeping {
  /** The page that keeps them: no other one writes its lines while it lives. */
  page: string
  /** The lines with these ids, as they are to be written. */
  withIds: (ids: Iterable<string>) => readonly Line[]
  /** Called once with the lines that are kept, old ones left out. */
  opened: (kept: readonly Line[]) => void
  /** Called when the browser does not keep lines any more. */
  unkept: (why: UnkeptReason | undefined) => void
}

/** Keeps the lines of the user in the browser's database, by a machine that gathers the changed ones. */
export class LineKeeper {
  private readonly unwritten = new Set<string>()
  private database: Database | undefined
  private owner = ''
  /** Undefined before the database is asked for. */
  private opening: Promise<void> | undefined
  /** The last write: the ones before it have ended when it has. */
  private writing = Promise.resolve()
  private isUnkept = false
  /** The lines that are to be written at once, and the wait for it. */
  private readonly asked = new Set<string>()
  private keeping: Promise<void> | undefined
  private written = 0

  /** The writer. It is not inspected: its writes are no news for the log. */
  private readonly writer = createActor(
    ledgerMachine.provide({
      actors: {
        open: fromPromise<void, void>(() => this.open()),
        write: fromPromise<void, void>(() => this.write()),
      },
    }),
    { id: 'ledger' },
  )

  constructor(
    private readonly store: AppStore,
    private readonly of: Keeping,
  ) {}

  /** Opens the database for the lines of a user. */
  start(owner: string) {
    this.owner = owner
    const { live } = inspectorOf(this.store.log)
    this.writer.subscribe((snapshot) => {
      live.note(this.writer, snapshot)
      this.isUnkept = snapshot.matches('inMemory')
      if (this.isUnkept) this.of.unkept(snapshot.context.unkept)
    })
    this.writer.start()
    if (this.unwritten.size > 0) this.writer.send({ type: 'lines.changed' })
  }

  /** Writes lines soon, as they are then. */
  take(lines: readonly Line[]) {
    for (const { id } of lines) this.unwritten.add(id)
    if (this.opening) this.writer.send({ type: 'lines.changed' })
  }

  /**
   * Writes a line at once. Never rejects: what cannot be kept lasts as long as the page.
   *
   * @returns undefined if nothing is kept: then there is nothing to wait for
   */
  keepNow(id: string): Promise<void> | undefined {
    if (!this.opening || this.isUnkept) return undefined
    this.asked.add(id)
    this.keeping ??= within(
      KEEP_MS,
      this.opening.then(() => this.writeAsked()).catch(() => {}),
    )
    return this.keeping
  }

  /** Writes the lines that are waited for: those that were asked for together, at once. */
  private writeAsked(): Promise<void> {
    const ids = [...this.asked]
    this.asked.clear()
    this.keeping = undefined
    return this.write(ids)
  }

  /** The lines that the database does not have yet. */
  waiting(): readonly Line[] {
    return this.of.withIds(this.unwritten)
  }

  /** The kept lines; none without the database. @throws if the browser denies them */
  async read(): Promise<readonly Line[]> {
    return linesInModel((await this.database?.read()) ?? [])
  }

  /** Writes what it can before the page ends. */
  leave() {
    this.writer.send({ type: 'page.left' })
  }

  end() {
    this.writer.stop()
    this.database?.close()
  }

  private async open() {
    const asked = Database.open(this.owner, this.of.page)
    this.opening = asked.then((database) => {
      this.database = database
    })
    await this.opening
    const oldest = this.store.log.now() - KEPT_MS
    const kept = await this.read()
    this.of.opened(kept.filter(({ begunAt }) => begunAt > oldest))
    this.prune()
  }

  /** Writes changed lines, by default all, after those that are being written. @throws if the database is full or denied */
  private write(ids: Iterable<string> = [...this.unwritten]): Promise<void> {
    const waiting = [...ids].filter((id) => this.unwritten.delete(id))
    const lines = this.of.withIds(waiting)
    if (lines.length > 0 && this.database) this.writing = this.writeLines(this.database, lines)
    return this.writing
  }

  private async writeLines(database: Database, lines: readonly Line[]) {
    try {
      await database.write(lines)
    } catch (error) {
      // The next attempt says why they are not kept.
      for (const { id } of lines) this.unwritten.add(id)
      throw error
    }
    this.written += lines.length
    if (this.written >= PRUNED_AFTER) this.prune()
  }

  private prune() {
    this.written = 0
    // Without it the database grows until the next time.
    whenIdle(() => void this.database?.prune(this.store.log.now()).catch(() => {}))
  }
}
