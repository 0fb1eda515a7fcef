import { createActor, fromPromise, type ActorRefFrom, type AnyActorRef } from 'xstate'
import { probationMachine, type PutBack } from '#machines/interaction/probationMachine'
import { announce } from '../actors/announce'
import { awaitRegion } from '../actors/region'
import { dialogs } from '../actors/dialogs'
import { errorWords } from '../api/wire/errors'
import { inspectorOf } from '../eventLog/actorInspector'
import { ledgerPart } from '../ledger/ledger'
import type { Line } from '../ledger/line'
import { asApiError } from '../model/apiError'
import { consolePart, consolePartOf } from '../parts'
import { failedNotice } from '../slices/failedNotice'
import { noticeShown } from '../slices/notices'
import type { AppStore } from '../store'
import { runUndo } from '../undo/undoActors'
import { alone } from './alone'
import { isOnTrial, isSettled, undoOfTrial } from './trial'
import { trialStatusOf } from './trialStatus'
import type { TrialView } from './trialView'
import type { TrialAsked } from './trialsAsked'

type ProbationRef = ActorRefFrom<typeof probationMachine>

const CONFIRMED_LATE = 'It was not confirmed before the page was closed.'
const NOT_CONFIRMED = 'It was not confirmed in time.'

/**
 * The changes on trial of the user, in this tab: one actor for each line of the ledger that is on trial, whichever tab
 * has made the change. Of all tabs, one at a time decides. Rules: PROB-2, PROB-5.
 */
export class Trials {
  /** By the ids of the lines. */
  private readonly actors = new Map<string, ProbationRef>()
  /** Those that wait for the region, too. */
  private readonly running = new Set<ProbationRef>()
  /** The lines that this tab decides about now. */
  private readonly own = new Set<string>()
  private count = 0

  constructor(private readonly store: AppStore) {
    const { signal } = store.parts
    signal.addEventListener('abort', consolePartOf(store, ledgerPart).subscribe(this.follow))
    // A page that was hidden, or a computer that slept, has late timers.
    const check = () => {
      for (const actor of this.actors.values()) actor.send({ type: 'clock.checked' })
    }
    globalThis.document?.addEventListener('visibilitychange', check, { signal })
  }

  end() {
    for (const actor of this.running) actor.stop()
  }

  /** Begins with the lines that are on trial, and ends with those that are not any more. */
  readonly follow = () => {
    const { lines } = consolePartOf(this.store, ledgerPart).get()
    for (const line of lines)
      if (isOnTrial(line) && !this.actors.has(line.id)) this.begin(line.id, line.trial?.until ?? 0)
    for (const [id, actor] of this.actors) {
      if (this.own.has(id)) continue
      const line = this.line(id)
      if (line && isSettled(line))
        actor.send({ type: line.trial?.ended === 'kept' ? 'trial.kept' : 'trial.settled' })
      // The tab that has found it out shows it; the line has it everywhere.
      else if (line?.trial?.ended === 'contested' && actor.getSnapshot().matches('onTrial'))
        actor.send({ type: 'trial.settled' })
    }
    this.show()
  }

  /** Waits until the region accepts a change. */
  await(asked: TrialAsked) {
    const at = { line: '' }
    const actor = this.start(at)
    asked.settle = (id) => {
      if (id === undefined) return actor.send({ type: 'change.refused' })
      at.line = id
      this.actors.set(id, actor)
      actor.send({ type: 'change.accepted', until: this.store.log.now() + asked.ms })
    }
  }

  /** Keeps the change of a line. */
  async keep(id: string): Promise<void> {
    const { store } = this
    const { cause } = store.log
    const made = consolePartOf(store, ledgerPart)
    const keepIt = async (line: Line | undefined) => {
      const title = line?.undo?.title ?? 'The change'
      if (!line || line.undone)
        return void store.dispatch(noticeShown({ tone: 'failed', title: `${title} was put back already` }))
      store.log.within(cause, () => {
        this.actors.get(id)?.send({ type: 'trial.kept' })
        made.endTrial(id, 'kept')
        store.dispatch(noticeShown({ tone: 'success', title: `${title}: kept` }))
      })
      await made.writeNow()
    }
    // It rejects when the console ends.
    await this.deciding(id, store.parts.signal, keepIt).catch(() => {})
  }

