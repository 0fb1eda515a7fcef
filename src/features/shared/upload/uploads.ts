import type { AnyActor } from 'xstate'
import type { UploadView } from '#machines/interaction/uploadView'
import { observable, type Observable } from '#store/observable'
import { unfinished } from '#store/actors/unfinished'
import type { LeftUndone } from '#store/kept/leftUndone'
import { consolePart, consolePartOf } from '#store/parts'
import { noticeShown } from '#store/slices/notices'
import type { AppStore } from '#store/store'
import type { UploadHolder } from './uploadHolder'

/** An upload with the address of its panel. It goes on while the panel is closed. */
export interface UploadRun {
  /** The address at which uploads of its kind begin: several may run beside each other. */
  place: string
  /** The address of its own panel. */
  to: string
  /** The entry of the history at which its panel was first opened. */
  entry: string
  actor: AnyActor
  holder: UploadHolder
  /** How it goes; undefined while nothing is under way. */
  view(): UploadView | undefined
}

/** The uploads of a console. Each runs until it ends, whether or not its panel is open. Rule: UP-10. */
class Uploads {
  private readonly runs = new Map<string, UploadRun>()
  private readonly opened = new Set<UploadRun>()
  private readonly shown: Observable<readonly UploadRun[]> = observable<readonly UploadRun[]>([])
  /** Those under way, in the order of their start. */
  readonly get: () => readonly UploadRun[] = this.shown.get
  readonly set = this.shown.set
  readonly subscribe = this.shown.subscribe

  constructor(private readonly store: AppStore) {
    consolePartOf(store, unfinished).add(() => this.get().flatMap(leftOfUpload))
  }

  /** The upload of a panel that is under way or open. */
  at(to: string): UploadRun | undefined {
    return this.runs.get(to)
  }

  /**
   * The number of the upload that a panel shows: that which was first opened at this entry of the history, else the first
   * that is not under way.
   *
   * @param toOf the address of the panel of each number
   */
  numberFor(toOf: (number: number) => string, entry: string): number {
    const numbers = Array.from({ length: this.runs.size + 1 }, (_, index) => index + 1)
    const runOf = (number: number) => this.runs.get(toOf(number))
    const isFree = (run: UploadRun | undefined) => !run?.view()
    const own = numbers.find((number) => runOf(number)?.entry === entry)
    return own ?? numbers.find((number) => isFree(runOf(number))) ?? 1
  }

  /**
   * Whether another upload that began at the same place makes a thing of this name. One upload at a time makes an image
   * name: the form of another one, and its question for another name, refuse it.
   */
  isNameUsed({ place, to }: Pick<UploadRun, 'place' | 'to'>, name: string): boolean {
    return [...this.runs.values()].some(
      (run) => run.place === place && run.to !== to && run.view()?.name === name,
    )
  }

  /** Starts the upload of a panel that opens. */
  open(run: UploadRun) {
    this.opened.add(run)
    if (this.runs.get(run.to) === run) return
    this.runs.set(run.to, run)
    run.actor.subscribe(() => this.note(run))
    run.actor.start()
  }

  /** The panel is closed: what is under way goes on. */
  close(run: UploadRun) {
    this.opened.delete(run)
    if (!run.view()) this.end(run)
  }

  /** Stops all of them, with their console. */
  endAll() {
    for (const run of this.runs.values()) this.end(run)
  }

  private end(run: UploadRun) {
    this.runs.delete(run.to)
    run.actor.stop()
    this.shown.set(this.get().filter((one) => one !== run))
  }

  private note(run: UploadRun) {
    const view = run.view()
    const others = this.get().filter((one) => one !== run)
    const isNew = others.length === this.get().length
    if (view && isNew) this.shown.set([...others, run])
    if (!view && !isNew) this.shown.set(others)
    if (this.opened.has(run)) return
    if (view?.stopped) {
      const { tone, words: title } = view.stopped
      this.store.dispatch(noticeShown({ tone, title, link: { label: 'Show upload', to: run.to } }))
    }
    // After all listeners, one of which announces the end.
    if (!view) queueMicrotask(() => this.opened.has(run) || this.end(run))
  }
}

/** An upload as what ends with its page. */
function leftOfUpload(run: UploadRun): readonly LeftUndone[] {
  const view = run.view()
  if (!view) return []
  const subject = { kind: 'upload', id: '', name: view.name }
  const link = { label: 'Show the form', to: run.to }
  return [{ label: 'Upload', subject, done: [], left: [`Upload ${view.name}`], link }]
}

/** The uploads of this console. */
export const uploads = consolePart(
  (store) => new Uploads(store),
  (all) => all.endAll(),
)
