import { groupsOf } from '#model/groupsOf'
import { createActor, type InputFrom } from 'xstate'
import { batchMachine, isMovingRow, isOpenRow, type BatchRow } from '#machines/interaction/batchMachine'
import { EACH, ONE, type Article } from '#store/commands/article'
import { USUAL_AT_ONCE, type BatchAsked, type RowAsked, type StepsOfOneThing } from '#store/commands/many'
import { sumOfAmounts } from '#store/commands/manyRule'
import { planFor } from '#store/commands/plan'
import { effectsText } from '#store/commands/question'
import { returnsOf } from '#store/commands/returnsOf'
import { partition, plansOf, type PartitionRules } from '#store/commands/partition'
import { inspectorOf } from '#store/eventLog/actorInspector'
import { pagePath } from '#src/basePath'
import type { BatchData } from '#store/eventLog/entry'
import { openPath } from '#store/eventLog/openPath'
import { ledgerPart } from '#store/ledger/ledger'
import type { Beginning } from '#store/ledger/line'
import { consolePartOf } from '#store/parts'
import { followRow, type FollowedRow } from './followRow'
import { endingBatch } from './leftOfBatch'
import { batchRecord } from './record'
import { awaitRegion, watchRegion } from '../region'
import { batchStatusOf, rowMarksOf, rowViewsOf, type BatchRef } from './rowViewsOf'
import { resourceOf, rowRunner, type RowActors, type RowsOf, type RunningRow } from './rows'
import { shownBatch } from '../dialogs'
import type { BatchChoice, Effect, RunningBatch } from './batchView'
import { leftOfQuota } from '../quotaLeft'
import type { PlanView } from '../plan/planView'

/** The time between two views of a running batch, in milliseconds: rows end faster than they can be read. */
const SHOWN_MS = 100

/** The view of a batch outside of its dialog. */
export interface BatchUnderWay {
  /** "Stop 12 of 40 instances"; undefined when it does not continue by itself. */
  moving: string | undefined
  /** The rows that wait or have failed, by the ids of their resources. */
  rows: ReadonlyMap<string, PlanView>
}

/** The actors of a console, as far as a batch needs them. */
export interface BatchEnvironment extends RowActors {
  showBatch(shown: BatchUnderWay): void
}

/** Asks for a command on many rows: shows what it would do, before anything is sent. A tab has one batch at a time. */
export async function askMany(
  environment: BatchEnvironment,
  asked: BatchAsked,
  { whyNot, by }: Pick<PartitionRules, 'whyNot'> & Pick<RowsOf, 'by'>,
): Promise<void> {
  const { store } = environment
  const view = consolePartOf(store, shownBatch)
  const present = view.get()
  if (present?.is === 'begun' && present.status !== 'ended') {
    present.show(true)
    return asked.onDismissed?.()
  }
  if (present) present.dismiss()
  const [first] = asked.rows.flatMap(({ runs }) => runs ?? [])
  if (!first) return asked.onDismissed?.()
  if (asked.whole) {
    begin(environment, { ...asked, by, whyNot }, runningRows(asked.rows), {
      planned: [],
      pausesAtFailure: false,
      atOnce: USUAL_AT_ONCE,
    })
    asked.onBegun?.()
    return
  }
  const { command, record } = first
  const left = command.takes ? await leftOfQuota(store) : undefined
  const sorted = partition(asked.rows, { whyNot, left })
  const article = asked.rows.length > 1 ? EACH : ONE
  view.set({
    is: 'asked',
    label: command.label,
    ...(command.deletes && { deletes: true }),
    nouns: asked.nouns,
    partition: sorted,
    plans: plansOf(sorted),
    effects: effectsOn(sorted.willRun.length > 0 ? sorted.willRun : asked.rows, article),
    tone: command.confirm?.(record, article).tone ?? 'primary',
    isInTurn: command.inTurn === true,
    quota: command.takes && {
      takes: sumOfAmounts(sorted.willRun.map(({ runs }) => runs?.command.takes?.(runs.record) ?? {})),
      left,
    },
    returns: returnsOf(
      sorted.willRun.flatMap(({ runs }) => runs ?? []),
      store,
    ),
    begin(choice) {
      const ids = new Set(choice.planned.map(({ id }) => id))
      const chosen = sorted.cannot.filter(({ id, plan }) => plan && ids.has(id))
      const rows = [...sorted.willRun, ...chosen].filter((row): row is RunningRow => row.runs !== undefined)
      begin(environment, { ...asked, by, whyNot }, rows, choice)
      asked.onBegun?.()
    },
    dismiss() {
      view.set(null)
      asked.onDismissed?.()
    },
  })
}

