import { assign, setup } from 'xstate'
import { isApiError } from '#model/apiError'
import { requiredPromise } from './requiredActors'

export interface LoginSubmitted {
  type: 'login.submitted'
  username: string
  password: string
}

interface LoginContext {
  siloName: string
  /** The error of the last attempt. */
  error: unknown
}

/** Statuses that mean a wrong name or password; other errors have other causes. */
const REFUSED: readonly number[] = [401, 403]

/**
 * Local sign-in. The password goes from the event directly to the request: it is never stored in the context,
 * where the log or a snapshot would contain it.
 */
export const loginMachine = setup({
  types: {} as {
    context: LoginContext
    events: LoginSubmitted
    input: { siloName: string }
    tags: 'busy'
  },
  actors: {
    login: requiredPromise<{ siloName: string; body: { username: string; password: string } }, void>('login'),
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
    /** Another error; the same name and password may work on retry. */
    failed: { on: { 'login.submitted': 'pending' } },
    success: { type: 'final' },
  },
})
