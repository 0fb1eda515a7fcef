import type { ActorRefFrom } from 'xstate'
import type { batchMachine, BatchRow } from '#machines/interaction/batchMachine'
import { stepLabel } from '#store/commands/plan'
import { asApiError } from '#model/apiError'
import type { AppStore } from '#store/store'
import type { RunningRow } from './rows'
import type { BatchRowView, RunningBatch } from './batchView'
import type { PlanView } from '../plan/planView'

// A batch as the page shows it: its status, its rows in the dialog, and those rows in their lists.

export type BatchRef = ActorRefFrom<typeof batchMachine>

/** The status of a batch in its view. */
export function batchStatusOf(snapshot: ReturnType<BatchRef['getSnapshot']>): RunningBatch['status'] {
  if (snapshot.matches('ended')) return 'ended'
  if (snapshot.matches({ active: 'paused' })) return 'paused'
  if (snapshot.matches({ active: 'slowed' })) return 'slowed'
  return snapshot.matches({ active: 'cutOff' }) ? 'cutOff' : 'going'
}

/**
 * A function that returns a value for each row, and keeps those of rows that have not changed.
 *
 * @param stateOf another thing that a value depends on
 */
function kept<Value>(
  make: (row: BatchRow, index: number, state: string | undefined) => Value,
  stateOf: (index: number) => string | undefined = () => undefined,
) {
  const known: { row: BatchRow; state: string | undefined; value: Value }[] = []
  return (rows: readonly BatchRow[]): readonly Value[] =>
    rows.map((row, index) => {
      const last = known[index]
      const state = stateOf(index)
      if (last?.row === row && last.state === state) return last.value
      const value = make(row, index, state)
      known[index] = { row, state, value }
      return value
    })
}

/** What became of a row that was not done, as far as others wait for it: it was not deleted, or not made. */
const notDone = (row: Pick<RunningRow, 'name' | 'runs'> | undefined) =>
  row === undefined || row.runs.command.deletes
    ? `${row?.name ?? 'another'} is still there`
    : `“${stepLabel(row.runs.command.label, row)}” was not done`

/** Why a row was not sent, or what is not known of it; undefined if there is nothing to say. Rule: DOWN-3. */
export const reasonOf = (
  { reason, because }: Pick<BatchRow, 'reason' | 'because'>,
  rows: readonly Pick<RunningRow, 'name' | 'runs'>[],
): string | undefined => (because === undefined ? reason : `Left, because ${notDone(rows[because])}`)

/** The rows for the dialog and the result. */
export function rowViewsOf(rows: readonly RunningRow[], { observer }: Pick<AppStore, 'observer'>) {
  const subjectOf = ({ runs: { command, record } }: RunningRow) => command.subject(record)
  return kept(
    (row, index, state): BatchRowView => {
      const running = rows[index]
      const kind = running && observer.kindOf(subjectOf(running).id)
      return {
        id: running?.id ?? '',
        name: running?.name ?? '',
        phase: row.phase,
        ...(Boolean(row.error) && { error: asApiError(row.error) }),
        reason: reasonOf(row, rows),
        ...(row.moves && { moves: row.moves }),
        ...(kind &&
          state !== undefined && {
            state: { kind: kind.name, name: state, isTransitional: kind.lifecycle.isTransitional(state) },
          }),
        ...(running?.runs.command.deletes && row.phase === 'done' && { isDeleted: true }),
      }
    },
    (index) => {
      const running = rows[index]
      if (!running || (!running.plan && !running.runs.command.watch)) return undefined
      return observer.lastSeen(subjectOf(running).id)
    },
  )
}

/** The rows that wait or have failed, as their lists show them. */
export function rowMarksOf(rows: readonly RunningRow[], label: string, actor: BatchRef) {
  const views = kept(({ phase, error, reason }, index): PlanView | undefined => {
    const row = rows[index]
    if (!row || (phase !== 'waiting' && phase !== 'failed')) return undefined
    const step = `${label} ${row.name}`
    const retry = () => actor.send({ type: 'row.retried', index })
    const skip = () => actor.send({ type: 'row.skipped', index })
    const common = { label, name: row.name, isStalled: false, ofBatch: true as const, resume: retry, retry }
    if (phase === 'waiting')
      return {
        ...common,
        steps: [{ label: step, progress: 'next' }],
        status: 'underWay',
        halt: skip,
        dismiss: skip,
      }
    const failure = { title: row.runs.command.errorMessage(row.runs.record), error: asApiError(error) }
    return {
      ...common,
      steps: [{ label: step, progress: 'refused' }],
      ...(error ? { status: 'refused', failure } : { status: 'barred', reason: reason ?? '' }),
      halt: skip,
      dismiss: skip,
    }
  })
  return (now: readonly BatchRow[]): ReadonlyMap<string, PlanView> => {
    const all = views(now)
    return new Map(
      all.flatMap((view, index): [string, PlanView][] => {
        const row = rows[index]
        return view && row ? [[row.runs.command.subject(row.runs.record).id, view]] : []
      }),
    )
  }
}
