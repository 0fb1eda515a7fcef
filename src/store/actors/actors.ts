// @chunk commands
import { createActor, waitFor, type Actor } from 'xstate'
import type { CommandRequest } from '#machines/interaction/commandRequest'
import { confirmMachine } from '#machines/interaction/confirmMachine'
import { rootMachine, type CommandRef } from '#machines/interaction/rootMachine'
import type { BatchEnvironment, BatchUnderWay } from './batch/askMany'
import { commandMachineOf, commandOf } from './command/commandMachineOf'
import { confirmViewOf } from './confirm/confirmViewOf'
import { isWithin, leftOfQuota, leftOfQuotaSoon } from './quotaLeft'
import { planMachineOf } from './plan/planMachineOf'
import { PlansUnderWay } from './plan/plansUnderWay'
import { askedAs } from './plan/requests'
import { runnersOf } from './runners'
import { sessionMachineOf } from './session/sessionMachineOf'
import { signOutViewOf } from './session/signOutViewOf'
import { unfinished } from './unfinished'
import type { Command } from '../commands/command'
import type { BatchAsked } from '../commands/many'
import type { PartitionRules } from '../commands/partition'
import { stepLabel, type Plan } from '../commands/plan'
import { subjectOfAct } from '../commands/subjectTitle'
import type { ConfirmView } from './confirm/confirmView'
import type { UnderWay } from './underWay'
import { inspectorOf } from '../eventLog/actorInspector'
import { consolePartOf } from '../parts'
import { noticeShown, unloadedNotice } from '../slices/notices'
import type { AppStore } from '../store'

/** The page's functions that the actors call. */
export interface ActorsEnvironment {
  store: AppStore
  /** Loads a page by its address, with an empty cache: the present one belongs to another session. */
  navigateHard(url: string): void
  /** Shows or hides the confirm dialog. */
  setConfirmView(view: ConfirmView | null): void
  /** Reports a stalled command with the time of its last news; undefined when it resumes. */
  showStalled(resourceId: string, sinceMs: number | undefined): void
  /** Shows the plans, and the resources in transition because of the user. */
  setUnderWay(next: UnderWay): void
}

/** The user's commands and plans, and the batch, as pages show them. The commands of a plan are shown by their plan. */
function underWayOf(
  root: Actor<typeof rootMachine>,
  plans: PlansUnderWay,
  batch: BatchUnderWay,
  asked: UnderWay['asked'],
): UnderWay {
  const { children } = root.getSnapshot()
  const commands = Object.entries(children as Record<string, CommandRef | undefined>)
    .flatMap(([id, child]) => (id.startsWith('command-') && child ? child.getSnapshot().context.request : []))
    .filter(({ isStep, subject }) => !isStep && !plans.has([subject.id]))
  return {
    plans: new Map([...batch.rows, ...plans.views()]),
    asked,
    moving: [
      ...(batch.moving === undefined ? [] : [batch.moving]),
      ...plans.moving(),
      ...commands.map(({ command: { label }, subject }) => stepLabel(label, subject)),
    ],
  }
}

/** Asks for a command on many rows, after loading the code of batches. Never rejects. */
function askMany(environment: BatchEnvironment, asked: BatchAsked, whyNot: PartitionRules['whyNot']) {
  const { store } = environment
  const { log } = store
  const { cause } = log
  const by = log.actOf(cause)
  return import('./batch/askMany').then(
    (batches) => log.within(cause, () => batches.askMany(environment, asked, { whyNot, by })),
    () =>
      log.within(cause, () => {
        const title = `Could not begin with ${asked.rows.length} ${asked.nouns}`
        store.dispatch(noticeShown(unloadedNotice(title)))
        asked.onDismissed?.()
      }),
  )
}

/** What runs a command, and what asks for it. */
interface Ways {
  run: (request: CommandRequest) => CommandRef | undefined
  ask: (request: CommandRequest) => void
}

/**
 * Runs a command that asks only where it takes more than the quota has left: the question has the numbers. Runs it too
 * where the region does not say in time what is left. From the choice to the answer of the region it is shown as asked for,
 * and is not begun a second time.
 *
 * @param show shows the labels of those that are asked for, by the ids of their subjects
 */
function askedOverQuota(store: AppStore, { run, ask }: Ways, show: (asked: UnderWay['asked']) => void) {
  const { log } = store
  const asked = new Map<string, string>()
  async function begin(request: CommandRequest, cause: number | null): Promise<void> {
    const { record } = request
    const command = commandOf(request)
    const { confirm, takes: takesOf } = command
    const takes = takesOf?.(record) ?? {}
    const left = await leftOfQuotaSoon(store)
    const question = confirm && {
      ...command,
      confirm: (...of: Parameters<typeof confirm>) => ({ ...confirm(...of), quota: { takes, left } }),
    }
    const begun = log.within(cause, () =>
      question && left && !isWithin(takes, left) ? ask({ ...request, command: question }) : run(request),
    )
    // An actor that ends with its console has no answer.
    if (begun) await waitFor(begun, (snapshot) => !snapshot.hasTag('busy')).catch(() => {})
  }
  return async (request: CommandRequest): Promise<void> => {
    const { id } = request.subject
    if (asked.has(id)) return
    show(new Map(asked.set(id, request.command.label)))
    await begin(request, log.cause).finally(() => {
      asked.delete(id)
      show(new Map(asked))
    })
  }
}

