import type { SnapshotFrom } from 'xstate'
import type { CommandRequest } from '#machines/interaction/commandRequest'
import type { planMachine } from '#machines/interaction/planMachine'
import type { PlanRef } from '#machines/interaction/rootMachine'
import { stepLabel } from '#store/commands/plan'
import { subjectTitle } from '#store/commands/subjectTitle'
import type { LeftUndone } from '#store/kept/leftUndone'
import { asApiError } from '#model/apiError'
import { commandOf } from '../command/commandMachineOf'
import type { PlanView, StepProgress } from './planView'

// A plan as the page shows it, and in words.

type PlanSnapshot = SnapshotFrom<typeof planMachine>

const labelOf = (step: CommandRequest) => stepLabel(step.command.label, step.subject)

/** The title of the error of the step that was refused. */
export const refusedTitle = ({ steps, at }: PlanSnapshot['context']) => {
  const step = steps[at]
  return step ? commandOf(step).errorMessage(step.record) : ''
}

/** "Done before: Stop web-1." */
export function doneText({ steps, at }: PlanSnapshot['context']): string {
  const done = steps.slice(0, at).map(labelOf)
  return done.length > 0 ? `Done before: ${done.join(', ')}.` : ''
}

/**
 * The progress of a step. It acts until the next one may start: a command takes effect long after its acceptance.
 */
function progressOf(snapshot: PlanSnapshot, index: number): StepProgress {
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

function statusOf(snapshot: PlanSnapshot): PlanView['status'] {
  if (snapshot.matches('halted')) return 'halted'
  if (snapshot.matches('refused')) return 'refused'
  if (snapshot.matches('barred')) return 'barred'
  return snapshot.context.halts ? 'halting' : 'underWay'
}

/** The view of a plan. */
export function planViewOf(snapshot: PlanSnapshot, actor: PlanRef): PlanView {
  const { request, steps, error, reason } = snapshot.context
  return {
    label: request.command.label,
    name: subjectTitle(request.subject),
    steps: steps.map((step, index) => ({ label: labelOf(step), progress: progressOf(snapshot, index) })),
    status: statusOf(snapshot),
    isStalled: snapshot.hasTag('stalled'),
    ...(snapshot.matches('refused') && {
      failure: { title: refusedTitle(snapshot.context), error: asApiError(error) },
    }),
    ...(reason === null ? {} : { reason }),
    halt: () => actor.send({ type: 'plan.halted' }),
    resume: () => actor.send({ type: 'plan.continued' }),
    retry: () => actor.send({ type: 'plan.retried' }),
    dismiss: () => actor.send({ type: 'plan.dismissed' }),
  }
}

/** The remaining steps of a plan if it ends now; undefined when the user cancelled them. */
export function leftUndone(snapshot: PlanSnapshot): LeftUndone | undefined {
  const { request, steps, at, halts } = snapshot.context
  if (halts || !snapshot.hasTag('wanted')) return undefined
  const { state: _, ...subject } = request.subject
  const labels = steps.map(labelOf)
  // The request of the present step is under way.
  const sent = snapshot.matches('acting') ? labels.slice(at, at + 1) : []
  return {
    label: request.command.label,
    subject,
    done: labels.slice(0, at),
    left: labels.slice(at + sent.length),
    ...(sent.length > 0 && { unsure: sent }),
  }
}
