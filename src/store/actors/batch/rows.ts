import { waitFor, type AnyActorRef } from 'xstate'
import type { RowEnded, RowRun } from '#machines/interaction/batchMachine'
import type { Act, CommandRequest, PartOf } from '#machines/interaction/commandRequest'
import type { PlanRef } from '#machines/interaction/rootMachine'
import type { ManyRow, RowAsked } from '#store/commands/many'
import { isDoneIn, isAlreadyDoneIn, type PartitionRow } from '#store/commands/partition'
import type { Plan } from '#store/commands/plan'
import { subjectOfAct } from '#store/commands/subjectTitle'
import { inspectorOf } from '#store/eventLog/actorInspector'
import type { BatchSubject } from '#store/eventLog/entry'
import { rowKey } from '#store/ledger/reduceLine'
import { asApiError, isApiError } from '#model/apiError'
import { isWithoutResponse } from '#model/withoutResponse'
import { wireWords } from '#model/case'
import type { AppStore } from '#store/store'
import type { PlanAsked } from '../runners'

// Runs one row of a batch: its command or its plan, after a look at the resource if an earlier request was lost.

/** The actors, as far as a row needs them. */
export interface RowActors {
  store: AppStore
  /** Runs a command. @returns whether its resource was so already @throws the error of the request */
  runCommand(request: CommandRequest, on: AnyActorRef): Promise<{ isAlready: boolean }>
  /** Starts a plan; undefined if one of its resources has one already. */
  runPlan(plan: Plan, because: PlanAsked, on: AnyActorRef): PlanRef | undefined
}

/** The batch that a row is run for. */
export interface RowsOf {
  /** Its actor. */
  self: AnyActorRef
  /** Its line of the ledger. */
  line: string
  /** The act that began it. */
  by: Act | undefined
}

/** The resource of a row. */
export const resourceOf = ({ id: key, runs: { command, record }, name }: RunningRow): BatchSubject => {
  const { kind, id } = command.subject(record)
  return { kind, id, name, ...(key !== id && { key }) }
}

/** A row that runs. */
export type RunningRow = PartitionRow & { runs: ManyRow; gate?: RowAsked['gate'] }

type Ended = Omit<RowEnded, 'type' | 'index'>

type Follow = ReturnType<NonNullable<ManyRow['command']['follow']>>

/** An answer about the subject of a row: its record, that there is none, or how the row ends without an answer. */
type Reading = { is: 'there'; data: unknown } | { is: 'gone' } | { is: 'unread'; ended: Ended }

/** How a refused or lost request ends its row. If the session had ended, nothing was done: the row is left to be done. */
const endedBy = (error: unknown): Ended =>
  isApiError(error) && error.statusCode === 401
    ? { phase: 'lost', isSent: false, error }
    : isWithoutResponse(error)
      ? { phase: 'lost', isSent: true, error }
      : { phase: 'failed', error }

/** The steps of a plan that remain in a state: those before it that the state shows as done are left out. */
function stepsLeft(plan: Plan, state: string): Plan {
  const { steps } = plan
  const at = steps.findIndex(
    ({ command, record }) => command.subject(record).id !== plan.subject.id || !isDoneIn(state, command),
  )
  return { ...plan, steps: steps.slice(Math.max(at, 0)) }
}

/** The ways in which a row is done: by its command, or by the steps of a plan. */
interface Ways {
  send: (row: RunningRow) => Promise<Ended>
  runSteps: (row: RunningRow, plan: Plan) => Promise<Ended>
}

