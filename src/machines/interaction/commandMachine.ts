import { assign, setup } from 'xstate'
import { isAlreadyGone, isRefusalOfState } from '#model/apiError'
import type { CommandRequest } from './commandRequest'
import { requiredPromise, requiredCallback } from './requiredActors'

/** Time without a change after which a resource in transition counts as stalled, in milliseconds. */
export const STALLED_MS = 30_000

interface CommandInput {
  request: CommandRequest
  /** Whether the command changes the resource's state, which is then watched until it settles. */
  watches: boolean
  /** Whether a dialog waits for the response and shows its error. */
  isAwaited: boolean
  /** The response, if something else has sent the request: a form, which makes what is watched from then on. */
  answer?: unknown
}

interface CommandContext extends CommandInput {
  error: unknown
  /** Where the resource came to rest; null before. */
  reached: Reached | null
  /** The resource was so already, or gone already: the request has changed nothing. */
  isAlready: boolean
}

/** A state at rest. */
interface Reached {
  state: string
  /** When it was entered, in milliseconds of the region's clock, if the record says so. */
  since?: number | undefined
  /** It is not known when it was entered. */
  isUnseen?: boolean | undefined
}

/** The resource of a refused command is so already; `reached` is null where no state of it says so. */
export interface AlreadyDone {
  reached: Reached | null
}

/** The resource was seen in another state; `isAtRest` also when it is gone. `reached` is that state in its lifecycle. */
export type SubjectObserved = {
  type: 'subject.observed'
  state: string
  isAtRest: boolean
  reached?: string
  /** When it was entered, in milliseconds of the region's clock, if the record says so. */
  since?: number | undefined
  /** It is not known when it was entered. */
  isUnseen?: boolean | undefined
}

export type CommandEvent =
  | SubjectObserved
  /** The dialog that waited for the response was closed. */
  | { type: 'dialog.left' }

/**
 * One command: the request, if a form has not sent it already, then the observed states of the resource until it rests.
 * After a refusal the resource is read once more: it may be so already.
 */
export const commandMachine = setup({
  types: {} as {
    context: CommandContext
    events: CommandEvent
    input: CommandInput
    /** stalled: the resource has been in transition for a long time without a report. */
    tags: 'busy' | 'stalled'
  },
  actors: {
    send: requiredPromise<CommandRequest, unknown>('send'),
    /** Reads once whether a refused command is so already; null if it is not. */
    look: requiredPromise<CommandRequest, AlreadyDone | null>('look'),
    watch: requiredCallback<SubjectObserved, CommandRequest>('watch'),
  },
  guards: {
    watches: ({ context }) => context.watches,
    isAnswered: ({ context }) => context.answer !== undefined,
    isAwaited: ({ context }) => context.isAwaited,
    isAlreadyGone: ({ event }) => 'error' in event && isAlreadyGone(event.error),
    mayBeSo: ({ context: { request }, event }) =>
      (request.command.rule ?? request.command.isSo) !== undefined &&
      'error' in event &&
      isRefusalOfState(event.error),
    isSo: ({ event }) => 'output' in event && event.output !== null,
    isAtRest: ({ event }) => event.type === 'subject.observed' && event.isAtRest,
  },
  actions: {
    storeAnswer: assign({ answer: ({ event }) => ('output' in event ? event.output : undefined) }),
    storeError: assign({ error: ({ event }) => ('error' in event ? event.error : null) }),
    storeReached: assign({
      reached: ({ event, context }) =>
        event.type === 'subject.observed'
          ? { state: event.reached ?? event.state, since: event.since, isUnseen: event.isUnseen }
          : context.reached,
    }),
    noteGone: assign({ isAlready: true }),
    storeSo: assign({
      isAlready: true,
      error: null,
      reached: ({ event, context }) =>
        'output' in event ? (event.output as AlreadyDone).reached : context.reached,
    }),
    noteDialogLeft: assign({ isAwaited: false }),
    noteFailed: () => {},
    showUnderWay: () => {},
    dropUnderWay: () => {},
    announceStarted: () => {},
    announceEnded: () => {},
    announceGone: () => {},
    announceSo: () => {},
    announceFailed: () => {},
    noteStalled: () => {},
    noteNotStalled: () => {},
  },
  delays: { stalled: STALLED_MS },
}).createMachine({
  id: 'command',
  initial: 'begun',
  context: ({ input }) => ({ ...input, error: null, reached: null, isAlready: false }),
  states: {
    begun: { always: [{ guard: 'isAnswered', target: 'watching' }, { target: 'requesting' }] },
    requesting: {
      tags: 'busy',
      entry: 'showUnderWay',
      exit: 'dropUnderWay',
      invoke: {
        src: 'send',
        input: ({ context }) => context.request,
        onDone: [
          { guard: 'watches', target: 'watching', actions: ['storeAnswer', 'announceStarted'] },
          { target: 'settled', actions: ['storeAnswer', 'announceEnded'] },
        ],
        onError: [
          // The resource is gone, so there is nothing to retry. Rule: CMD-5.
          { guard: 'isAlreadyGone', target: 'settled', actions: ['noteGone', 'announceGone'] },
          // Another client may have brought the resource there meanwhile. Rule: CMD-7.
          { guard: 'mayBeSo', target: 'looking', actions: 'storeError' },
          { guard: 'isAwaited', target: 'failed', actions: ['storeError', 'noteFailed'] },
          { target: 'failed', actions: ['storeError', 'noteFailed', 'announceFailed'] },
        ],
      },
      on: { 'dialog.left': { actions: 'noteDialogLeft' } },
    },
    looking: {
      tags: 'busy',
      invoke: {
        src: 'look',
        input: ({ context }) => context.request,
        onDone: [
          { guard: 'isSo', target: 'settled', actions: ['noteFailed', 'storeSo', 'announceSo'] },
          { guard: 'isAwaited', target: 'failed', actions: 'noteFailed' },
          { target: 'failed', actions: ['noteFailed', 'announceFailed'] },
        ],
        onError: [
          { guard: 'isAwaited', target: 'failed', actions: 'noteFailed' },
          { target: 'failed', actions: ['noteFailed', 'announceFailed'] },
        ],
      },
      on: { 'dialog.left': { actions: 'noteDialogLeft' } },
    },
    watching: {
      invoke: { src: 'watch', input: ({ context }) => context.request },
      initial: 'moving',
      on: {
        'subject.observed': [
          { guard: 'isAtRest', target: 'settled', actions: ['storeReached', 'announceEnded'] },
          { target: '.moving' },
        ],
      },
      states: {
        moving: { after: { stalled: 'stalled' } },
        stalled: { tags: 'stalled', entry: 'noteStalled', exit: 'noteNotStalled' },
      },
    },
    settled: { type: 'final' },
    failed: { type: 'final' },
  },
})
