import { createActor, fromPromise, type ActorRefFrom, type AnyActorRef } from 'xstate'
import { undoMachine, type PlaceRead } from '#machines/interaction/undoMachine'
import { dialogs } from '../actors/dialogs'
import type { UndoRow } from '../actors/undoView'
import { wordsOf } from '../api/wire/errors'
import { inspectorOf } from '../eventLog/actorInspector'
import { ledger } from '../ledger/ledger'
import { whyNotUndo, type Line } from '../ledger/line'
import { asApiError } from '../model/apiError'
import { part, partOf } from '../parts'
import { noticeShown } from '../slices/notices'
import type { AppStore } from '../store'
import type { Ask, Fact, PlaceKind, Undo } from './place'
import { kindOf } from './places'

/** The undos that run, by their lines, and how many there were. */
const running = part(() => ({ lines: new Set<string>(), count: 0 }))

/** What an undo and its undo are called. */
const turned = (label: string) =>
  label.startsWith('Undo: ') ? label.replace('Undo: ', 'Redo: ') : `Undo: ${label.replace(/^Redo: /, '')}`

/** Sends requests for an actor. The answer is the cause of what the actor does next. */
const askFor =
  ({ log, dispatch }: AppStore, self: AnyActorRef): Ask =>
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

/** The machine with its effects, for one change. */
function machineFor(store: AppStore, undo: Undo, kind: PlaceKind, line: Line) {
  const { log, dispatch } = store
  const say = (self: AnyActorRef, notice: Parameters<typeof noticeShown>[0]) =>
    inspectorOf(log).within(self, () => dispatch(noticeShown(notice)))
  const end = () => partOf(store, ledger).noteUndone(line.id)
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
        say(self, { tone: 'success', title: `${undo.title}: put back` })
      },
      announceAlready: ({ self }) => {
        end()
        say(self, { tone: 'success', title: `${undo.title}: as before already` })
      },
      announceGone: ({ self, context }) => {
        const { message } = asApiError(context.error)
        say(self, { tone: 'failed', title: `${undo.title} cannot be put back: it is gone`, body: message })
      },
      announceFailed: ({ self, context }) => {
        const error = asApiError(context.error)
        say(self, {
          tone: 'failed',
          title: `Could not put back: ${undo.title}`,
          body: wordsOf(error),
          ...(error.requestId ? { requestId: error.requestId } : {}),
        })
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
  const shown = partOf(store, dialogs)
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

/** Puts back what was before the change of a line, unless that has changed meanwhile: then it asks. */
export function beginUndo(store: AppStore, id: string): void {
  const line = partOf(store, ledger)
    .get()
    .lines.find((each) => each.id === id)
  const runs = partOf(store, running)
  if (!line || runs.lines.has(id)) return
  const refuse = (body: string) =>
    void store.dispatch(noticeShown({ tone: 'failed', title: `${line.label} cannot be undone`, body }))
  const reason = whyNotUndo(line)
  if (reason !== undefined || !line.undo) return refuse(`${reason ?? ''}.`)
  const kind = kindOf(line.undo)
  if (!kind) return refuse('Another version of the console has made it.')
  runs.lines.add(id)
  runs.count += 1
  const actor = createActor(machineFor(store, line.undo, kind, line), {
    id: `undo-${runs.count}`,
    inspect: inspectorOf(store.log).inspect,
  })
  actor.subscribe({ complete: () => void runs.lines.delete(id) })
  showQuestion(store, actor, line.undo, kind)
  store.parts.whenOver(() => actor.stop())
  actor.start()
  actor.send({ type: 'undo.asked', request: { label: turned(line.label), subject: line.subject } })
}
