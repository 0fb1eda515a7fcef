import { createActor, fromPromise } from 'xstate'
import { ledgerMachine, type Unkept } from '#machines/interaction/ledgerMachine'
import { observable } from '../actors/observable'
import { api } from '../api/api'
import { meApi } from '../api/resources/me'
import { inspectorOf } from '../eventLog/actorInspector'
import { part, partOf } from '../parts'
import { isPastFrame } from '../pastFrame'
import { noticeOffered, noticeShown, unloadedNotice } from '../slices/notices'
import type { AppStore } from '../store'
import { trialEndedBy, isOnTrial, isSamePlace, type Trial } from '../trial/trial'
import { trialsAsked, type TrialAsked } from '../trial/trialsAsked'
import type { Undo } from '../undo/place'
import { recordChanges, type Recorded } from '../undo/recorder'
import { Database } from './database'
import { LedgerReader } from './ledgerReader'
import { isOpen, KEPT_MS, newerOf, tooMany, type Line } from './line'
import { putRight } from './putRight'
import { joinTabs, type Tabs } from './tabs'

/** The ledger as pages show it. */
export interface LedgerView {
  /** The lines of the user, newest first. */
  lines: readonly Line[]
  /** Why the browser does not keep them; undefined while it does. */
  unkept: Unkept | undefined
  /** The kept lines have been read. */
  isRead: boolean
}

/** What a line has that the log does not. */
type BesideLog = Pick<Line, 'undo' | 'undone' | 'trial' | 'deleted'>

/** The number of written lines after which old ones are deleted. */
const PRUNED_AFTER = 200

const whenIdle = (run: () => void) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
  else setTimeout(run)
}

