import { expect, it } from 'vitest'
import { callEnds, failsWith, transitionsOf } from '../../../tests/support/transitionTable'
import { loginMachine } from './loginMachine'

it('leads where the table says', () => {
  const events = {
    submitted: { type: 'login.submitted', username: 'ines', password: 'x' },
    ...callEnds('login.pending'),
    unauthorized: failsWith('login.pending', { message: 'no', statusCode: 401 }),
    forbidden: failsWith('login.pending', { message: 'no', statusCode: 403 }),
    broken: failsWith('login.pending', { message: 'broken', statusCode: 500 }),
    dead: failsWith('login.pending', { message: 'no answer', statusCode: 0 }),
  }
  expect(transitionsOf(loginMachine, events, { input: { siloName: 's' } })).toEqual({
    idle: { submitted: 'pending' },
    pending: {
      answered: 'success',
      unauthorized: 'rejected',
      forbidden: 'rejected',
      broken: 'failed',
      dead: 'failed',
      refused: 'failed',
    },
    rejected: { submitted: 'pending' },
    failed: { submitted: 'pending' },
    success: {},
  })
})