/** Goes on with rows whose requests had no response. @returns how the row has ended, for now */
function lostRows({ log, observer, dispatch }: AppStore, self: AnyActorRef, { send, runSteps }: Ways) {
  const inspector = inspectorOf(log)

  /** Reads the subject of a row once. */
  async function readSubject(follow: Follow): Promise<Reading> {
    const reading = inspector.within(self, () => dispatch(follow))
    const { data, error } = (await reading) as { data?: unknown; error?: unknown }
    reading.unsubscribe()
    if (isWithoutResponse(error)) return { is: 'unread', ended: { phase: 'lost', isSent: false, error } }
    if (isApiError(error) && error.statusCode === 404) return { is: 'gone' }
    if (error) return { is: 'unread', ended: { phase: 'unknown', error: asApiError(error) } }
    return { is: 'there', data }
  }

  /** The state of the resource of a row as it is now; undefined if it has none; or how the row ends. */
  async function stateOf({
    name,
    runs: { command, record },
  }: RunningRow): Promise<string | undefined | Ended> {
    if (!command.follow) return undefined
    const reading = await readSubject(command.follow(record))
    if (reading.is === 'unread') return reading.ended
    if (reading.is === 'there') return observer.lastSeen(command.subject(record).id)
    return command.many === 'repeatable' ? { phase: 'done' } : { phase: 'failed', reason: `${name} is gone` }
  }

  /** Looks whether what a row creates is there, and sends its request again if it is not. */
  async function resumeByName(row: RunningRow): Promise<Ended> {
    const { command, record } = row.runs
    if (!command.follow) return { phase: 'unknown' }
    const reading = await readSubject(command.follow(record))
    if (reading.is === 'unread') return reading.ended
    if (reading.is === 'gone') return send(row)
    return command.isMade?.(record, reading.data) === false
      ? { phase: 'failed', reason: `Another ${row.name} is there` }
      : { phase: 'done' }
  }

  return async function resume(row: RunningRow): Promise<Ended> {
    const { command } = row.runs
    if (command.many === 'byName') return resumeByName(row)
    if (command.many === 'once') return { phase: 'unknown', reason: 'It is not sent twice' }
    const state = await stateOf(row)
    if (typeof state === 'object') return state
    if (state !== undefined && isDoneIn(state, command)) {
      // A reboot ends in the state that it began in: the state does not show it.
      return isAlreadyDoneIn(state, command)
        ? { phase: 'done' }
        : { phase: 'unknown', reason: `It is ${wireWords(state)}` }
    }
    if (state === undefined && command.many === 'readFirst') return { phase: 'unknown' }
    if (row.plan) return runSteps(row, state === undefined ? row.plan : stepsLeft(row.plan, state))
    return send(row)
  }
}

/** Runs rows for a batch. @returns how the row has ended, for now; never rejects */
export function rowRunner({ store, runCommand, runPlan }: RowActors, { self, line, by }: RowsOf) {
  const { log, observer } = store
  const inspector = inspectorOf(log)
  const resume = lostRows(store, self, { send, runSteps })

  const partOf = (row: RunningRow): PartOf => ({ line, row: rowKey(resourceOf(row)), isDecided: true })

  async function runSteps(row: RunningRow, plan: Plan): Promise<Ended> {
    const actor = runPlan(plan, { by, partOf: partOf(row) }, self)
    if (!actor) return { phase: 'failed', reason: 'Another plan is under way for it' }
    const snapshot = await waitFor(
      actor,
      ({ status, ...rest }) => status !== 'active' || !rest.hasTag('busy'),
      // It rejects when the actors of the page end.
    ).catch(() => undefined)
    if (!snapshot) return { phase: 'unknown' }
    if (snapshot.matches('done')) return { phase: 'done' }
    const { error, reason } = snapshot.context
    const isRefused = snapshot.matches('refused')
    const isBarred = snapshot.matches('barred')
    actor.send({ type: 'plan.dismissed' })
    if (isRefused) return endedBy(error)
    return isBarred ? { phase: 'failed', reason: reason ?? undefined } : { phase: 'skipped' }
  }

  async function send(row: RunningRow): Promise<Ended> {
    const { command, record } = row.runs
    const subject = subjectOfAct(command, record)
    try {
      const request = { command, record, subject, by, partOf: partOf(row), isStep: true } as const
      const { isAlready } = await runCommand(request, self)
      return { phase: isAlready ? 'already' : 'done' }
    } catch (error) {
      return endedBy(error)
    }
  }

  /** Looks once more before a row is sent. @returns how the row ends if it is not sent */
  async function passes(gate: NonNullable<RunningRow['gate']>): Promise<Ended | undefined> {
    try {
      const reason = await inspector.within(self, gate)
      return reason === undefined ? undefined : { phase: 'failed', reason }
    } catch (error) {
      return isWithoutResponse(error)
        ? { phase: 'lost', isSent: false, error }
        : { phase: 'failed', error: asApiError(error) }
    }
  }

  return async function run(row: RunningRow, { looks }: Pick<RowRun, 'looks'>): Promise<Ended> {
    const closed = row.gate && (await passes(row.gate))
    if (closed) return closed
    if (looks) return resume(row)
    const { command, record } = row.runs
    const state = observer.lastSeen(command.subject(record).id)
    // Its turn may come minutes after the groups were shown.
    if (state !== undefined && isAlreadyDoneIn(state, command)) return { phase: 'already' }
    return row.plan ? runSteps(row, row.plan) : send(row)
  }
}
