import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { callEnds, failsWith, transitionsOf } from '#tests/support/transitionTable'
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

it('takes a name and a password until they are right, also after the region has failed', async () => {
  const answers = [
    Object.assign(new Error('wrong'), { statusCode: 401 }),
    Object.assign(new Error('broken'), { statusCode: 500 }),
    undefined,
  ]
  const asked: string[] = []
  const login = fromPromise<void, { siloName: string; body: { username: string; password: string } }>(
    ({ input }) => {
      asked.push(input.body.password)
      const error = answers.shift()
      return error ? Promise.reject(error) : Promise.resolve()
    },
  )
  const actor = createActor(loginMachine.provide({ actors: { login } }), { input: { siloName: 's' } }).start()
  const submit = (password: string) => actor.send({ type: 'login.submitted', username: 'ines', password })
  submit('first')
  await waitFor(actor, (snapshot) => snapshot.matches('rejected'))
  submit('second')
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('failed'))
  expect(context.error).toMatchObject({ message: 'broken' })
  submit('third')
  submit('twice')
  expect((await waitFor(actor, (snapshot) => snapshot.matches('success'))).context.error).toBeNull()
  expect(asked).toEqual(['first', 'second', 'third'])
})
