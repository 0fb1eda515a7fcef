import { assign, setup } from 'xstate'
import { requiredPromise } from './requiredActors'

export type SessionEvent =
  | { type: 'session.expired'; location: string }
  | { type: 'session.left' }
  /** The user signs out although something ends with it. */
  | { type: 'session.insisted' }
  | { type: 'session.kept' }

/**
 * The session of this browser. It ends in one of two ways: the server no longer knows it, and sign-in returns to the
 * same page; or the user signs out and starts again.
 */
export const sessionMachine = setup({
  types: {} as { context: { location: string | null }; events: SessionEvent; tags: 'busy' },
  actors: { logout: requiredPromise<object, void>('logout') },
  // Whether something under way would end with the page.
  guards: { endsSomething: () => false },
  actions: {
    storeLocation: assign({
      location: ({ event }) => (event.type === 'session.expired' ? event.location : null),
    }),
    redirectToLogin: () => {},
    goToLogin: () => {},
  },
}).createMachine({
  id: 'session',
  initial: 'signedIn',
  context: { location: null },
  states: {
    signedIn: {
      on: {
        'session.expired': { target: 'expired', actions: 'storeLocation' },
        'session.left': [{ guard: 'endsSomething', target: 'asking' }, { target: 'signingOut' }],
      },
    },
    asking: {
      on: {
        'session.expired': { target: 'expired', actions: 'storeLocation' },
        'session.insisted': 'signingOut',
        'session.kept': 'signedIn',
      },
    },
    expired: { type: 'final', entry: 'redirectToLogin' },
    signingOut: {
      tags: 'busy',
      // A failed logout also ends the session here.
      invoke: { src: 'logout', input: {}, onDone: 'signedOut', onError: 'signedOut' },
    },
    signedOut: { type: 'final', entry: 'goToLogin' },
  },
})
