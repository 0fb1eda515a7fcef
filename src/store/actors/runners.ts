import {
  fromPromise,
  waitFor,
  type Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type SnapshotFrom,
} from 'xstate'
import type { Act, CommandRequest, PartOf } from '#machines/interaction/commandRequest'
import type { CommandRef, PlanRef, rootMachine } from '#machines/interaction/rootMachine'
import type { commandMachine } from '#machines/interaction/commandMachine'
import type { planMachine } from '#machines/interaction/planMachine'
import { browserTimeOf } from '#src/regionTime'
import type { Birth } from '../commands/birth'
import type { Ended } from '../commands/end'
import type { Plan } from '../commands/plan'
import { inspectorOf } from '../eventLog/actorInspector'
import { beginningOf } from '../ledger/beginnings'
import { followActor, type EndFacts } from '../ledger/followActor'
import { ledgerPart, type Ledger } from '../ledger/ledger'
import { consolePartOf } from '../parts'
import type { AppStore } from '../store'
import { commandOf, endOf } from './command/commandMachineOf'
import { requestsOf, planSubjectIds } from './plan/requests'
import type { PlansUnderWay } from './plan/plansUnderWay'

/** The input of an actor that runs a command for another one. */
interface Running {
  input: CommandRequest
  self: AnyActorRef
  signal: AbortSignal
}

/** Why a plan runs. */
export interface PlanAsked {
  by: Act | undefined
  /** Of a row of a batch. */
  partOf?: PartOf
}

// The outcomes of commands and plans, for their lines in the ledger.

/**
 * The state that the resource of a command came to rest in, if it was watched, with what follows from it; what the region
 * said if it was refused.
 */
export function endOfCommand(store: AppStore, snapshot: AnyMachineSnapshot): EndFacts {
  const { context } = snapshot as SnapshotFrom<typeof commandMachine>
  const { reached, error, isAlready } = context
  if (error !== null) return { outcome: consolePartOf(store, ledgerPart).outcomeOf(error) }
  // What was so already has no answer that could have words.
  const end = isAlready ? undefined : endOf(store, context)
  // Of a command that is done at once, its line says as much.
  const isNews = reached !== null || end?.next !== undefined || end?.copy !== undefined
  const outcome = { ...(reached && { reached: reached.state }), ...(isNews && end && { end }) }
  if (reached === null) return isNews ? { outcome } : {}
  const { since, isUnseen } = reached
  return {
    outcome,
    endedAt: since && browserTimeOf(since),
    ...(isUnseen && { isUnseen: true }),
  }
}

/** The outcome of a plan: what the region said to the step that it refused, why it cannot go on, or where it has led. */
function endOfPlan(ledger: Ledger, plan: string, snapshot: AnyMachineSnapshot): EndFacts {
  const { steps, error, reason } = (snapshot as SnapshotFrom<typeof planMachine>).context
  if (reason !== null) return { outcome: { words: reason } }
  if (error !== null) return { outcome: ledger.outcomeOf(error) }
  const last = steps.at(-1)
  const { reached } =
    (last && ledger.part({ partOf: plan, verb: last.command.name, subject: last.subject })?.outcome) ?? {}
  return reached === undefined ? {} : { outcome: { reached } }
}

/**
 * Starts commands and plans as children of the root actor, for a page or for an actor that waits for them, and writes
 * their lines of the ledger.
 *
 * @param rootOf the root actor, which is created with the actors that are made here
 * @param plans shows the plans that are started
 */
