// @chunk popups
import { createActor, fromPromise, waitFor, type AnyActorRef } from 'xstate'
import type { CommandRequest } from '#machines/interaction/commandRequest'
import { confirmMachine } from '#machines/interaction/confirmMachine'
import { rootMachine, type CommandRef, type PlanRef } from '#machines/interaction/rootMachine'
import { sessionMachine } from '#machines/interaction/sessionMachine'
import { meApi } from '../api/resources/me'
import { sessionApi } from '../api/resources/session'
import type { BatchUnderWay } from './batchActors'
import { callApi } from './callApi'
import { commandMachineOf, commandOf } from './commandActors'
import { leftOf } from './quotaLeft'
import { askedAs, leftUndone, planMachineOf, planView, requestsOf, subjectsOf } from './planActors'
import type { Command } from '../commands/command'
import type { BatchAsked } from '../commands/many'
import type { PileRules } from '../commands/piles'
import { stepLabel, type Plan } from '../commands/plan'
import { returnsOf } from '../commands/returns'
import type { ConfirmView } from './confirmView'
import type { PlanView, UnderWay } from './underWay'
import { drafts } from '../drafts'
import { inspectorOf } from '../eventLog/actorInspector'
import { noteSignOut } from '../lastSession'
import { keepLeftUndone, type LeftUndone } from '../leftUndone'
import { asApiError } from '../model/apiError'
import { partOf } from '../parts'
import { CODE_MISSING, noticeShown } from '../slices/notices'
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

