import { meApi } from '../api/resources/me'
import type { SentChanges } from '../code/sentChanges'
import type { Started } from '../commands/started'
import { consolePart, consolePartOf } from '../parts'
import { isPastFrame } from '../pastFrame'
import type { BatchSubject } from '../eventLog/entry'
import type { AppStore } from '../store'
import { answersOf, type Answers } from './answers'
import type { NewLineEntry, RowEnd } from './lineEntry'
import { KnownLines, type PartOfLine } from './knownLines'
import { isOpen, type Beginning, type Line, type Outcome } from './line'
import { LineKeeper } from './lineKeeper'
import { linesInModel } from './linesInModel'
import { joinTabs, type OtherTabs } from './otherTabs'
import { reconcile } from './reconcile'
import { reduceLine, rowKey } from './reduceLine'
import { decided } from './rowLines'

/** How long changed lines are gathered before pages and other tabs have them, in milliseconds: about a frame. */
const SHOW_MS = 16

/**
 * The ledger of a page. What acts writes its lines here, from before anything is sent; they are kept in the browser's
 * database and shared with the other tabs.
 */
export class Ledger {
  // Pages without encryption have no random ids of the browser's own.
  private readonly page = Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) =>
    number.toString(36),
  ).join('')
  private readonly lines = new KnownLines()
  private readonly keeper: LineKeeper
  private readonly answers: Answers
  private readonly life = new AbortController()
  private tabs: OtherTabs | undefined
  private count = 0
  /** The lines that pages and other tabs do not have yet. */
  private readonly unshown = new Set<string>()
  private timer: ReturnType<typeof setTimeout> | undefined

  readonly get = this.lines.get
  readonly subscribe = this.lines.subscribe

  constructor(private readonly store: AppStore) {
    const { lines } = this
    this.keeper = new LineKeeper(store, {
      page: this.page,
      withIds: (ids) => lines.withIds(ids),
      opened: (kept) => {
        lines.merge(kept)
        lines.show({ isRead: true })
        this.tabs?.watch(kept)
      },
      unkept: (unkept) => {
        if (lines.get().unkept !== unkept) lines.show({ unkept, isRead: true })
      },
    })
    this.answers = answersOf(store, (line, entry) => this.write(line, entry))
    // A page of the past is only looked at.
    if (isPastFrame) return
    store.gate.sent = (...change) => this.withChanges((changes) => changes.note(...change))
    const { signal } = this.life
    signal.addEventListener(
      'abort',
      store.subscribe(() => this.follow()),
    )
    this.follow()
    const leave = () => {
      this.show()
      this.keeper.leave()
    }
    globalThis.addEventListener?.('pagehide', leave, { signal })
  }

  /** The id of this page in its lines. */
  get here(): string {
    return this.page
  }

  /** A line as it is now. */
  line(id: string): Line | undefined {
    return this.lines.line(id)
  }

  end() {
    clearTimeout(this.timer)
    this.life.abort()
    this.store.gate.sent = undefined
    this.answers.end()
    this.keeper.end()
    this.tabs?.close()
  }

  /** Reads the kept lines again. */
  async refresh(): Promise<void> {
    this.receive(await this.keeper.read())
  }

  /**
   * Begins a line, before anything is sent. A part that was tried before goes on with its own line.
   *
   * @returns its id
   */
  begin(what: Beginning): string {
    const earlier = what.partOf === undefined ? undefined : this.lines.part(what)
    if (earlier) {
      this.write(earlier.id, { is: 'again' })
      return earlier.id
    }
    const { page } = this
    const seq = ++this.count
    const id = `${page}.${seq}`
    this.write(id, { is: 'intended', id, page, seq, api: this.store.regionVersion.version, what })
    return id
  }

  /** Writes an entry of a line. It is kept soon. */
  write(id: string, entry: NewLineEntry) {
    const line = reduceLine(this.lines.line(id), { ...entry, at: this.store.log.now() })
    if (!line || this.life.signal.aborted) return
    this.lines.merge([line])
    this.keeper.take([line])
    this.unshown.add(id)
    if (this.timer === undefined) this.show()
  }

  /**
   * Waits until the browser keeps a line as it is now, but not long. Never rejects.
   *
   * @returns undefined if nothing is kept
   */
  kept(id: string): Promise<void> | undefined {
    return this.keeper.keepNow(id)
  }

  /** Notes that the request of a line has left, so that the answer is written to it. */
  sent(id: string, { requestId, abort }: Pick<Started<unknown>, 'requestId' | 'abort'>) {
    this.write(id, { is: 'sent' })
    this.answers.await(requestId, id)
    this.withChanges((changes) => changes.belongsTo(id, abort))
  }

  /** Notes something of a change for its code, which is loaded with the first one. Without it, lines have no code. */
  private withChanges(use: (changes: SentChanges) => void) {
    import('../code/sentChanges').then(
      ({ sentChanges }) => use(consolePartOf(this.store, sentChanges)),
      () => {},
    )
  }

  /** Writes how a row of a batch has ended: into the line of the batch, and into those of the row that wait for it. */
  endRow(batch: string, row: BatchSubject, as: RowEnd, outcome: Outcome) {
    this.write(batch, { is: 'rowEnded', row, as })
    const line = this.lines.row(batch, rowKey(row))
    if (!line) return
    for (const [id, entry] of decided(line, this.lines.partsOf(line.id), as, outcome)) this.write(id, entry)
  }

  /** The part of a line that an attempt has begun. */
  part(part: PartOfLine): Line | undefined {
    return this.lines.part(part)
  }

  /** Whether a request of a line, or of a part of it, has left. */
  isSent(id: string): boolean {
    return [this.lines.line(id), ...this.lines.partsOf(id)].some((line) => line?.sentAt !== undefined)
  }

  /** What an error of a call says, as far as it may be kept. */
  outcomeOf(error: unknown): Outcome {
    return this.answers.outcomeOf(error)
  }

  /** Gives the changed lines to the pages and to the other tabs: at once, and those that follow soon together. */
  private show() {
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.unshown.size === 0) return
    this.tabs?.send(this.lines.withIds(this.unshown))
    this.unshown.clear()
    this.lines.show()
    this.timer = setTimeout(() => this.show(), SHOW_MS)
  }

  /** Starts once the user is known. */
  private follow() {
    if (this.tabs !== undefined) return
    const owner = meApi.endpoints.currentUserView.select({})(this.store.getState()).data?.id
    if (owner !== undefined) this.start(owner)
  }

  private start(owner: string) {
    this.tabs = joinTabs(owner, this.page, {
      receive: (lines) => void linesInModel(lines).then((all) => this.receive(all)),
      unwritten: () => this.keeper.waiting(),
      closed: (page) => this.reconcile(page),
    })
    this.keeper.start(owner)
  }

  /** Takes lines that the database or another tab has already. */
  private receive(lines: readonly Line[]) {
    if (this.lines.merge(lines).length > 0) this.lines.show()
  }

  /** Asks for the subjects of the open lines of a page that was closed. */
  private async reconcile(page: string) {
    // The page writes its last lines when it is left, and another tab may have put them right.
    await this.refresh().catch(() => {})
    const left = this.lines.all().filter((line) => isOpen(line) && line.page === page)
    await reconcile(this.store, left, {
      write: (id, entry) => this.write(id, entry),
      line: (id) => this.line(id),
      partsOf: (id) => this.lines.partsOf(id),
      signal: this.life.signal,
    })
  }
}

/** The ledger of a console. */
export const ledgerPart = consolePart(
  (store) => new Ledger(store),
  (made) => made.end(),
)
