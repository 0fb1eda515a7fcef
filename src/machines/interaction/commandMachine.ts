import { assign, setup } from 'xstate'
import { handedIn } from './handedIn'
import type { Issue } from './confirmMachine'

/** How long a resource may be on its way without any news before it counts as stalled, in milliseconds. */
export const STALLED_MS = 30_000

interface CommandContext extends Issue {
  subjectId: string
  /** Whether the resource moves because of it, and is to be watched until it rests. */
  watches: boolean
  /** Whether a dialog waits for the answer, and shows an error itself. */
  isAwaited: boolean
  error: unknown
}

export type CommandEvent =
  | {
      type: 'subject.observed'
      id: string
      /** Whether the resource has come to rest, or is gone. */
      isAtRest: boolean
    }
  /** The dialog that waited for the answer was left. */
  | { type: 'dialog.left' }

/** One command that was issued: the request, then the way of the resource until it rests. */
export const commandMachine = setup({
  types: {} as {
    context: CommandContext
    events: CommandEvent
    input: Issue & { subjectId: string; watches: boolean; isAwaited: boolean }
    tags: 'busy'
  },
  actors: { send: handedIn<Issue, unknown>('send') },
  guards: {
    watches: ({ context }) => context.watches,
    isAwaited: ({ context }) => context.isAwaited,
    isAtRest: ({ event, context }) =>
      event.type === 'subject.observed' && event.id === context.subjectId && event.isAtRest,
    isNews: ({ event, context }) => event.type === 'subject.observed' && event.id === context.subjectId,
  },
  actions: {
    storeError: assign({ error: ({ event }) => ('error' in event ? event.error : null) }),
    noteDialogLeft: assign({ isAwaited: false }),
    noteFailed: () => {},
    announceStarted: () => {},
    announceFailed: () => {},
  },
  delays: { stalled: STALLED_MS },
}).createMachine({
  id: 'command',
  initial: 'requesting',
  context: ({ input }) => ({ ...input, error: null }),
  states: {
    requesting: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context }) => ({ command: context.command, record: context.record }),
        onDone: [
          { guard: 'watches', target: 'watching', actions: 'announceStarted' },
          { target: 'settled', actions: 'announceStarted' },
        ],
        onError: [
          { guard: 'isAwaited', target: 'failed', actions: ['storeError', 'noteFailed'] },
          { target: 'failed', actions: ['storeError', 'noteFailed', 'announceFailed'] },
        ],
      },
      on: { 'dialog.left': { actions: 'noteDialogLeft' } },
    },
    watching: {
      on: {
        'subject.observed': [
          { guard: 'isAtRest', target: 'settled' },
          { guard: 'isNews', target: 'watching', reenter: true },
        ],
      },
      after: { stalled: 'stalled' },
    },
    stalled: { on: { 'subject.observed': { guard: 'isAtRest', target: 'settled' } } },
    settled: { type: 'final' },
    failed: { type: 'final' },
  },
})
