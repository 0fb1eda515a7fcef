import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { callEnds, failsWith, transitionsOf } from '#tests/support/transitionTable'
import { deviceCodeMachine, withDash } from './deviceCodeMachine'

const CODE = 'ABCDEFGH'

describe('leads where the table says', () => {
  const events = {
    changed: { type: 'code.changed', letters: 'ABC' },
    submitted: { type: 'code.submitted' },
    ...callEnds('deviceCode.pending'),
    rejected: failsWith('deviceCode.pending', { message: 'not found', statusCode: 404 }),
    expired: failsWith('deviceCode.pending', { message: 'expired', statusCode: 400 }),
    broken: failsWith('deviceCode.pending', { message: 'broken', statusCode: 500 }),
    dead: failsWith('deviceCode.pending', { message: 'no answer', statusCode: 0 }),
  }
  const input = { dashAfter: 3 }
  const pending = {
    answered: 'success',
    refused: 'failed',
    rejected: 'rejected',
    expired: 'rejected',
    broken: 'failed',
    dead: 'failed',
  }
  it('with a whole code', () => {
    expect(transitionsOf(deviceCodeMachine, events, { input, context: { letters: CODE } })).toEqual({
      idle: { changed: 'idle', submitted: 'pending' },
      pending,
      rejected: { changed: 'idle', submitted: 'pending' },
      failed: { changed: 'idle', submitted: 'pending' },
      success: {},
    })
  })
  it('with a part of one, which is not sent', () => {
    expect(transitionsOf(deviceCodeMachine, events, { input, context: { letters: 'ABCDEFG' } })).toEqual({
      idle: { changed: 'idle' },
      pending,
      rejected: { changed: 'idle' },
      failed: { changed: 'idle' },
      success: {},
    })
  })
})

describe('the device code', () => {
  type ConfirmCode = () => Promise<void>
  const start = (confirmCode: ConfirmCode, dashAfter = 3) => {
    const actor = createActor(
      deviceCodeMachine.provide({ actors: { confirmCode: fromPromise(confirmCode) } }),
      { input: { dashAfter } },
    )
    return actor.start()
  }
  it('is sent with the dash after the third letter, or where the control plane wants it', () => {
    expect(withDash(CODE, 3)).toBe('ABC-DEFGH')
    expect(withDash(CODE, 4)).toBe('ABCD-EFGH')
  })
  it('takes letters only, in upper case', () => {
    const actor = start(() => Promise.resolve())
    actor.send({ type: 'code.changed', letters: 'ab1-cd ef.ghij' })
    expect(actor.getSnapshot().context.letters).toBe(CODE)
  })
  it('is sent once when submitted twice', async () => {
    const sent = vi.fn<ConfirmCode>(() => Promise.resolve())
    const actor = start(sent)
    actor.send({ type: 'code.changed', letters: CODE })
    actor.send({ type: 'code.submitted' })
    actor.send({ type: 'code.submitted' })
    await waitFor(actor, (snapshot) => snapshot.matches('success'))
    expect(sent).toHaveBeenCalledTimes(1)
  })
  const rejection = Object.assign(new Error('not found'), { statusCode: 404 })
  it('a rejected code stays, and can be changed and sent again', async () => {
    const actor = start(() => Promise.reject(rejection))
    actor.send({ type: 'code.changed', letters: CODE })
    actor.send({ type: 'code.submitted' })
    await waitFor(actor, (snapshot) => snapshot.matches('rejected'))
    expect(actor.getSnapshot().context.letters).toBe(CODE)
    expect(actor.getSnapshot().context.error).toBe(rejection)
  })
  it('is sent again after an error as it is, or after a change', async () => {
    const answers = [new Error('broken'), rejection, rejection, new Error('broken')]
    const actor = start(() => Promise.reject(answers.shift()))
    const submit = async (state: 'failed' | 'rejected') => {
      actor.send({ type: 'code.submitted' })
      await waitFor(actor, (snapshot) => snapshot.matches(state))
    }
    actor.send({ type: 'code.changed', letters: CODE })
    await submit('failed')
    await submit('rejected')
    await submit('rejected')
    actor.send({ type: 'code.changed', letters: 'ABC' })
    actor.send({ type: 'code.submitted' })
    expect(actor.getSnapshot().value).toBe('idle')
    actor.send({ type: 'code.changed', letters: CODE })
    await submit('failed')
    actor.send({ type: 'code.changed', letters: 'ABC' })
    expect(actor.getSnapshot().value).toBe('idle')
  })
})
