import { fromCallback, type EventObject, type SnapshotFrom } from 'xstate'
import type { CommandRequest } from '#machines/interaction/commandRequest'
import { planMachine, type WayObserved } from '#machines/interaction/planMachine'
import type { PlanRef } from '#machines/interaction/rootMachine'
import { api } from '../api/api'
import { announce } from './announce'
import { commandOf } from './commandActors'
import { stepLabel, type Plan } from '../commands/plan'
import { subjectTitle } from '../commands/subjectTitle'
import type { Command, Followed, Rule } from '../commands/command'
import { inspectorOf } from '../eventLog/actorInspector'
import type { LeftUndone } from '../kept/leftUndone'
import { asApiError } from '../model/apiError'
import { tagOfKind } from '../model/nouns'
import { failedNotice, sentences } from '../slices/failedNotice'
import type { AppStore } from '../store'
import type { PlanView, StepProgress } from './underWay'

// The effects of a plan: the wait for its next step, its notices, and its view.

const labelOf = (step: CommandRequest) => stepLabel(step.command.label, step.subject)

/**
 * A plan and its steps as requests for the log and the machines. The last step announces the result.
 *
 * @param isPart whether it is a row of a batch, which announces nothing
 */
export function requestsOf(plan: Plan, source: CommandRequest['source'], isPart: boolean) {
  const request: CommandRequest = {
    command: { name: plan.name, label: plan.label, rule: plan.steps.at(-1)?.command.rule },
    record: null,
    subject: plan.subject,
    source,
    ...(isPart && { isStep: true }),
  }
  const steps = plan.steps.map(({ command, record }, index): CommandRequest => {
    const { state, ...first } = command.subject(record)
    // A step with a state waits until its subject has left it, since the step before may take effect later. The first step
    // has none before it, so it gets no state and never waits.
    const subject = index > 0 && state !== undefined ? { ...first, state } : first
    const step = { command, record, subject, source }
    return isPart || index < plan.steps.length - 1 ? { ...step, isStep: true } : step
  })
  return { request, steps }
}

/** The plan as a command for the confirm dialog. */
export const askedAs = (
  plan: Plan,
): Pick<Command, 'name' | 'label' | 'confirm' | 'errorMessage'> & { plan: Plan } => ({
  name: plan.name,
  label: plan.label,
  plan,
  confirm: () => plan.confirm,
  errorMessage: () => `Could not begin with ${subjectTitle(plan.subject)}`,
})

/** Whether a command deletes its subject, in every state that allows it. */
const ends = ({ lifecycle, event }: Rule) =>
  lifecycle.gone !== undefined &&
  lifecycle.allowedStates(event).every((state) => lifecycle.next(state, event) === lifecycle.gone)

/** Waits until the resource of a step allows the step. Polls the resource meanwhile, on every page. */
function watchWay({ log, observer, dispatch }: AppStore) {
  /** The state in which the latest step of each resource started. */
  const begunIn = new Map<string, string>()
  return fromCallback<EventObject, CommandRequest, WayObserved>(({ input, self, sendBack }) => {
    const inspector = inspectorOf(log)
    const { rule, follow } = commandOf(input)
    const { id, name, state: planned } = input.subject
    // The first step has no planned state.
    const before = planned === undefined ? undefined : (begunIn.get(id) ?? planned)
    let hasMoved = false
    let isOver = false
    let isChecking = false
    let followed: Followed | undefined

    /** Responses may overtake each other: a state that would end the plan is fetched again. */
    function bar(reason: string) {
      if (!follow) return sendBack({ type: 'way.barred', reason })
      if (isChecking) return undefined
      isChecking = true
      const check = inspector.within(self, () => dispatch(follow(input.record)))
      const endCheck = () => {
        isChecking = false
        check.unsubscribe()
      }
      void check.then(() => {
        endCheck()
        takeLastSeen(true)
      }, endCheck)
      return undefined
    }

    function take(state: string, { isGone = false, isCertain = false } = {}) {
      if (isOver) return
      // The command of the step reports this itself; a deletion is done then. Rule: CMD-5.
      if (isGone)
        return sendBack(
          rule && ends(rule) ? { type: 'way.opened' } : { type: 'way.barred', reason: `${name} is gone` },
        )
      const reason = rule?.lifecycle.why(state, rule.event)
      if (reason === undefined) {
        begunIn.set(id, state)
        return sendBack({ type: 'way.opened' })
      }
      // The region may respond to a step before the state changes: the state from before that step does not bar this one.
      hasMoved ||= state !== before
      if (!hasMoved || !rule || rule.lifecycle.isTransitional(state)) return sendBack({ type: 'way.moved' })
      return isCertain ? sendBack({ type: 'way.barred', reason }) : bar(reason)
    }
    function takeLastSeen(isCertain = false) {
      const state = observer.lastSeen(id)
      if (state !== undefined) take(state, { isCertain })
    }
    const unwatch = observer.watch(
      id,
      ({ to, isGone }) => {
        inspector.attribute(self, log.cause)
        take(to, { isGone })
        // Refetches the resource for the pages, so that they show the same state as the plan.
        const type = tagOfKind(input.subject.kind)
        if (type && followed && !isGone)
          inspector.within(self, () => dispatch(api.util.invalidateTags([{ type, id }])))
      },
      inspector.lastOf(self),
    )
    const seen = observer.lastSeen(id)
    if (seen !== undefined) take(seen)
    const isOpen = seen !== undefined && rule?.lifecycle.can(seen, rule.event) !== false
    const isUnseen = seen === undefined
    if (follow && !isOpen) followed = inspector.within(self, () => dispatch(follow(input.record)))
    // The observer does not announce the first response, because it is no change.
    if (isUnseen)
      void followed?.then(
        () => takeLastSeen(),
        () => {},
      )
    return () => {
      isOver = true
      unwatch()
      followed?.unsubscribe()
    }
  })
}

