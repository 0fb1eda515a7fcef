import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { callEnds, stateName, transitionsOf } from '#tests/support/transitionTable'
import { SLOW_MS } from '#model/timing'
import type { CommandRequest } from './commandRequest'
import { confirmMachine } from './confirmMachine'

const asked = {
  type: 'confirm.asked',
  request: {
    command: { name: 'instance.stop', label: 'Stop' },
    record: { id: 1 },
    subject: { kind: 'instance', id: '1', name: 'web-1' },
  },
} as const
const accepted = { type: 'confirm.accepted' } as const
const dismissed = { type: 'confirm.dismissed' } as const

it('leads where the table says', () => {
  const events = {
    asked,
    accepted,
    dismissed,
    ...callEnds('confirm.acting'),
    slow: { type: 'xstate.after.slow.confirm.acting.brief' },
  }
  expect(transitionsOf(confirmMachine, events, { context: { request: asked.request } })).toEqual({
    closed: { asked: 'asking' },
    asking: { accepted: 'acting.brief', dismissed: 'closed' },
    'acting.brief': { answered: 'closed', refused: 'failed', slow: 'acting.slow' },
    'acting.slow': { answered: 'closed', refused: 'failed', dismissed: 'closed' },
    failed: { accepted: 'acting.brief', dismissed: 'closed' },
  })
})

describe('the confirm dialog', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** A dialog whose calls settle when the test decides. */
  function start() {
    const calls: {
      input: CommandRequest
      signal: AbortSignal
      answer: () => void
      reject: (error: Error) => void
    }[] = []
    const execute = fromPromise<void, CommandRequest>(
      ({ input, signal }) => new Promise((answer, reject) => calls.push({ input, signal, answer, reject })),
    )
    const actor = createActor(confirmMachine.provide({ actors: { execute } })).start()
    actor.send(asked)
    return { actor, calls, at: () => stateName(actor.getSnapshot().value) }
  }
  const settle = () => vi.advanceTimersByTimeAsync(0)

  it('closes on success, and forgets what it asked', async () => {
    const { actor, calls, at } = start()
    actor.send(accepted)
    calls[0]?.answer()
    await settle()
    expect(at()).toBe('closed')
    expect(actor.getSnapshot().context).toEqual({ request: null, error: null })
  })

  it('keeps the error and the question, and tries again', async () => {
    const { actor, calls, at } = start()
    actor.send(accepted)
    calls[0]?.reject(new Error('no'))
    await settle()
    expect(at()).toBe('failed')
    expect(actor.getSnapshot().context).toEqual({
      request: asked.request,
      error: new Error('no'),
    })
    actor.send(accepted)
    expect(actor.getSnapshot().context.error).toBeNull()
    calls[1]?.answer()
    await settle()
    expect(at()).toBe('closed')
  })

  it('can be left with its error', async () => {
    const { actor, calls, at } = start()
    actor.send(accepted)
    calls[0]?.reject(new Error('no'))
    await settle()
    actor.send(dismissed)
    expect(at()).toBe('closed')
    expect(actor.getSnapshot().context).toEqual({ request: null, error: null })
  })

  it('acts once when accepted twice, and is not dismissed while the answer may be near', () => {
    const { actor, calls, at } = start()
    actor.send(accepted)
    actor.send(accepted)
    actor.send(dismissed)
    expect(at()).toBe('acting.brief')
    expect(calls).toHaveLength(1)
  })

  it('lets itself be left when the answer takes too long, and says so to the call', () => {
    const { actor, calls, at } = start()
    actor.send(accepted)
    vi.advanceTimersByTime(SLOW_MS)
    expect(actor.getSnapshot().hasTag('slow')).toBe(true)
    actor.send(dismissed)
    expect(at()).toBe('closed')
    expect(calls[0]?.signal.aborted).toBe(true)
  })
})
