import { setup } from 'xstate'
import { handedIn } from './handedIn'

export interface LoginSubmitted {
  type: 'login.submitted'
  username: string
  password: string
}

/**
 * Signing in with a name and a password. The password goes from the event straight to the call: it is never kept in
 * the machine's memory, where the log or a snapshot could find it.
 */
export const loginMachine = setup({
  types: {} as {
    context: { siloName: string }
    events: LoginSubmitted
    input: { siloName: string }
    tags: 'busy'
  },
  actors: {
    login: handedIn<{ siloName: string; body: { username: string; password: string } }, void>('login'),
  },
}).createMachine({
  id: 'login',
  initial: 'idle',
  context: ({ input }) => ({ siloName: input.siloName }),
  states: {
    idle: { on: { 'login.submitted': 'pending' } },
    pending: {
      tags: 'busy',
      invoke: {
        src: 'login',
        input: ({ context, event }) => ({
          siloName: context.siloName,
          body: { username: event.username, password: event.password },
        }),
        onDone: 'success',
        onError: 'error',
      },
    },
    error: { on: { 'login.submitted': 'pending' } },
    success: { type: 'final' },
  },
})
