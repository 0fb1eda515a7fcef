import { assign, setup } from 'xstate'
import { STALLED_MS } from './commandMachine'
import type { CommandRequest } from './commandRequest'
import { requiredCallback, requiredPromise } from './requiredActors'

interface PlanInput {
  /** The plan as the log records it; its subject is that of the last step. */
  request: CommandRequest
  /** The commands in order, at least one. */
  steps: readonly CommandRequest[]
}

interface PlanContext extends PlanInput {
  /** The index of the step under way, or of the next one. */
  at: number
  /** The server's error to the refused step. */
  error: unknown
  /** Why the lifecycle does not allow the next step. */
  reason: string | null
  /** The user halted the plan: no further step starts. */
  halts: boolean
}

/** Whether the resource of the next step allows it, as last observed. */
export type StepObserved =
  | { type: 'way.opened' }
  /** In transition. */
  | { type: 'way.moved' }
  /** At rest where the step would lead: another client has done it. */
  | { type: 'way.passed' }
  /** At rest in a state that forbids the step, or gone. */
  | { type: 'way.barred'; reason: string }

export type PlanEvent =
  | StepObserved
  | { type: 'plan.halted' }
  | { type: 'plan.continued' }
  | { type: 'plan.retried' }
  | { type: 'plan.dismissed' }

/** The step under way, or the next one. @throws after the last one; no state that calls this comes later */
function stepOf({ context: { steps, at } }: { context: PlanContext }): CommandRequest {
  const step = steps[at]
  if (!step) throw new Error('The plan has no further step')
  return step
}

/**
 * Several commands in sequence: each starts once the state of its resource allows it. The plan can be halted
 * between steps and ends at the first step that the server refuses, which shows the region's answer, the steps done
 * before and those not begun, and can be tried again. Completed steps are not undone. A resource has one plan at a time.
 *
 * Where a state comes to rest that does not allow the step, which is read once more, or the resource is gone, the plan ends
 * and says why; what is gone is already deleted (CMD-5). A state in which the step has nothing left to do, since another
 * client has done it, does not end the plan: the next step follows.
 */
export const planMachine = setup({
  types: {} as {
    context: PlanContext
    events: PlanEvent
    input: PlanInput
    /**
     * busy: continues without the user. stalled: no report while waiting for the next step. wanted: steps remain,
     * which continue without the user or by a retry.
     */
    tags: 'busy' | 'stalled' | 'wanted'
  },
  actors: {
    carryOut: requiredPromise<CommandRequest, void>('carryOut'),
    watch: requiredCallback<StepObserved, CommandRequest>('watch'),
  },
  guards: {
    isComplete: ({ context }) => context.at >= context.steps.length,
    halts: ({ context }) => context.halts,
  },
  actions: {
    advance: assign({ at: ({ context }) => context.at + 1 }),
    storeError: assign({ error: ({ event }) => ('error' in event ? event.error : null) }),
    storeReason: assign({ reason: ({ event }) => (event.type === 'way.barred' ? event.reason : null) }),
    forget: assign({ error: null, reason: null, halts: false }),
    noteHalt: assign({ halts: true }),
    announceRefused: () => {},
    announceBarred: () => {},
  },
  delays: { stalled: STALLED_MS },
}).createMachine({
  id: 'plan',
  initial: 'waiting',
  context: ({ input }) => ({ ...input, at: 0, error: null, reason: null, halts: false }),
  states: {
    waiting: {
      tags: ['busy', 'wanted'],
      invoke: { src: 'watch', input: stepOf },
      initial: 'moving',
      on: {
        'way.opened': 'acting',
        'way.moved': '.moving',
        'way.passed': { target: 'deciding', actions: 'advance' },
        'way.barred': { target: 'barred', actions: ['storeReason', 'announceBarred'] },
        'plan.halted': 'halted',
      },
      states: {
        moving: { after: { stalled: 'stalled' } },
        stalled: { tags: 'stalled' },
      },
    },
    acting: {
      tags: ['busy', 'wanted'],
      invoke: {
        src: 'carryOut',
        input: stepOf,
        onDone: { target: 'deciding', actions: 'advance' },
        onError: { target: 'refused', actions: ['storeError', 'announceRefused'] },
      },
      on: { 'plan.halted': { actions: 'noteHalt' } },
    },
    deciding: {
      always: [
        { guard: 'isComplete', target: 'done' },
        { guard: 'halts', target: 'halted' },
        { target: 'waiting' },
      ],
    },
    halted: {
      on: { 'plan.continued': { target: 'waiting', actions: 'forget' }, 'plan.dismissed': 'closed' },
    },
    refused: {
      tags: 'wanted',
      on: { 'plan.retried': { target: 'acting', actions: 'forget' }, 'plan.dismissed': 'closed' },
    },
    barred: { on: { 'plan.dismissed': 'closed' } },
    done: { type: 'final' },
    closed: { type: 'final' },
  },
})