/** Asks for a plan, at once, or with what is left of the quota once that is read, if the plan takes storage. */
function askWithQuota(store: AppStore, plan: Plan, ask: (plan: Plan) => void) {
  const { takes } = plan
  if (!takes.storage) return ask(plan)
  // The storage that it takes is said beside the rest of the quota.
  const { log } = store
  const { cause } = log
  return void leftOfQuota(store).then((left) =>
    log.within(cause, () => ask({ ...plan, confirm: { ...plan.confirm, quota: { takes, left } } })),
  )
}

/** Creates and starts the actors with the lifetime of the page: session, confirm dialog, commands. */
export function createActors(environment: ActorsEnvironment) {
  const { store, navigateHard, setConfirmView, showStalled, setUnderWay } = environment
  const { log } = store
  const inspector = inspectorOf(log)
  let batch: BatchUnderWay = { moving: undefined, rows: new Map() }
  let chosen: UnderWay['asked'] = new Map()
  const publish = () => setUnderWay(underWayOf(root, plans, batch, chosen))
  const plans = new PlansUnderWay(publish)
  const { begin, follow, beginPlan, runFor, execute, carryOut } = runnersOf(() => root, store, plans)

  const root: Actor<typeof rootMachine> = createActor(
    rootMachine.provide({
      actors: {
        command: commandMachineOf(store, showStalled),
        plan: planMachineOf(store).provide({ actors: { carryOut } }),
        confirm: confirmMachine.provide({ actors: { execute } }),
        session: sessionMachineOf(store, navigateHard),
      },
    }),
    { id: 'root', inspect: inspector.inspect },
  )
  root.subscribe(publish)
  root.start()
  const { confirm, session } = root.getSnapshot().children
  const ends = consolePartOf(store, unfinished)
  ends.add(() => plans.leftUndone())
  const showQuestion = () =>
    setConfirmView(
      (confirm ? confirmViewOf(confirm, store) : null) ??
        (session ? signOutViewOf(session, ends.get()) : null),
    )
  confirm?.subscribe(showQuestion)
  session?.subscribe(showQuestion)

  const batchEnvironment: BatchEnvironment = {
    store,
    runCommand: (input, self) => runFor({ input, self }),
    runPlan: (plan, because, self) => inspector.within(self, () => beginPlan(plan, because)),
    showBatch(shown) {
      batch = shown
      publish()
    },
  }
  const ways: Ways = {
    run: (request) => begin(request, false),
    ask: (request) => confirm?.send({ type: 'confirm.asked', request }),
  }
  const overQuota = askedOverQuota(store, ways, (next) => {
    chosen = next
    publish()
  })
  return {
    root,
    /** Runs a command, after a confirmation if it requires one. Rule: CMD-8. */
    dispatchCommand<Row>(asked: Command<Row>, row: Row) {
      const request: CommandRequest = {
        command: asked,
        record: row,
        subject: subjectOfAct(asked, row),
        source: log.sourceOf(log.cause),
        by: log.actOf(log.cause),
      }
      if (!asked.confirm || asked.asks === 'never') ways.run(request)
      else if (asked.asks === 'overQuota') void overQuota(request)
      else ways.ask(request)
    },
    /** Watches what a form has made until it is at rest, and says so then. Rule: CMD-9. */
    follow,
    /** Runs a plan, after a confirmation unless a form has asked already. */
    dispatchPlan(plan: Plan, isConfirmed = false) {
      const source = log.sourceOf(log.cause)
      const by = log.actOf(log.cause)
      if (isConfirmed) return void beginPlan(plan, { by })
      return askWithQuota(store, plan, (asked) => {
        ways.ask({ command: askedAs(asked), record: null, subject: plan.subject, source, by })
      })
    },
    /** Asks for a command on many rows. Never rejects. */
    askMany: (asked: BatchAsked, whyNot: PartitionRules['whyNot']) =>
      askMany(batchEnvironment, asked, whyNot),
    /** Ends the session: the user signs out. */
    signOut: () => session?.send({ type: 'session.left' }),
    /** Ends a session that the server no longer knows. */
    expire: (location: string) => session?.send({ type: 'session.expired', location }),
  }
}

export type Actors = ReturnType<typeof createActors>