/** The effects of the command on each row; rows with the same effects are one entry. They are said of a lone row alone. */
function effectsOn(rows: readonly RowAsked[], article: Article): readonly Effect[] {
  const textOf = ({ runs }: RowAsked, by = article) => runs?.command.confirm?.(runs.record, by)
  const groups = groupsOf(rows, (row) => {
    const text = textOf(row)
    return text && effectsText(text)
  })
  return [...groups.values()].flatMap((all) => {
    const isLone = groups.size > 1 && all.length === 1
    const { body, isFinal } = (all[0] && textOf(all[0], isLone ? ONE : article)) ?? {}
    return body === undefined ? [] : [{ body, isFinal, rows: all }]
  })
}

/** The rows of a batch that was confirmed on a page: each by its command, or by the plan to it. */
const runningRows = (rows: readonly RowAsked[]): readonly RunningRow[] =>
  rows.flatMap(({ id, name, runs, gate }) => {
    if (!runs) return []
    const plan = planFor(runs.command, runs.record, runs.by)
    return { id, name, runs, ...(plan && { plan }), ...(gate && { gate }) }
  })

/**
 * The actor of a batch, not started yet.
 *
 * @param rows may grow while it runs
 * @param onChange called after each change of the state of a row's resource
 */
function batchActorOf(
  environment: BatchEnvironment,
  { id, ...of }: { id: string } & Omit<RowsOf, 'self'>,
  rows: readonly RunningRow[],
  input: InputFrom<typeof batchMachine>,
  onChange: () => void,
) {
  const { store } = environment
  const followed = new Map<number, FollowedRow>()
  const unfollow = (index: number) => {
    followed.get(index)?.end()
    followed.delete(index)
  }
  /** Follows the resource of a row from before its command is sent, so that no change is missed. */
  function follow(self: BatchRef, index: number, running: RunningRow) {
    unfollow(index)
    const row = followRow(store, running, () => {
      const isEnded = self.getSnapshot().context.rows[index]?.moves
      if (isEnded && !row.moves()) {
        unfollow(index)
        self.send({ type: 'row.rested', index })
      }
      onChange()
    })
    followed.set(index, row)
    return row
  }
  const machine = batchMachine.provide({
    actions: {
      runRows: ({ context, self }) => {
        for (const next of context.next) {
          const { index } = next
          const running = rows[index]
          if (!running) continue
          const row = follow(self as BatchRef, index, running)
          // Begins after this action: within it, the library would report the first context of another actor as an error.
          void Promise.resolve()
            .then(() => rowRunner(environment, { self, ...of })(running, next))
            .then((end) => {
              const moves = end.phase === 'done' && row.moves()
              if (!moves) unfollow(index)
              self.send({ type: 'row.ended', index, ...end, moves })
            })
        }
      },
    },
    actors: {
      watchRegion: watchRegion(store),
      awaitRegion: awaitRegion(store),
    },
  })
  return {
    actor: createActor(machine, { id, input, inspect: inspectorOf(store.log).inspect }) as BatchRef,
    /** Follows no resource any more. */
    unfollowAll: () => [...followed.keys()].forEach(unfollow),
  }
}

/**
 * Puts rows that were read again in the places of those that they replace; new ones come last.
 *
 * @param after for each of the rows that were read, the indexes of those that have to be done before it
 * @returns their places among all rows, and for each place those that have to be done before it
 */