  /** Puts the change of a line back before its time. */
  recall(id: string) {
    this.actors.get(id)?.send({ type: 'trial.recalled' })
  }

  private line(id: string): Line | undefined {
    return consolePartOf(this.store, ledgerPart)
      .get()
      .lines.find((line) => line.id === id)
  }

  /** Decides about a line, while no other tab does. */
  private deciding<Result>(
    id: string,
    signal: AbortSignal,
    decide: (line: Line | undefined) => Promise<Result>,
  ): Promise<Result> {
    const made = consolePartOf(this.store, ledgerPart)
    return alone(id, { signal, isOwn: this.line(id)?.page === made.here }, async () => {
      // Another tab may have decided, and written it, a moment ago.
      await made.refresh().catch(() => {})
      signal.throwIfAborted()
      this.own.add(id)
      try {
        return await decide(this.line(id))
      } finally {
        this.own.delete(id)
      }
    })
  }

  private begin(id: string, until: number) {
    const actor = this.start({ line: id })
    this.actors.set(id, actor)
    // It has no part in what led to this look at the lines.
    this.store.log.within(null, () => actor.send({ type: 'trial.found', until }))
  }

  private start(at: { line: string }): ProbationRef {
    const { log } = this.store
    const actor = createActor(this.machineFor(at), {
      id: `probation-${++this.count}`,
      inspect: inspectorOf(log).inspect,
      input: { now: log.now },
    })
    this.running.add(actor)
    actor.subscribe({
      next: () => this.show(),
      complete: () => {
        this.running.delete(actor)
        this.actors.delete(at.line)
        this.show()
      },
    })
    // It has no part in the line of the change, which has ended.
    log.within(null, () => actor.start())
    return actor
  }

  /** The machine with its effects, for one line. */
  private machineFor(at: { line: string }) {
    const { store } = this
    const made = consolePartOf(store, ledgerPart)
    const say = (self: AnyActorRef, title: string, error: unknown, more?: string) =>
      announce(store, self, failedNotice(title, error, more))
    const title = () => this.line(at.line)?.undo?.title ?? 'The change'
    return probationMachine.provide({
      actors: {
        awaitRegion: awaitRegion(store),
        putBack: fromPromise<PutBack, { asks: boolean; isLate: boolean }>(
          ({ input: { asks, isLate }, self, signal }) =>
            this.deciding(at.line, signal, async (line) => {
              const undo = line && undoOfTrial(line)
              if (!undo || isSettled(line) || (!asks && !isOnTrial(line))) return 'settled'
              const why = asks ? undefined : isLate ? CONFIRMED_LATE : NOT_CONFIRMED
              const end = await inspectorOf(store.log).within(self, () =>
                runUndo(store, { line, undo, asks, why, isQuiet: true }),
              )
              if (end === 'contested') made.endTrial(line.id, 'contested')
              if (end === 'kept') made.endTrial(line.id, 'kept')
              await made.writeNow()
              if (end === 'contested') return end
              return end === 'kept' ? 'left' : 'reverted'
            }),
        ),
      },
      actions: {
        announceGone: ({ self, event }) => {
          made.endTrial(at.line, 'gone')
          say(self, `${title()} cannot be put back: it is gone`, 'error' in event ? event.error : null)
        },
        announceFailed: ({ self, context: { failures, error } }) => {
          if (failures === 1) say(self, `Could not put back: ${title()}`, error, 'It is tried again.')
        },
      },
    })
  }

  private show() {
    const views = [...this.actors].flatMap(([id, actor]): TrialView[] => {
      const line = this.line(id)
      const status = trialStatusOf(actor.getSnapshot())
      if (!line?.undo || !line.trial || !status) return []
      const { error } = actor.getSnapshot().context
      return [
        {
          id,
          title: line.undo.title,
          where: line.undo.where,
          until: line.trial.until,
          status,
          reason: error === null ? undefined : errorWords(asApiError(error)),
          keep: () => void this.keep(id),
          putBack: () => this.recall(id),
        },
      ]
    })
    const shown = consolePartOf(this.store, dialogs)
    if (views.length > 0 || shown.get().trials)
      shown.set({ ...shown.get(), trials: views.length > 0 ? views : null })
  }
}

/** The changes on trial of a console. */
export const trials = consolePart(
  (store) => new Trials(store),
  (made) => made.end(),
)
