import { assign, setup } from 'xstate'
import { handedIn } from './handedIn'

export type SessionEvent = { type: 'session.expired'; location: string } | { type: 'session.left' }

/**
 * The session of this browser. It ends in one of two ways: the server no longer knows it, and one comes back to where
 * one was after signing in; or one leaves, and starts anew.
 */
export const sessionMachine = setup({
  types: {} as { context: { location: string | null }; events: SessionEvent; tags: 'busy' },
  actors: { logout: handedIn<object, void>('logout') },
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
        'session.left': 'signingOut',
      },
    },
    expired: { type: 'final', entry: 'redirectToLogin' },
    signingOut: {
      tags: 'busy',
      // A logout that fails leaves nothing to stay for.
      invoke: { src: 'logout', input: {}, onDone: 'signedOut', onError: 'signedOut' },
    },
    signedOut: { type: 'final', entry: 'goToLogin' },
  },
})
