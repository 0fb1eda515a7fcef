import { meApi } from '../api/resources/me'
import { consolePart } from '../parts'
import { isPastFrame } from '../pastFrame'
import { noticeShown } from '../slices/notices'
import type { AppStore } from '../store'
import { recordChanges, type Recorded } from '../undo/recorder'
import { UnloggedFacts } from './unloggedFacts'
import { isChange } from './isChange'
import { KnownLines } from './knownLines'
import { LedgerReader } from './ledgerReader'
import { isOpen, type Line } from './line'
import { LineKeeper } from './lineKeeper'
import { putRight } from './putRight'
import { joinTabs, type OtherTabs } from './otherTabs'

/**
 * The ledger of a page: reads the event log, keeps the lines in the browser's database, and shares them with the other
 * tabs. Starts with the entries that the log has already.
 */
export class Ledger {
  // Pages without encryption have no random ids of the browser's own.
  private readonly page = Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) =>
    number.toString(36),
  ).join('')
  private readonly reader = new LedgerReader({ page: this.page, isChange })
  private readonly lines = new KnownLines()
  private readonly keeper: LineKeeper
  private readonly unlogged: UnloggedFacts
  private readonly life = new AbortController()
  private tabs: OtherTabs | undefined
  private readUpTo = 0

  readonly get = this.lines.get
  readonly subscribe = this.lines.subscribe

  constructor(private readonly store: AppStore) {
    const { lines } = this
    this.keeper = new LineKeeper(store, {
      withIds: (ids) => lines.withIds(ids),
      opened: (kept) => {
        this.merge(kept)
        lines.show({ isRead: true })
        this.tabs?.watch(kept)
      },
      unkept: (unkept) => {
        if (lines.get().unkept !== unkept) lines.show({ unkept, isRead: true })
      },
    })
    this.unlogged = new UnloggedFacts(store, lines, (changed) => this.change(changed))
    // A page of the past is only looked at.
    if (isPastFrame) return
    const { signal } = this.life
    const stop = store.subscribe(() => this.follow())
    signal.addEventListener('abort', stop)
    signal.addEventListener(
      'abort',
      recordChanges(store.log, (request, recorded) => this.record(request, recorded)),
    )
    this.follow()
    // A line that has just begun is kept although the page does not live until the next write.
    const leave = () => {
      store.log.flush()
      this.follow()
      this.keeper.leave()
    }
    globalThis.addEventListener?.('pagehide', leave, { signal })
  }

  /** The id of this page in its lines. */
  get here(): string {
    return this.page
  }

  end() {
    this.life.abort()
    this.keeper.end()
    this.tabs?.close()
  }

  /** Reads the kept lines again. */
  async refresh(): Promise<void> {
    this.receive(await this.keeper.read())
  }

  /** Takes lines that were put right. */
  change(lines: readonly Line[]) {
    if (this.merge(lines).length === 0) return
    this.keeper.take(lines)
    this.tabs?.send(lines)
    this.lines.show()
  }

  /** Notes that the change of a line was put back. */
  noteUndone(id: string) {
    this.unlogged.noteUndone(id)
  }

  /** Records what a request of this page has changed or deleted, with its line. */
  private record(request: string, recorded: Recorded) {
    if (!recorded.undo && !recorded.deleted) return
    this.store.log.flush()
    this.follow()
    const line = this.reader.last.ofRequest(request) ?? ''
    this.unlogged.record(line, recorded)
    this.offer(line)
  }

  private offer(line: string) {
    this.unlogged.offer(line, this.reader.last.toastOf(line))
  }

  /** Reads the new entries of the log, and starts once the user is known. */
  private follow() {
    const state = this.store.getState()
    if (this.tabs === undefined) {
      const owner = meApi.endpoints.currentUserView.select({})(state).data?.id
      if (owner === undefined) return
      this.start(owner)
    }
    const { entries } = state.eventLog
    const last = entries.at(-1)?.seq ?? 0
    if (last <= this.readUpTo) return
    const fresh = entries.slice(entries.findLastIndex(({ seq }) => seq <= this.readUpTo) + 1)
    this.readUpTo = last
    const changed = this.reader.take(fresh)
    if (changed.length > 0) this.change(changed.map((line) => this.unlogged.whole(line)))
    if (fresh.some(({ subject }) => subject === noticeShown.type))
      for (const line of this.unlogged.ids()) this.offer(line)
  }

  private start(owner: string) {
    this.tabs = joinTabs(owner, this.page, {
      receive: (lines) => this.receive(lines),
      unwritten: () => this.keeper.waiting(),
      closed: (page) => this.putRight(page),
    })
    this.keeper.start(owner)
  }

  /** Takes lines that the database or another tab has already. */
  private receive(lines: readonly Line[]) {
    if (this.merge(lines).length > 0) this.lines.show()
  }

  /** @returns those that are newer than what was known */
  private merge(lines: readonly Line[]): readonly Line[] {
    return this.lines.merge(lines)
  }

  /** Asks for the subjects of the open lines of a page that was closed. */
  private async putRight(page: string) {
    // The page writes its last lines when it is left, and another tab may have put them right.
    await this.refresh().catch(() => {})
    const left = this.lines.all().filter((line) => isOpen(line) && line.page === page)
    const put = (line: Line) => this.change([line])
    const partsOf = (id: string) => this.lines.all().filter((line) => line.partOf === id)
    await putRight(this.store, left, put, partsOf, this.life.signal)
  }
}

/** The ledger of a console. */
export const ledgerPart = consolePart(
  (store) => new Ledger(store),
  (made) => made.end(),
)