function replaceRows(all: RunningRow[], read: readonly RunningRow[], after: StepsOfOneThing['after']) {
  const places = read.map((row) => {
    const known = all.findIndex(({ id }) => id === row.id)
    const place = known < 0 ? all.length : known
    all[place] = row
    return place
  })
  const order = all.map((): readonly number[] => [])
  for (const [index, place] of places.entries())
    order[place] = (after[index] ?? []).flatMap((other) => places[other] ?? [])
  return { places, order }
}

/** The buttons of a batch that has begun. */
const batchActs = (actor: BatchRef) => ({
  pause: () => actor.send({ type: 'batch.paused' }),
  resume: () => actor.send({ type: 'batch.resumed' }),
  stopRest: () => actor.send({ type: 'batch.stopped' }),
  retry: () => actor.send({ type: 'batch.retried' }),
  dismiss: () => actor.send({ type: 'batch.dismissed' }),
})

/**
 * The end of a batch in words, by the rows that were done; undefined if its command has none of its own.
 *
 * @param ask asks for another command on the same rows
 */
function endOfBatch(
  rows: readonly RunningRow[],
  now: readonly BatchRow[],
  { nouns, at }: Pick<RunningBatch, 'nouns' | 'at'>,
  ask: (next: BatchAsked) => void,
): RunningBatch['end'] {
  const done = rows.filter((_, index) => now[index]?.phase === 'done')
  const [first] = done
  const end = first?.runs.command.endOfMany?.(done.map(({ runs }) => runs.record))
  if (!end) return undefined
  const { says, next } = end
  if (!next) return { says }
  const { label, steps } = next
  const verb = steps[0]?.command.name ?? ''
  const again = steps.map((step, index) => {
    const { id = '', name = '' } = done[index] ?? {}
    return { id, name, runs: { ...step, by: [] } }
  })
  const run = () => ask({ verb, nouns, rows: again, at: at ?? null })
  return { says, next: { label, run } }
}

/** A function that shows a batch as it is now: in its dialog, in the lists of its rows, and among what is under way. */
function publisherOf(
  { store, showBatch }: BatchEnvironment,
  actor: BatchRef,
  rows: readonly RunningRow[],
  facts: Pick<RunningBatch, 'label' | 'nouns' | 'whole' | 'isOnce' | 'isFollowed' | 'at' | 'extend'>,
  endOf: (now: readonly BatchRow[]) => RunningBatch['end'],
) {
  const { label, nouns, whole } = facts
  const view = consolePartOf(store, shownBatch)
  const shown = rowViewsOf(rows, store)
  const marks = rowMarksOf(rows, label, actor)
  // The steps of one thing are shown by the page that they were confirmed on.
  let isShown = !whole
  return function publish() {
    const snapshot = actor.getSnapshot()
    if (snapshot.status !== 'active') {
      view.set(null)
      showBatch({ moving: undefined, rows: new Map() })
      return
    }
    const over = snapshot.context.rows.filter((row) => !isOpenRow(row) && !isMovingRow(row)).length
    const moves = snapshot.hasTag('busy') || snapshot.context.rows.some(isMovingRow)
    const end = moves ? undefined : endOf(snapshot.context.rows)
    view.set({
      is: 'begun',
      ...facts,
      ...(end && { end }),
      rows: shown(snapshot.context.rows),
      status: batchStatusOf(snapshot),
      isShown,
      show(next) {
        isShown = next
        publish()
      },
      ...batchActs(actor),
    })
    showBatch({
      moving: moves ? `${label} ${over} of ${rows.length} ${nouns}` : undefined,
      rows: marks(snapshot.context.rows),
    })
  }
}

/** Publishes a change of a batch's status at once, and its other changes at most every {@link SHOWN_MS}. */
function paced(publish: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let status: RunningBatch['status'] | undefined
  return {
    take(snapshot: ReturnType<BatchRef['getSnapshot']>) {
      const now = batchStatusOf(snapshot)
      if (now === status && timer) return
      status = now
      clearTimeout(timer)
      publish()
      timer = setTimeout(() => {
        timer = undefined
        publish()
      }, SHOWN_MS)
    },
    /** Nothing is published later. */
    end: () => clearTimeout(timer),
  }
}

