import {
  createActor,
  fromPromise,
  type ActorRefFrom,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type SnapshotFrom,
} from 'xstate'
import type { Act } from '#machines/interaction/commandRequest'
import { undoMachine, type PlaceRead } from '#machines/interaction/undoMachine'
import { announce } from '../announce'
import { dialogs } from '../dialogs'
import type { UndoRow } from '#store/undo/undoView'
import { inspectorOf } from '#store/eventLog/actorInspector'
import { followActor, type EndFacts } from '#store/ledger/followActor'
import { ledgerPart, type Ledger } from '#store/ledger/ledger'
import { whyNotUndo, type Line } from '#store/ledger/line'
import { consolePart, consolePartOf } from '#store/parts'
import { failedNotice } from '#store/api/wire/failedNotice'
import { noticeShown } from '#store/slices/notices'
import type { AppStore } from '#store/store'
import type { UndoAsk, Fact, PlaceKind, Undo } from '#store/undo/place'
import { placeKindOf } from '#store/undo/places'

/** The undos that run, by their lines, and how many there were. */
const running = consolePart(
  () => ({ actors: new Map<string, ActorRefFrom<typeof undoMachine>>(), count: 0 }),
  ({ actors }) => {
    for (const actor of actors.values()) actor.stop()
  },
)

/** The names of an undo and of its undo. */
const turned = (label: string) =>
  label.startsWith('Undo: ') ? label.replace('Undo: ', 'Redo: ') : `Undo: ${label.replace(/^Redo: /, '')}`

/** Sends requests for the actor of an undo's line. The answer is the cause of what the actor does next. */
const askFor =
  (store: AppStore, self: AnyActorRef, line: string): UndoAsk =>
  async (request) => {
    const { log, dispatch } = store
    const inspector = inspectorOf(log)
    const call = inspector.within(self, () => dispatch(request))
    const isRead = 'unsubscribe' in call
    if (!isRead) consolePartOf(store, ledgerPart).sent(line, call)
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

/** What is undone. */
interface Undoing {
  line: Line
  undo: Undo
  kind: PlaceKind
  /** The line of the undo itself. */
  own: string
}

/** What was read, compared with what the person knows, and what is to be written. Rules: UNDO-2, UNDO-3. */
function comparedWith(
  kind: PlaceKind,
  undo: Undo,
  { now, seen }: { now: unknown; seen: PlaceRead | null },
): PlaceRead {
  const { before, after } = undo
  if (kind.isSame(now, before)) return { now, is: 'asBefore', to: before }
  if (seen && kind.isSame(now, seen.now))
    return { now, is: 'asSeen', to: kind.join(undo, now, true) ?? before }
  if (kind.isSame(now, after)) return { now, is: 'asAfter', to: before }
  const joined = kind.join(undo, now, false)
  if (joined === undefined) return { now, is: 'other', to: before }
  return { now, is: kind.isSame(joined, now) ? 'asBefore' : 'joined', to: joined }
}

/** The machine with its effects, for the change of one line. */
function machineFor(store: AppStore, { kind, line, undo, own }: Undoing) {
  const ledger = consolePartOf(store, ledgerPart)
  const end = () => ledger.write(line.id, { is: 'undone' })
  return undoMachine.provide({
    actors: {
      read: fromPromise<PlaceRead, { seen: PlaceRead | null }>(async ({ input: { seen }, self }) => {
        const now = await kind.read(askFor(store, self, own), undo)
        return comparedWith(kind, undo, { now, seen })
      }),
      write: fromPromise<void, { found: PlaceRead | null }>(async ({ input: { found }, self }) => {
        await ledger.kept(own)
        await kind.write(askFor(store, self, own), undo, { value: found?.to, now: found?.now })
      }),
    },
    actions: {
      announceDone: ({ self, context }) => {
        end()
        const stays = context.found?.is === 'joined' ? '. What others have changed stays' : ''
        announce(store, self, { tone: 'success', title: `${undo.title}: put back${stays}`, line: own })
      },
      announceAlready: ({ self }) => {
        end()
        announce(store, self, { tone: 'success', title: `${undo.title}: as before already` })
      },
      announceGone: ({ self, context }) =>
        announce(store, self, failedNotice(`${undo.title} cannot be put back: it is gone`, context.error)),
      announceFailed: ({ self, context }) =>
        announce(store, self, failedNotice(`Could not put back: ${undo.title}`, context.error)),
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

/** What the region said to the read or the write that failed. */
function endOfUndo(ledger: Ledger, snapshot: AnyMachineSnapshot): EndFacts {
  const { error } = (snapshot as SnapshotFrom<typeof undoMachine>).context
  return error === null ? {} : { outcome: ledger.outcomeOf(error) }
}

/**
 * Puts back what was before the change of a line, unless that has changed meanwhile: then it asks.
 *
 * @param by the act that it follows from
 */
export function beginUndo(store: AppStore, id: string, by: Act | undefined): void {
  const ledger = consolePartOf(store, ledgerPart)
  const line = ledger.line(id)
  const runs = consolePartOf(store, running)
  if (!line || runs.actors.has(id)) return
  const refuse = (body: string) =>
    void store.dispatch(noticeShown({ tone: 'failed', title: `${line.label} cannot be undone`, body }))
  const reason = whyNotUndo(line)
  const { undo, subject } = line
  if (reason !== undefined || !undo) return refuse(`${reason ?? ''}.`)
  const kind = placeKindOf(undo)
  if (!kind) return refuse('Another version of the console has made it.')
  const label = turned(line.label)
  const entry = store.log.cause ?? undefined
  const own = ledger.begin({ kind: 'change', verb: 'undo', label, subject, begunBy: by, entry })
  runs.count += 1
  const actor = createActor(machineFor(store, { kind, line, undo, own }), {
    id: `undo-${runs.count}`,
    inspect: inspectorOf(store.log).inspect,
  })
  runs.actors.set(id, actor)
  actor.subscribe({ complete: () => void runs.actors.delete(id) })
  followActor(ledger, actor, { line: own, factsOf: (snapshot) => endOfUndo(ledger, snapshot) })
  showQuestion(store, actor, undo, kind)
  actor.start()
  actor.send({ type: 'undo.asked', request: { label, subject } })
}