/** The plan machine with its effects. */
export function planMachineOf(store: AppStore) {
  return planMachine.provide({
    actors: { watch: watchWay(store) },
    actions: {
      announceRefused: ({ context, self }) => {
        if (context.request.isStep) return
        announce(store, self, failedNotice(failureTitle(context), context.error, doneText(context)))
      },
      announceBarred: ({ context, self }) => {
        if (context.request.isStep) return
        announce(store, self, {
          tone: 'failed',
          title: `${context.request.command.label} ${subjectTitle(context.request.subject)}: cannot go on`,
          body: sentences([context.reason ?? '', doneText(context)]),
        })
      },
    },
  })
}

type PlanContext = SnapshotFrom<typeof planMachine>['context']

const failureTitle = ({ steps, at }: PlanContext) => {
  const step = steps[at]
  return step ? commandOf(step).errorMessage(step.record) : ''
}

/** "Done before: Stop web-1." */
function doneText({ steps, at }: PlanContext): string {
  const done = steps.slice(0, at).map(labelOf)
  return done.length > 0 ? `Done before: ${done.join(', ')}.` : ''
}

/**
 * The progress of a step. It acts until the next one may start: a command takes effect long after its acceptance.
 */
function progressOf(snapshot: SnapshotFrom<typeof planMachine>, index: number): StepProgress {
  const { at } = snapshot.context
  if (snapshot.matches('waiting') && at > 0) {
    if (index === at - 1) return 'acting'
    return index < at ? 'done' : 'next'
  }
  if (index !== at) return index < at ? 'done' : 'next'
  if (snapshot.matches('acting')) return 'acting'
  if (snapshot.matches('waiting')) return 'waiting'
  if (snapshot.matches('refused')) return 'refused'
  return snapshot.matches('barred') ? 'barred' : 'next'
}

function statusOf(snapshot: SnapshotFrom<typeof planMachine>): PlanView['status'] {
  if (snapshot.matches('halted')) return 'halted'
  if (snapshot.matches('refused')) return 'refused'
  if (snapshot.matches('barred')) return 'barred'
  return snapshot.context.halts ? 'halting' : 'underWay'
}

/** The view of a plan. */
export function planView(snapshot: SnapshotFrom<typeof planMachine>, actor: PlanRef): PlanView {
  const { request, steps, error, reason } = snapshot.context
  return {
    label: request.command.label,
    name: subjectTitle(request.subject),
    steps: steps.map((step, index) => ({ label: labelOf(step), progress: progressOf(snapshot, index) })),
    status: statusOf(snapshot),
    isStalled: snapshot.hasTag('stalled'),
    ...(snapshot.matches('refused') && {
      failure: { title: failureTitle(snapshot.context), error: asApiError(error) },
    }),
    ...(reason === null ? {} : { reason }),
    halt: () => actor.send({ type: 'plan.halted' }),
    goOn: () => actor.send({ type: 'plan.continued' }),
    retry: () => actor.send({ type: 'plan.retried' }),
    dismiss: () => actor.send({ type: 'plan.dismissed' }),
  }
}

/** The remaining steps of a plan if it ends now; undefined when the user cancelled them. */
export function leftUndone(snapshot: SnapshotFrom<typeof planMachine>): LeftUndone | undefined {
  const { request, steps, at, halts } = snapshot.context
  if (halts || !snapshot.hasTag('wanted')) return undefined
  const { state: _, ...subject } = request.subject
  const labels = steps.map(labelOf)
  return {
    label: request.command.label,
    subject,
    done: labels.slice(0, at),
    left: labels.slice(at),
  }
}

/** The ids of the subjects of a plan's steps. */
export const planSubjectIds = ({ steps }: Pick<Plan, 'steps'>): ReadonlySet<string> =>
  new Set(steps.map(({ command, record }) => command.subject(record).id))
