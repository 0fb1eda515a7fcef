import { expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { callEnds, transitionsOf } from '#tests/support/transitionTable'
import { sessionMachine } from './sessionMachine'

it('leads where the table says', () => {
  const events = {
    expired: { type: 'session.expired', location: '/projects' },
    left: { type: 'session.left' },
    insisted: { type: 'session.insisted' },
    kept: { type: 'session.kept' },
    ...callEnds('session.signingOut'),
  }
  expect(transitionsOf(sessionMachine, events)).toEqual({
    signedIn: { expired: 'expired', left: 'signingOut' },
    asking: { expired: 'expired', insisted: 'signingOut', kept: 'signedIn' },
    expired: {},
    signingOut: { answered: 'signedOut', refused: 'signedOut' },
    signedOut: {},
  })
})

it('asks before it is left while something would end with the page', () => {
  const session = createActor(sessionMachine.provide({ guards: { endsSomething: () => true } })).start()
  session.send({ type: 'session.left' })
  expect(session.getSnapshot().value).toBe('asking')
  // The session may end while the question is open.
  session.send({ type: 'session.expired', location: '/projects' })
  expect(session.getSnapshot().value).toBe('expired')
  expect(session.getSnapshot().context.location).toBe('/projects')
})

it('goes to the sign-in page with the way back when it is lost, without one when it is left', async () => {
  const redirectToLogin = vi.fn<() => void>()
  const goToLogin = vi.fn<() => void>()
  const start = () =>
    createActor(
      sessionMachine.provide({
        actors: { logout: fromPromise<void, object>(() => Promise.reject(new Error('no'))) },
        actions: { redirectToLogin, goToLogin },
      }),
    ).start()
  const lost = start()
  lost.send({ type: 'session.expired', location: '/projects' })
  expect(lost.getSnapshot().context.location).toBe('/projects')
  expect(redirectToLogin).toHaveBeenCalledTimes(1)
  const left = start()
  left.send({ type: 'session.left' })
  await waitFor(left, (snapshot) => snapshot.matches('signedOut'))
  expect(goToLogin).toHaveBeenCalledTimes(1)
})