export function runnersOf(rootOf: () => Actor<typeof rootMachine>, store: AppStore, plans: PlansUnderWay) {
  const { log } = store
  const inspector = inspectorOf(log)
  const ledger = consolePartOf(store, ledgerPart)
  const childOf = (id: string) => (rootOf().getSnapshot().children as Record<string, unknown>)[id]
  let count = 0

  /** Starts a command. @returns its actor */
  function begin(asked: CommandRequest, isAwaited: boolean): CommandRef | undefined {
    const id = `command-${++count}`
    const line = ledger.begin(beginningOf('command', asked, log.cause))
    const request = { ...asked, line }
    const { watch: watches = false } = commandOf(request)
    rootOf().send({ type: 'command.issued', id, request, watches, isAwaited })
    const actor = childOf(id) as CommandRef | undefined
    if (actor)
      followActor(ledger, actor, {
        line,
        isDecided: asked.partOf?.isDecided,
        factsOf: (snapshot) => endOfCommand(store, snapshot),
      })
    return actor
  }

  /** Watches what a form has made until it is at rest. @param line that of the form, which gets its end */
  function follow({ subject, end, follow: reading }: Birth, line: string | undefined) {
    const id = `command-${++count}`
    const command = {
      name: `${subject.kind}.create`,
      label: 'Create',
      end: (_: unknown, ended: Ended<unknown>) => end(ended),
      follow: () => reading,
    }
    const request = { command, record: null, subject, line }
    rootOf().send({ type: 'command.issued', id, request, watches: true, isAwaited: false, answer: subject })
    const actor = childOf(id) as CommandRef | undefined
    if (actor && line !== undefined)
      followActor(ledger, actor, { line, factsOf: (snapshot) => endOfCommand(store, snapshot) })
  }

  /** Starts a plan. A resource has one plan at a time. @returns its actor */
  function beginPlan(plan: Plan, { by, partOf }: PlanAsked): PlanRef | undefined {
    if (plans.has(planSubjectIds(plan))) return undefined
    const id = `plan-${++count}`
    const isPart = partOf !== undefined
    const { request, steps } = requestsOf(plan, { source: log.sourceOf(log.cause), by, partOf })
    const line = ledger.begin({
      ...beginningOf('plan', request, log.cause),
      steps: steps.map(({ command }) => command.name),
    })
    const isDecided = partOf?.isDecided
    const of: PartOf = { line, ...(isDecided && { isDecided }) }
    rootOf().send({
      type: 'plan.issued',
      id,
      request: { ...request, line },
      steps: steps.map((step) => ({ ...step, partOf: of })),
    })
    const actor = childOf(id) as PlanRef | undefined
    if (!actor) return undefined
    const factsOf = (snapshot: AnyMachineSnapshot) => endOfPlan(ledger, line, snapshot)
    followActor(ledger, actor, { line, isDecided, factsOf })
    plans.add(plan, actor, isPart)
    return actor
  }

  /**
   * Runs a command for an actor that shows its error while it waits.
   *
   * @returns whether its resource was so already
   * @throws the error of the request
   */
  async function runFor({ input, self, signal }: Omit<Running, 'signal'> & Partial<Running>) {
    const child = inspector.within(self, () => begin(input, true))
    if (!child) throw new Error(`${input.command.name} did not begin`)
    signal?.addEventListener('abort', () => child.send({ type: 'dialog.left' }), { once: true })
    const answered = await waitFor(child, (snapshot) => !snapshot.hasTag('busy'))
    inspector.attribute(self, inspector.lastOf(child))
    if (answered.matches('failed')) throw answered.context.error
    return { isAlready: answered.context.isAlready }
  }

  /** The confirmed command or plan of the dialog. */
  const execute = fromPromise<void, CommandRequest>(async (running) => {
    const { command, by } = running.input
    const { plan } = command as { plan?: Plan }
    if (plan) inspector.within(running.self, () => beginPlan(plan, { by }))
    else await runFor(running)
  })

  /** A step of a plan. */
  const carryOut = fromPromise<void, CommandRequest>(async (running) => {
    // The root is still starting the plan now, and cannot start the command of its first step yet.
    await Promise.resolve()
    await runFor(running)
  })

  return { begin, follow, beginPlan, runFor, execute, carryOut }
}