/** The beginning of the line of a batch. */
const lineOf = (
  { verb, whole, by }: BatchAsked & Pick<RowsOf, 'by'>,
  rows: readonly RunningRow[],
  { label, kind, at, isOnce }: Pick<BatchData, 'label' | 'kind' | 'at' | 'isOnce'>,
): Beginning => ({
  kind: 'batch',
  verb,
  label,
  subject: whole?.subject ?? { kind, id: '', name: String(rows.length) },
  left: rows.map(resourceOf),
  begunBy: by,
  ...(at !== undefined && { at }),
  ...(isOnce && { isOnce }),
})

/** Begins a batch, shows it, and writes down what becomes of it. */
function begin(
  environment: BatchEnvironment,
  batch: BatchAsked & Pick<RowsOf, 'by'> & Pick<PartitionRules, 'whyNot'>,
  asked: readonly RunningRow[],
  { atOnce, pausesAtFailure }: BatchChoice,
) {
  const { store } = environment
  const { log } = store
  const { verb, nouns, at: list, whole, by, whyNot } = batch
  /** Rows may be added while it is shown, and their records are replaced by what was read last. */
  const rows = [...asked]
  const [first] = rows
  if (!first) return
  const { command, record } = first.runs
  const { label } = whole ?? command
  const { kind } = whole?.subject ?? command.subject(record)
  const id = `batch-${log.now().toString(36)}`
  const at = list === null ? undefined : openPath(list ?? pagePath() + location.search)
  const isOnce = command.many === 'once' && (true as const)
  const ledger = consolePartOf(store, ledgerPart)
  const line = ledger.begin(
    lineOf(batch, rows, { label, kind, ...(at !== undefined && { at }), ...(isOnce && { isOnce }) }),
  )
  const { actor, unfollowAll } = batchActorOf(
    environment,
    { id, line, by },
    rows,
    {
      verb,
      total: rows.length,
      atOnce,
      pausesAtFailure,
      ...(whole && { after: whole.after }),
    },
    () => pace.take(actor.getSnapshot()),
  )
  const said = {
    id,
    verb,
    label,
    kind,
    ...(whole && { whole: whole.subject }),
    ...(isOnce && { isOnce }),
  }
  const news = batchRecord({ log, ledger, line }, said, rows)
  consolePartOf(store, endingBatch)

  /** Goes on with the steps that are left, which were read again: some rows may be new. */
  function extend(next: readonly RowAsked[], { after }: Pick<StepsOfOneThing, 'after'>) {
    const read = runningRows(next)
    const { places, order } = replaceRows(rows, read, after)
    log.within(news.extended(read), () =>
      actor.send({ type: 'batch.extended', total: rows.length, after: order, again: new Set(places) }),
    )
  }

  const askNext = (next: BatchAsked) => void askMany(environment, next, { whyNot, by: log.actOf(log.cause) })
  let end: RunningBatch['end']
  /** The end once all rows are at rest, which is written into the line. */
  function endOf(now: readonly BatchRow[]) {
    if (whole || !actor.getSnapshot().matches('ended')) return (end = undefined)
    if (end) return end
    end = endOfBatch(rows, now, { nouns, at }, askNext)
    if (end) ledger.write(line, { is: 'rowsEnded', outcome: { end: { says: end.says } } })
    return end
  }
  const facts = {
    label,
    nouns,
    ...(whole && { whole: whole.subject }),
    ...(isOnce && { isOnce }),
    ...(command.watch && { isFollowed: true as const }),
    at,
    extend,
  }
  const publish = publisherOf(environment, actor, rows, facts, endOf)
  const pace = paced(publish)
  actor.subscribe({
    next: (snapshot) => {
      inspectorOf(log).within(actor, () => news.take(snapshot))
      pace.take(snapshot)
    },
    complete: () => {
      pace.end()
      unfollowAll()
      publish()
    },
  })
  store.parts.onDispose(() => {
    pace.end()
    unfollowAll()
    actor.stop()
  })
  // Everything that it does follows from the entry of its beginning.
  log.within(news.begun(at), () => actor.start())
}
