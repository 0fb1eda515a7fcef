import { assign, setup } from 'xstate'
import { handedIn } from './handedIn'

/** A command by name, with the record it is for: data that can be logged, restored, replayed and played by a demo. */
export interface Issue {
  command: string
  record: unknown
}

export type ConfirmEvent =
  | ({ type: 'confirm.asked' } & Issue)
  | { type: 'confirm.accepted' }
  | { type: 'confirm.dismissed' }

/**
 * Asks before a command is carried out. It closes when the call has been answered, one way or the other; what the
 * answer was is told by the command itself, once.
 */
export const confirmMachine = setup({
  types: {} as { context: { issue: Issue | null }; events: ConfirmEvent; tags: 'open' | 'busy' },
  actors: { carryOut: handedIn<Issue, void>('carryOut') },
  actions: {
    storeIssue: assign({
      issue: ({ event, context }) =>
        event.type === 'confirm.asked' ? { command: event.command, record: event.record } : context.issue,
    }),
    forgetIssue: assign({ issue: null }),
  },
}).createMachine({
  id: 'confirm',
  initial: 'closed',
  context: { issue: null },
  states: {
    closed: { entry: 'forgetIssue', on: { 'confirm.asked': { target: 'asking', actions: 'storeIssue' } } },
    asking: {
      tags: 'open',
      on: { 'confirm.accepted': 'acting', 'confirm.dismissed': 'closed' },
    },
    // Dismissing now would hide work that goes on all the same, so it is not heard.
    acting: {
      tags: ['open', 'busy'],
      invoke: {
        src: 'carryOut',
        input: ({ context }) => context.issue ?? { command: '', record: null },
        onDone: 'closed',
        onError: 'closed',
      },
    },
  },
})