/** Whether an operation changes something. */
const isChange = (operation: string): boolean => {
  const endpoint: object | undefined = (api.endpoints as Record<string, object>)[operation]
  return endpoint !== undefined && 'useMutation' in endpoint && !/^(login|logout|device)/.test(operation)
}

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
  private readonly lines = new Map<string, Line>()
  private readonly unwritten = new Set<string>()
  /** The other pages whose end is waited for. */
  private readonly watched = new Set<string>()
  /** Facts that the log does not have: how to undo the lines of this page, and what they deleted. */
  private readonly beside = new Map<string, BesideLog>()
  private readonly view = observable<LedgerView>({ lines: [], unkept: undefined, isRead: false })
  private readonly life = new AbortController()
  private owner: string | undefined
  private database: Database | undefined
  private tabs: Tabs | undefined
  private readUpTo = 0
  private written = 0

  readonly get = this.view.get
  readonly subscribe = this.view.subscribe

  /** The writer. It is not inspected: each of its writes would be entries of the log that it reads. */
  private readonly writer = createActor(
    ledgerMachine.provide({
      actors: {
        open: fromPromise<void, void>(() => this.open()),
        write: fromPromise<void, void>(() => this.write()),
      },
    }),
    { id: 'ledger' },
  )

  constructor(private readonly store: AppStore) {
    // A page of the past is only looked at.
    if (isPastFrame) return
    const { signal } = this.life
    const stop = store.subscribe(() => this.follow())
    signal.addEventListener('abort', stop)
    const { live } = inspectorOf(store.log)
    this.writer.subscribe((snapshot) => {
      live.note(this.writer, snapshot)
      const { unkept } = snapshot.context
      if (snapshot.matches('inMemory') && this.view.get().unkept !== unkept)
        this.show({ unkept, isRead: true })
    })
    signal.addEventListener(
      'abort',
      recordChanges(store.log, (request, recorded, isRefused) => this.record(request, recorded, isRefused)),
    )
    this.follow()
    // A line that has just begun is kept although the page does not live until the next write.
    const leave = () => {
      store.log.flush()
      this.follow()
      this.writer.send({ type: 'page.left' })
    }
    globalThis.addEventListener?.('pagehide', leave, { signal })
  }

  /** The id of this page in its lines. */
  get here(): string {
    return this.page
  }

  end() {
    this.life.abort()
    this.writer.stop()
    this.database?.close()
    this.tabs?.close()
  }

  /** Reads the kept lines again. */
  async refresh(): Promise<void> {
    const kept = await this.database?.read()
    if (kept && this.merge(kept).length > 0) this.show({})
  }

  /** Takes lines that were put right. */
  change(lines: readonly Line[]) {
    if (this.merge(lines).length === 0) return
    for (const { id } of lines) this.unwritten.add(id)
    this.tabs?.send(lines)
    this.show({})
    this.writer.send({ type: 'lines.changed' })
  }

  /** Notes that the change of a line was put back. */
  noteUndone(id: string) {
    const trial = this.lines.get(id)?.trial
    this.patch(id, { undone: true, ...(trial && { trial: { ...trial, ended: 'reverted' } }) })
  }

  /** Ends the trial of a line without putting its change back. */
  endTrial(id: string, ended: NonNullable<Trial['ended']>) {
    const trial = this.lines.get(id)?.trial
    if (trial) this.patch(id, { trial: { ...trial, ended } })
  }

  /** Writes the changed lines at once. Never rejects: without the database, they last as long as the page. */
  async writeNow(): Promise<void> {
    if (this.database) await this.write().catch(() => {})
  }

  /** Changes what the log does not have of a line. */
  private patch(id: string, more: BesideLog) {
    const line = this.lines.get(id)
    if (!line) return
    if (this.beside.has(id)) this.beside.set(id, { ...this.beside.get(id), ...more })
    this.change([{ ...line, ...more, changedAt: this.store.log.now() }])
  }

  /** Records how to undo what a request of this page has changed, or what it deleted, with its line; begins its trial. */
  private record(request: string, { undo, deleted }: Recorded, isRefused?: true) {
    const allAsked = partOf(this.store, trialsAsked)
    const asked = allAsked.get(request)
    allAsked.delete(request)
    if (!undo && !deleted && !asked) return
    this.store.log.flush()
    this.follow()
    const id = this.reader.last.ofRequest(request) ?? ''
    const line = this.lines.get(id)
    if (line && deleted) {
      this.beside.set(id, { ...this.beside.get(id), deleted })
      this.patch(id, { deleted })
    }
    if (line && undo) this.recordUndo(line, undo, asked)
    else if (asked) this.refuseTrial(asked, isRefused)
    if (line) this.offer(id)
  }

  private recordUndo(line: Line, undo: Undo, asked: TrialAsked | undefined) {
    const { id } = line
    const { undone: _, ...known } = this.beside.get(id) ?? {}
    const earlier = known.undo
    // Several requests of one line that change the same place are undone together.
    const whole = earlier && isSamePlace(earlier, undo) ? { ...undo, before: earlier.before } : undo
    const to = line.verb === 'undo' ? undefined : this.endEarlierTrials(line, whole, asked !== undefined)
    const trial = asked && {
      trial: { until: this.store.log.now() + asked.ms, ...(to && { to }) },
    }
    this.beside.set(id, { ...known, undo: whole, ...trial })
    asked?.settle(id)
    this.patch(id, { undo: whole, ...trial })
    if (trial) void this.writeNow()
  }

  /** Ends a trial that cannot begin. */
  private refuseTrial(asked: TrialAsked, isRefused?: true) {
    asked.settle(undefined)
    if (isRefused) return
    this.store.dispatch(
      noticeShown({
        tone: 'failed',
        title: 'Not on trial',
        body: 'Nothing has changed, or what was before is not known: nothing is put back by itself.',
      }),
    )
  }

  /**
   * Ends the trials of earlier changes of the same place, about which a later change decides.
   *
   * @returns what the trial of the later change puts back, if that is not what was before it
   */
  private endEarlierTrials({ id }: Line, later: Undo, isTrial: boolean): Trial['to'] {
    let to: Trial['to']
    for (const earlier of this.lines.values()) {
      if (earlier.id === id || !isOnTrial(earlier) || !isSamePlace(earlier.undo, later)) continue
      const ended = trialEndedBy(earlier, later, isTrial)
      if (ended === 'joined') to = earlier.trial?.to ?? { value: earlier.undo?.before }
      this.endTrial(earlier.id, ended)
    }
    return to
  }

  /** Watches the lines on trial, after loading the code of that. */
  private watchTrials() {
    const { store, life } = this
    import('../trial/trials').then(
      ({ trials }) => {
        if (!life.signal.aborted) partOf(store, trials).follow()
      },
      () => store.dispatch(noticeShown(unloadedNotice('Changes on trial are not watched'))),
    )
  }

  /** Offers to undo a line, or to bring back what it deleted, in the toast that says that it was done. */
  private offer(line: string) {
    const id = this.reader.last.toastOf(line)
    const { undo, deleted, trial } = this.beside.get(line) ?? {}
    const notice = this.store.getState().notices.find((each) => each.id === id)
    if (!notice) return
    // What is on trial is put back where its trial is shown.
    if (undo && !trial && notice.undo === undefined)
      this.store.dispatch(noticeOffered({ id: notice.id, undo: line }))
    if (deleted && notice.deleted === undefined) {
      const { project, id: thing } = deleted
      this.store.dispatch(noticeOffered({ id: notice.id, deleted: { project, id: thing } }))
    }
  }

  /** Reads the new entries of the log, and starts once the user is known. */
  private follow() {
    const state = this.store.getState()
    if (this.owner === undefined) {
      this.owner = meApi.endpoints.currentUserView.select({})(state).data?.id
      if (this.owner === undefined) return
      this.tabs = joinTabs(this.owner, this.page, {
        receive: (lines) => {
          if (this.merge(lines).length > 0) this.show({})
          // Without locks, that it tells of a line is all that is known of a page.
          if (this.tabs?.knowsOpen) this.watch(lines)
        },
        unwritten: () => this.linesOf(this.unwritten),
      })
      this.writer.start()
    }
    const { entries } = state.eventLog
    const last = entries.at(-1)?.seq ?? 0
    if (last <= this.readUpTo) return
    const fresh = entries.slice(entries.findLastIndex(({ seq }) => seq <= this.readUpTo) + 1)
    this.readUpTo = last
    const changed = this.reader.take(fresh)
    if (changed.length > 0) this.change(changed.map((line) => ({ ...line, ...this.beside.get(line.id) })))
    if (fresh.some(({ subject }) => subject === 'notices/noticeShown'))
      for (const line of this.beside.keys()) this.offer(line)
  }

  /** @returns those that are newer than what was known */
  private merge(lines: readonly Line[]): readonly Line[] {
    const newer = lines.filter((line) => newerOf(this.lines.get(line.id), line) === line)
    for (const line of newer) this.lines.set(line.id, line)
    if (newer.some(isOnTrial)) this.watchTrials()
    return newer
  }

  private show(change: Partial<LedgerView>) {
    for (const { id } of tooMany(this.lines.values())) this.lines.delete(id)
    const sorted = [...this.lines.values()].toSorted((a, b) => b.begunAt - a.begunAt || b.seq - a.seq)
    this.view.set({ ...this.view.get(), ...change, lines: sorted })
  }

  private async open() {
    this.database = await Database.open(this.owner ?? '')
    const now = this.store.log.now()
    const kept = await this.database.read()
    this.merge(kept.filter(({ begunAt }) => begunAt > now - KEPT_MS))
    this.show({ isRead: true })
    this.prune()
    this.watch(kept)
  }

  /** Puts the open lines of other pages right as soon as those pages are closed. */
  private watch(lines: readonly Line[]) {
    for (const line of lines) {
      const { page } = line
      if (!isOpen(line) || page === this.page || this.watched.has(page)) continue
      this.watched.add(page)
      this.tabs?.whenClosed(page, () => this.putRight(page))
    }
  }

  /** Asks for the subjects of the open lines of a page that was closed. */
  private async putRight(page: string) {
    // The page writes its last lines when it is left, and another tab may have put them right.
    await this.refresh().catch(() => {})
    const left = [...this.lines.values()].filter((line) => isOpen(line) && line.page === page)
    const put = (line: Line) => this.change([line])
    const partsOf = (id: string) => [...this.lines.values()].filter((line) => line.partOf === id)
    await putRight(this.store, left, put, partsOf, this.life.signal)
  }

  private linesOf(ids: Iterable<string>): readonly Line[] {
    return [...ids].flatMap((id) => this.lines.get(id) ?? [])
  }

  private async write() {
    const lines = this.linesOf(this.unwritten)
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

/** The ledger of a console. */
export const ledger = part(
  (store) => new Ledger(store),
  (made) => made.end(),
)
