import { assign, setup } from 'xstate'
import { isApiError } from '../../store/model/apiError'
import { handedIn } from './handedIn'

export interface LoginSubmitted {
  type: 'login.submitted'
  username: string
  password: string
}

interface LoginContext {
  siloName: string
  /** Why the last try failed. */
  error: unknown
}

/** Statuses by which the server refuses the name or the password; any other error has another cause. */
const REFUSED: readonly number[] = [401, 403]

/**
 * Signing in with a name and a password. The password goes from the event straight to the call: it is never kept in
 * the machine's memory, where the log or a snapshot could find it.
 */
export const loginMachine = setup({
  types: {} as {
    context: LoginContext
    events: LoginSubmitted
    input: { siloName: string }
    tags: 'busy'
  },
  actors: {
    login: handedIn<{ siloName: string; body: { username: string; password: string } }, void>('login'),
  },
  guards: {
    isRefusal: ({ event }) =>
      'error' in event && isApiError(event.error) && REFUSED.includes(event.error.statusCode),
  },
  actions: {
    storeError: assign({ error: ({ event }) => ('error' in event ? event.error : null) }),
    forgetError: assign({ error: null }),
  },
}).createMachine({
  id: 'login',
  initial: 'idle',
  context: ({ input }) => ({ siloName: input.siloName, error: null }),
  states: {
    idle: { on: { 'login.submitted': 'pending' } },
    pending: {
      tags: 'busy',
      entry: 'forgetError',
      invoke: {
        src: 'login',
        input: ({ context, event }) => ({
          siloName: context.siloName,
          body: { username: event.username, password: event.password },
        }),
        onDone: 'success',
        onError: [
          { guard: 'isRefusal', target: 'rejected' },
          { target: 'failed', actions: 'storeError' },
        ],
      },
    },
    /** The name or the password is wrong. */
    rejected: { on: { 'login.submitted': 'pending' } },
    /** Something else went wrong; the same name and password may do the next time. */
    failed: { on: { 'login.submitted': 'pending' } },
    success: { type: 'final' },
  },
})
