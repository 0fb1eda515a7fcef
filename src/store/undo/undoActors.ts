import { createActor, fromPromise, type ActorRefFrom, type AnyActorRef } from 'xstate'
import { undoMachine, type PlaceRead } from '#machines/interaction/undoMachine'
import { announce } from '../actors/announce'
import { dialogs } from '../actors/dialogs'
import type { UndoRow } from './undoView'
import { inspectorOf } from '../eventLog/actorInspector'
import { ledgerPart } from '../ledger/ledger'
import { whyNotUndo, type Line } from '../ledger/line'
import { asApiError } from '../model/apiError'
import { consolePart, consolePartOf } from '../parts'
import { failedNotice } from '../slices/failedNotice'
import { noticeShown } from '../slices/notices'
import type { AppStore } from '../store'
import type { UndoAsk, Fact, PlaceKind, Undo } from './place'
import { placeKindOf } from './places'

/** How an undo ends. `contested`: the place has changed meanwhile, and the person was not asked. */
export type UndoEnd = 'done' | 'already' | 'kept' | 'contested'

/** The undos that run, by their lines, and how many there were. */
const running = consolePart(
  () => ({
    lines: new Map<string, Promise<UndoEnd>>(),
    actors: new Set<ActorRefFrom<typeof undoMachine>>(),
    count: 0,
  }),
  ({ actors }) => {
    for (const actor of actors) actor.stop()
  },
)

/** The names of an undo and of its undo. */
const turned = (label: string) =>
  label.startsWith('Undo: ') ? label.replace('Undo: ', 'Redo: ') : `Undo: ${label.replace(/^Redo: /, '')}`

/** Sends requests for an actor. The answer is the cause of what the actor does next. */
const askFor =
  ({ log, dispatch }: AppStore, self: AnyActorRef): UndoAsk =>
  async (request) => {
    const inspector = inspectorOf(log)
    const call = inspector.within(self, () => dispatch(request))
    try {
      const answer = await call.unwrap()
      inspector.attribute(self, log.entryOf(answer))
      return answer
    } catch (error) {
      inspector.attribute(self, log.entryOf(error))
      throw error
    } finally {
      // A read is held only until its answer.
      if ('unsubscribe' in call && typeof call.unsubscribe === 'function') call.unsubscribe()
    }
  }

/** The facts of a place side by side. */
function sideBySide(
  before: readonly Fact[],
  mine: readonly Fact[],
  now: readonly Fact[],
): readonly UndoRow[] {
  const labels = [...new Set([...before, ...mine, ...now].map(({ label }) => label))]
  const valueIn = (facts: readonly Fact[], label: string) =>
    facts.find((fact) => fact.label === label)?.value ?? ''
  return labels.map((label) => ({
    label,
    before: valueIn(before, label),
    mine: valueIn(mine, label),
    now: valueIn(now, label),
  }))
}

/** A change that is undone, and how. */
interface Undoing {
  line: Line
  undo: Undo
  /** What has changed meanwhile is shown and asked; else it is left. */
  asks: boolean
  /** Why it is undone, after the words that it is. */
  why?: string | undefined
  /** The one who has asked for the undo says why it failed. */
  isQuiet?: boolean
}

/** The machine with its effects, for one change. */
function machineFor(store: AppStore, kind: PlaceKind, { line, undo, why, isQuiet = false }: Undoing) {
  const end = () => consolePartOf(store, ledgerPart).noteUndone(line.id)
  return undoMachine.provide({
    actors: {
      read: fromPromise<PlaceRead, { seen: PlaceRead | null }>(async ({ input: { seen }, self }) => {
        const now = await kind.read(askFor(store, self), undo)
        if (kind.isSame(now, undo.before)) return { now, is: 'asBefore' }
        if (seen) return { now, is: kind.isSame(now, seen.now) ? 'asSeen' : 'other' }
        return { now, is: kind.isSame(now, undo.after) ? 'asAfter' : 'other' }
      }),
      write: fromPromise<void, { found: PlaceRead | null }>(async ({ input: { found }, self }) => {
        await kind.write(askFor(store, self), undo, { value: undo.before, now: found?.now })
      }),
    },
    actions: {
      announceDone: ({ self }) => {
        end()
        announce(store, self, {
          tone: 'success',
          title: `${undo.title}: put back`,
          ...(why && { body: why }),
        })
      },
      announceAlready: ({ self }) => {
        end()
        announce(store, self, { tone: 'success', title: `${undo.title}: as before already` })
      },
      announceGone: ({ self, context }) => {
        if (isQuiet) return
        announce(store, self, failedNotice(`${undo.title} cannot be put back: it is gone`, context.error))
      },
      announceFailed: ({ self, context }) => {
        if (isQuiet) return
        announce(store, self, failedNotice(`Could not put back: ${undo.title}`, context.error))
      },
    },
  })
}

