import { createActor, fromPromise } from 'xstate'
import { whenIdle } from '#src/whenIdle'
import { ledgerMachine, type UnkeptReason } from '#machines/interaction/ledgerMachine'
import { inspectorOf } from '../eventLog/actorInspector'
import type { AppStore } from '../store'
import { Database } from './database'
import { KEPT_MS, type Line } from './line'

/** The number of written lines after which old ones are deleted. */
const PRUNED_AFTER = 200

interface Keeping {
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
  private written = 0

  /** The writer. It is not inspected: each of its writes would be entries of the log that the ledger reads. */
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
      if (snapshot.matches('inMemory')) this.of.unkept(snapshot.context.unkept)
    })
    this.writer.start()
  }

  /** Writes lines soon, as they are then. */
  take(lines: readonly Line[]) {
    for (const { id } of lines) this.unwritten.add(id)
    this.writer.send({ type: 'lines.changed' })
  }

  /** The lines that the database does not have yet. */
  waiting(): readonly Line[] {
    return this.of.withIds(this.unwritten)
  }

  /** The kept lines; none without the database. @throws if the browser denies them */
  async read(): Promise<readonly Line[]> {
    return (await this.database?.read()) ?? []
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
    this.database = await Database.open(this.owner)
    const oldest = this.store.log.now() - KEPT_MS
    const kept = await this.database.read()
    this.of.opened(kept.filter(({ begunAt }) => begunAt > oldest))
    this.prune()
  }

  private async write() {
    const lines = this.waiting()
    this.unwritten.clear()
    await this.database?.write(lines)
    this.written += lines.length
    if (this.written >= PRUNED_AFTER) this.prune()
  }

  private prune() {
    this.written = 0
    // Without it the database grows until the next time.
    whenIdle(() => void this.database?.prune(this.store.log.now()).catch(() => {}))
  }
}
