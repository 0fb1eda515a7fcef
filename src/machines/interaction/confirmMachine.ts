import { assign, setup } from 'xstate'
import { SLOW_MS } from '#model/timing'
import type { CommandRequest } from './commandRequest'
import { requiredPromise } from './requiredActors'

interface ConfirmContext {
  request: CommandRequest | null
  /** The error of the last attempt; null if there is none. */
  error: unknown
}

export type ConfirmEvent =
  | { type: 'confirm.asked'; request: CommandRequest }
  | { type: 'confirm.accepted' }
  | { type: 'confirm.dismissed' }

/** The current request. @throws before the first one; no state that calls this comes earlier */
function requestOf({ context }: { context: ConfirmContext }): CommandRequest {
  if (!context.request) throw new Error('No command was asked for')
  return context.request
}

/**
 * Asks for confirmation before a command runs. Closes on success; shows an error, with a retry. A dialog with a
 * slow request can be closed: the command continues and announces its result.
 */
export const confirmMachine = setup({
  types: {} as { context: ConfirmContext; events: ConfirmEvent; tags: 'open' | 'busy' | 'slow' },
  actors: { execute: requiredPromise<CommandRequest, void>('execute') },
  actions: {
    storeRequest: assign({
      request: ({ event, context }) => (event.type === 'confirm.asked' ? event.request : context.request),
    }),
    storeError: assign({ error: ({ event }) => ('error' in event ? event.error : null) }),
    forgetError: assign({ error: null }),
    forgetRequest: assign({ request: null, error: null }),
  },
  delays: { slow: SLOW_MS },
}).createMachine({
  id: 'confirm',
  initial: 'closed',
  context: { request: null, error: null },
  states: {
    closed: {
      entry: 'forgetRequest',
      on: { 'confirm.asked': { target: 'asking', actions: 'storeRequest' } },
    },
    asking: {
      tags: 'open',
      on: {
        'confirm.accepted': 'acting',
        'confirm.dismissed': 'closed',
      },
    },
    acting: {
      tags: ['open', 'busy'],
      entry: 'forgetError',
      invoke: {
        src: 'execute',
        input: requestOf,
        onDone: 'closed',
        onError: { target: 'failed', actions: 'storeError' },
      },
      initial: 'brief',
      states: {
        // Most responses take less than a second: closing during that time would only hide them.
        brief: { after: { slow: 'slow' } },
        slow: { tags: 'slow', on: { 'confirm.dismissed': '#confirm.closed' } },
      },
    },
    failed: {
      tags: 'open',
      on: {
        'confirm.accepted': 'acting',
        'confirm.dismissed': 'closed',
      },
    },
  },
})
