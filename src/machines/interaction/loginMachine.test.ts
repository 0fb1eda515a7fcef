import { expect, it } from 'vitest'
import { callEnds, transitionsOf } from '../../../tests/support/transitionTable'
import { loginMachine } from './loginMachine'

it('leads where the table says', () => {
  const events = {
    submitted: { type: 'login.submitted', username: 'ines', password: 'x' },
    ...callEnds('login.pending'),
  }
  expect(transitionsOf(loginMachine, events, { input: { siloName: 's' } })).toEqual({
    idle: { submitted: 'pending' },
    pending: { answered: 'success', refused: 'error' },
    error: { submitted: 'pending' },
    success: {},
  })
})
