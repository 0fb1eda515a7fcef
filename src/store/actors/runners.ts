import { fromPromise, waitFor, type Actor, type AnyActorRef } from 'xstate'
import type { CommandRequest } from '#machines/interaction/commandRequest'
import type { CommandRef, PlanRef, rootMachine } from '#machines/interaction/rootMachine'
import type { Plan } from '../commands/plan'
import { inspectorOf } from '../eventLog/actorInspector'
import type { AppStore } from '../store'
import { commandOf } from './command/commandMachineOf'
import { requestsOf, planSubjectIds } from './plan/requests'
import type { PlansUnderWay } from './plan/plansUnderWay'

/** The input of an actor that runs a command for another one. */
interface Running {
  input: CommandRequest
  self: AnyActorRef
  signal: AbortSignal
}

/**
 * Starts commands and plans as children of the root actor: for a page, or for an actor that waits for them.
 *
 * @param rootOf the root actor, which is created with the actors that are made here
 * @param plans shows the plans that are started
 */
export function runnersOf(rootOf: () => Actor<typeof rootMachine>, store: AppStore, plans: PlansUnderWay) {
  const { log } = store
  const inspector = inspectorOf(log)
  const childOf = (id: string) => (rootOf().getSnapshot().children as Record<string, unknown>)[id]
  let count = 0

  /** Starts a command. @returns its actor */
  function begin(request: CommandRequest, isAwaited: boolean): CommandRef | undefined {
    const id = `command-${++count}`
    const { watch: watches = false } = commandOf(request)
    rootOf().send({ type: 'command.issued', id, request, watches, isAwaited })
    return childOf(id) as CommandRef | undefined
  }

  /** Starts a plan. A resource has one plan at a time. @returns its actor */
  function beginPlan(plan: Plan, isPart = false): PlanRef | undefined {
    if (plans.has(planSubjectIds(plan))) return undefined
    const id = `plan-${++count}`
    rootOf().send({ type: 'plan.issued', id, ...requestsOf(plan, log.sourceOf(log.cause), isPart) })
    const actor = childOf(id) as PlanRef | undefined
    if (actor) plans.add(plan, actor, isPart)
    return actor
  }

  /** Runs a command for an actor that shows its error while it waits. @throws the error of the request */
  async function runFor({ input, self, signal }: Omit<Running, 'signal'> & Partial<Running>) {
    const child = inspector.within(self, () => begin(input, true))
    if (!child) throw new Error(`${input.command.name} did not begin`)
    signal?.addEventListener('abort', () => child.send({ type: 'dialog.left' }), { once: true })
    const answered = await waitFor(child, (snapshot) => !snapshot.matches('requesting'))
    inspector.attribute(self, inspector.lastOf(child))
    if (answered.matches('failed')) throw answered.context.error
  }

  /** The confirmed command or plan of the dialog. */
  const execute = fromPromise<void, CommandRequest>(async (running) => {
    const { plan } = running.input.command as { plan?: Plan }
    if (plan) inspector.within(running.self, () => beginPlan(plan))
    else await runFor(running)
  })

  /** A step of a plan. */
  const carryOut = fromPromise<void, CommandRequest>(async (running) => {
    // The root is still starting the plan now, and cannot start the command of its first step yet.
    await Promise.resolve()
    await runFor(running)
  })

  return { begin, beginPlan, runFor, execute, carryOut }
}