/** Creates and starts the actors with the lifetime of the page: session, confirm dialog, commands. */
export function createActors(environment: ActorsEnvironment) {
  const { store, navigateHard, setConfirmView, showStalled, setUnderWay } = environment
  const { log } = store
  const inspector = inspectorOf(log)

  let count = 0

  /** Starts a command. @returns its actor */
  function begin(request: CommandRequest, isAwaited: boolean): CommandRef | undefined {
    const id = `command-${++count}`
    const { watch: watches = false } = commandOf(request)
    root.send({ type: 'command.issued', id, request, watches, isAwaited })
    return (root.getSnapshot().children as Record<string, CommandRef | undefined>)[id]
  }

  /** The input of an actor that runs a command for another one. */
  interface Running {
    input: CommandRequest
    self: AnyActorRef
    signal: AbortSignal
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

  const execute = fromPromise<void, CommandRequest>(async (running) => {
    const { plan } = running.input.command as { plan?: Plan }
    if (plan) inspector.within(running.self, () => beginPlan(plan))
    else await runFor(running)
  })

  const carryOut = fromPromise<void, CommandRequest>(async (running) => {
    // The root is still starting the plan now, and cannot start the command of its first step yet.
    await Promise.resolve()
    await runFor(running)
  })

  /** A running plan as pages show it, and its remaining steps if the page ends. */
  interface PlanUnderWay {
    subjects: ReadonlySet<string>
    view: PlanView
    isBusy: boolean
    undone: LeftUndone | undefined
    /** It is a row of the batch. */
    isPart: boolean
  }
  const plans = new Map<string, PlanUnderWay>()
  let batch: BatchUnderWay = { moving: undefined, rows: new Map() }

  const me = () => meApi.endpoints.currentUserView.select({})(store.getState()).data

  function publish() {
    const commands = Object.entries(root.getSnapshot().children as Record<string, CommandRef | undefined>)
      .flatMap(([id, child]) =>
        id.startsWith('command-') && child ? child.getSnapshot().context.request : [],
      )
      .filter(
        ({ isStep, subject }) =>
          !isStep && ![...plans.values()].some(({ subjects }) => subjects.has(subject.id)),
      )
    setUnderWay({
      plans: new Map([
        ...batch.rows,
        ...[...plans.values()].flatMap(({ subjects, view }) =>
          [...subjects].map((id): [string, PlanView] => [id, view]),
        ),
      ]),
      moving: [
        ...(batch.moving === undefined ? [] : [batch.moving]),
        ...[...plans.values()].flatMap(({ view, isBusy, isPart }) =>
          isBusy && !isPart ? `${view.label} ${view.name}` : [],
        ),
        ...commands.map(({ command: { label }, subject }) => stepLabel(label, subject.name)),
      ],
    })
  }

  /** Starts a plan. A resource has one plan at a time. @returns its actor */
  function beginPlan(plan: Plan, isPart = false): PlanRef | undefined {
    const subjects = subjectsOf(plan)
    if ([...plans.values()].some((other) => [...subjects].some((id) => other.subjects.has(id))))
      return undefined
    const id = `plan-${++count}`
    root.send({ type: 'plan.issued', id, ...requestsOf(plan, log.sourceOf(log.cause), isPart) })
    const actor = (root.getSnapshot().children as Record<string, PlanRef | undefined>)[id]
    if (!actor) return undefined
    const show = () => {
      const snapshot = actor.getSnapshot()
      plans.set(id, {
        subjects,
        view: planView(snapshot, actor),
        isBusy: snapshot.hasTag('busy'),
        undone: leftUndone(snapshot),
        isPart,
      })
      publish()
    }
    actor.subscribe({
      next: show,
      complete: () => {
        plans.delete(id)
        publish()
      },
    })
    show()
    return actor
  }

  const root = createActor(
    rootMachine.provide({
      actors: {
        command: commandMachineOf(store, showStalled),
        plan: planMachineOf(store).provide({ actors: { carryOut } }),
        confirm: confirmMachine.provide({ actors: { execute } }),
        session: sessionMachine.provide({
          actors: {
            logout: callApi(
              (_, dispatch) => dispatch(sessionApi.endpoints.logout.initiate({}, { track: false })),
              store,
            ),
          },
          actions: {
            redirectToLogin: ({ context }) => {
              const user = me()
              const undone = [...plans.values()].flatMap((plan) => plan.undone ?? [])
              if (user) keepLeftUndone(user.id, undone)
              navigateHard(`/login?redirect_uri=${encodeURIComponent(context.location ?? '/')}`)
            },
            goToLogin: () => {
              noteSignOut()
              const user = me()
              if (user) partOf(store, drafts).dropAllOf(user.id)
              navigateHard('/login')
            },
          },
        }),
      },
    }),
    { id: 'root', inspect: inspector.inspect },
  )
  root.subscribe(publish)
  root.start()

  /** The steps of a plan, or the command itself. */
  const stepsOf = (asked: Command & { plan?: Plan }, record: unknown) =>
    asked.plan?.steps ?? [{ command: asked, record }]

  const { confirm, session } = root.getSnapshot().children
  confirm?.subscribe((snapshot) => {
    const { request } = snapshot.context
    const asked = request && snapshot.hasTag('open') ? commandOf(request) : undefined
    const text = asked?.confirm?.(request?.record)
    setConfirmView(
      asked && text
        ? {
            text,
            about: request?.subject.id ?? '',
            label: asked.label,
            returns: returnsOf(stepsOf(asked, request?.record), store),
            isActing: snapshot.hasTag('busy'),
            isSlow: snapshot.hasTag('slow'),
            ...(snapshot.matches('failed') && {
              failure: {
                title: asked.errorMessage(request?.record),
                error: asApiError(snapshot.context.error),
                link: asked.refusedLink?.(request?.record),
              },
            }),
            chooseTrial: (ms: number) => confirm.send({ type: 'trial.chosen', ms }),
            accept: () => confirm.send({ type: 'confirm.accepted' }),
            dismiss: () => confirm.send({ type: 'confirm.dismissed' }),
          }
        : null,
    )
  })

  return {
    root,
    /** Runs a command, after a confirmation if it requires one. */
    dispatchCommand<Row>(asked: Command<Row>, row: Row) {
      const request: CommandRequest = {
        command: asked,
        record: row,
        subject: asked.subject(row),
        source: log.sourceOf(log.cause),
      }
      if (asked.confirm) confirm?.send({ type: 'confirm.asked', request })
      else begin(request, false)
    },
    /** Runs a plan, after a confirmation unless a form has asked already. */
    dispatchPlan(plan: Plan, isConfirmed = false) {
      if (isConfirmed) return void beginPlan(plan)
      const ask = (asked: Plan) => {
        const source = log.sourceOf(log.cause)
        const request = { command: askedAs(asked), record: null, subject: plan.subject, source }
        confirm?.send({ type: 'confirm.asked', request })
      }
      const { takes } = plan
      if (!takes.storage) return ask(plan)
      // What storage it takes is kept: it is said beside what is left.
      const { cause } = log
      return void leftOf(store).then((left) =>
        log.within(cause, () => ask({ ...plan, confirm: { ...plan.confirm, quota: { takes, left } } })),
      )
    },
    /** Asks for a command on many rows, after loading the code of batches. Never rejects. */
    askMany(asked: BatchAsked, whyNot: PileRules['whyNot']) {
      const { cause } = log
      const environment = {
        store,
        runCommand: (input: CommandRequest, self: AnyActorRef) => runFor({ input, self }),
        runPlan: (plan: Plan, self: AnyActorRef) => inspector.within(self, () => beginPlan(plan, true)),
        showBatch(shown: BatchUnderWay) {
          batch = shown
          publish()
        },
      }
      return import('./batchActors').then(
        ({ askMany }) => log.within(cause, () => askMany(environment, asked, whyNot)),
        () =>
          log.within(cause, () => {
            const title = `Could not begin with ${asked.rows.length} ${asked.nouns}`
            store.dispatch(noticeShown({ tone: 'failed', title, body: CODE_MISSING }))
            asked.onDismissed?.()
          }),
      )
    },
    /** Ends the session: the user signs out. */
    signOut: () => session?.send({ type: 'session.left' }),
    /** Ends a session that the server no longer knows. */
    expire: (location: string) => session?.send({ type: 'session.expired', location }),
  }
}

export type Actors = ReturnType<typeof createActors>
