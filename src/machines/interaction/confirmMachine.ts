import { assign, setup } from 'xstate'
import { SLOW_MS } from '../../store/model/limits'
import { handedIn } from './handedIn'

/** A command by name, with the record it is for: data that can be logged, restored, replayed and played by a demo. */
export interface Issue {
  command: string
  record: unknown
}

interface ConfirmContext {
  issue: Issue | null
  /** Why the last try failed; null before one did. */
  error: unknown
}

export type ConfirmEvent =
  | ({ type: 'confirm.asked' } & Issue)
  | { type: 'confirm.accepted' }
  | { type: 'confirm.dismissed' }

/**
 * Asks before a command is carried out. It closes on success; an error stays in it, with another try. An answer that
 * takes too long can be left alone: the command goes on by itself, and announces how it ended.
 */
export const confirmMachine = setup({
  types: {} as { context: ConfirmContext; events: ConfirmEvent; tags: 'open' | 'busy' | 'slow' },
  actors: { carryOut: handedIn<Issue, void>('carryOut') },
  actions: {
    storeIssue: assign({
      issue: ({ event, context }) =>
        event.type === 'confirm.asked' ? { command: event.command, record: event.record } : context.issue,
    }),
    storeError: assign({ error: ({ event }) => ('error' in event ? event.error : null) }),
    forgetError: assign({ error: null }),
    forgetIssue: assign({ issue: null, error: null }),
  },
  delays: { slow: SLOW_MS },
}).createMachine({
  id: 'confirm',
  initial: 'closed',
  context: { issue: null, error: null },
  states: {
    closed: { entry: 'forgetIssue', on: { 'confirm.asked': { target: 'asking', actions: 'storeIssue' } } },
    asking: {
      tags: 'open',
      on: { 'confirm.accepted': 'acting', 'confirm.dismissed': 'closed' },
    },
    acting: {
      tags: ['open', 'busy'],
      entry: 'forgetError',
      invoke: {
        src: 'carryOut',
        input: ({ context }) => context.issue ?? { command: '', record: null },
        onDone: 'closed',
        onError: { target: 'failed', actions: 'storeError' },
      },
      initial: 'brief',
      states: {
        // Most answers take less than a second: leaving now would only hide them.
        brief: { after: { slow: 'slow' } },
        slow: { tags: 'slow', on: { 'confirm.dismissed': '#confirm.closed' } },
      },
    },
    failed: {
      tags: 'open',
      on: { 'confirm.accepted': 'acting', 'confirm.dismissed': 'closed' },
    },
  },
})