/** Shows the question of an undo while it is open. */
function showQuestion(
  store: AppStore,
  actor: ActorRefFrom<typeof undoMachine>,
  { title, before, after }: Undo,
  { words }: PlaceKind,
) {
  const shown = consolePartOf(store, dialogs)
  let isOpen = false
  const show = () => {
    const snapshot = actor.getSnapshot()
    const isAsking = snapshot.status === 'active' && snapshot.matches('asking')
    if (!isAsking && !isOpen) return
    isOpen = isAsking
    const rows = () => sideBySide(words(before), words(after), words(snapshot.context.found?.now))
    shown.set({
      ...shown.get(),
      undo: isAsking
        ? {
            title,
            rows: rows(),
            insist: () => actor.send({ type: 'undo.insisted' }),
            keep: () => actor.send({ type: 'undo.kept' }),
          }
        : null,
    })
  }
  actor.subscribe({ next: show, complete: show })
}

/**
 * Runs the undo of a line; if it runs already, waits for its end.
 *
 * @throws the error of the read or the write
 */
export function runUndo(store: AppStore, undoing: Undoing): Promise<UndoEnd> {
  const { line, undo, asks } = undoing
  const runs = consolePartOf(store, running)
  const present = runs.lines.get(line.id)
  if (present) return present
  const kind = placeKindOf(undo)
  const missing = { statusCode: 404, message: 'Another version of the console has made it' }
  if (!kind) return Promise.reject(asApiError(missing))
  runs.count += 1
  const actor = createActor(machineFor(store, kind, undoing), {
    id: `undo-${runs.count}`,
    inspect: inspectorOf(store.log).inspect,
  })
  const ended = new Promise<UndoEnd>((resolve, reject) => {
    let isContested = false
    actor.subscribe({
      next(snapshot) {
        if (asks || !snapshot.matches('asking')) return
        isContested = true
        actor.send({ type: 'undo.kept' })
      },
      complete() {
        runs.lines.delete(line.id)
        runs.actors.delete(actor)
        const { status, value, context } = actor.getSnapshot()
        // Stopped with its console, it has done nothing.
        if (status !== 'done') reject(new Error('The console has ended'))
        else if (context.error !== null) reject(asApiError(context.error))
        else resolve(isContested ? 'contested' : (value as UndoEnd))
      },
    })
  })
  runs.lines.set(line.id, ended)
  if (asks) showQuestion(store, actor, undo, kind)
  runs.actors.add(actor)
  actor.start()
  actor.send({ type: 'undo.asked', request: { label: turned(line.label), subject: line.subject } })
  return ended
}

/** Puts back what was before the change of a line, unless that has changed meanwhile: then it asks. */
export function beginUndo(store: AppStore, id: string): void {
  const line = consolePartOf(store, ledgerPart)
    .get()
    .lines.find((each) => each.id === id)
  if (!line || consolePartOf(store, running).lines.has(id)) return
  const refuse = (body: string) =>
    void store.dispatch(noticeShown({ tone: 'failed', title: `${line.label} cannot be undone`, body }))
  const reason = whyNotUndo(line)
  if (reason !== undefined || !line.undo) return refuse(`${reason ?? ''}.`)
  if (!placeKindOf(line.undo)) return refuse('Another version of the console has made it.')
  // It says itself why it failed.
  runUndo(store, { line, undo: line.undo, asks: true }).catch(() => {})
}
