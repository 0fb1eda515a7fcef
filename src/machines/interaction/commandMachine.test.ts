import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate'
import { callEnds, failsWith, transitionsOf } from '#tests/support/transitionTable'
import { commandMachine, STALLED_MS, type SubjectObserved } from './commandMachine'
import type { CommandRequest } from './commandRequest'

const request: CommandRequest = {
  command: { name: 'instance.stop', label: 'Stop', rule: { event: 'command.stop' } },
  record: {},
  subject: { kind: 'instance', id: 'i1', name: 'web-1' },
}
const input = { request, watches: true, isAwaited: false }
const seen = (isAtRest: boolean) => ({ type: 'subject.observed', state: 'stopped', isAtRest }) as const

describe('leads where the table says', () => {
  const events = {
    ...callEnds('command.requesting'),
    gone: failsWith('command.requesting', { message: 'not found', statusCode: 404, isGone: true }),
    ruled: failsWith('command.requesting', { message: 'not in this state', statusCode: 400 }),
    forbidden: failsWith('command.requesting', { message: 'no', statusCode: 403 }),
    so: { type: 'xstate.done.actor.0.command.looking', output: { reached: { state: 'stopped' } } },
    notSo: { type: 'xstate.done.actor.0.command.looking', output: null },
    unread: failsWith('command.looking', new Error('no')),
    resting: seen(true),
    moving: seen(false),
    stalled: { type: 'xstate.after.stalled.command.watching.moving' },
    left: { type: 'dialog.left' },
  }
  const table = {
    begun: {},
    requesting: {
      answered: 'watching.moving',
      refused: 'failed',
      gone: 'settled',
      ruled: 'looking',
      forbidden: 'failed',
      left: 'requesting',
    },
    looking: { so: 'settled', notSo: 'failed', unread: 'failed', left: 'looking' },
    'watching.moving': { resting: 'settled', moving: 'watching.moving', stalled: 'watching.stalled' },
    'watching.stalled': { resting: 'settled', moving: 'watching.moving' },
    settled: {},
    failed: {},
  }
  it('when its resource is watched', () => {
    expect(transitionsOf(commandMachine, events, { input })).toEqual(table)
  })
  it('when nothing moves because of it', () => {
    expect(transitionsOf(commandMachine, events, { input: { ...input, watches: false } })).toEqual({
      ...table,
      requesting: { ...table.requesting, answered: 'settled' },
    })
  })
})

describe('an issued command', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const settle = () => vi.advanceTimersByTimeAsync(0)

  function start(isAwaited: boolean) {
    const announceStarted = vi.fn<() => void>()
    const announceEnded = vi.fn<() => void>()
    const announceFailed = vi.fn<() => void>()
    const noteFailed = vi.fn<() => void>()
    const ends: { answer: () => void; reject: (error: Error) => void }[] = []
    const send = fromPromise<unknown, CommandRequest>(
      () => new Promise((answer, reject) => ends.push({ answer: () => answer({}), reject })),
    )
    const noteStalled = vi.fn<() => void>()
    const noteNotStalled = vi.fn<() => void>()
    const watch = fromCallback<EventObject, CommandRequest, SubjectObserved>(() => {})
    const actor = createActor(
      commandMachine.provide({
        actors: { send, watch },
        actions: {
          announceStarted,
          announceEnded,
          announceFailed,
          noteFailed,
          noteStalled,
          noteNotStalled,
        },
      }),
      { input: { ...input, isAwaited } },
    ).start()
    const answer = () => ends[0]?.answer()
    const reject = () => ends[0]?.reject(new Error('no'))
    return {
      actor,
      answer,
      reject,
      announceStarted,
      announceEnded,
      announceFailed,
      noteFailed,
      noteStalled,
      noteNotStalled,
    }
  }

  it('watches until the resource rests', async () => {
    const { actor, answer, announceStarted, announceEnded } = start(false)
    answer()
    await settle()
    expect(announceStarted).toHaveBeenCalledTimes(1)
    actor.send(seen(false))
    expect(actor.getSnapshot().matches('watching')).toBe(true)
    expect(announceEnded).not.toHaveBeenCalled()
    actor.send(seen(true))
    expect(actor.getSnapshot().value).toBe('settled')
    expect(announceEnded).toHaveBeenCalledTimes(1)
  })

  it('stalls after thirty seconds without news, and still settles when news comes', async () => {
    const { actor, answer, noteStalled, noteNotStalled } = start(false)
    answer()
    await vi.advanceTimersByTimeAsync(STALLED_MS)
    expect(actor.getSnapshot().hasTag('stalled')).toBe(true)
    expect(noteStalled).toHaveBeenCalledTimes(1)
    actor.send(seen(true))
    expect(actor.getSnapshot().value).toBe('settled')
    expect(noteNotStalled).toHaveBeenCalledTimes(1)
  })

  it('is no longer stalled when the resource moves on', async () => {
    const { actor, answer } = start(false)
    answer()
    await vi.advanceTimersByTimeAsync(STALLED_MS)
    actor.send(seen(false))
    expect(actor.getSnapshot().hasTag('stalled')).toBe(false)
    await vi.advanceTimersByTimeAsync(STALLED_MS - 1)
    expect(actor.getSnapshot().hasTag('stalled')).toBe(false)
  })

  it('announces an error by itself, and keeps it', async () => {
    const { actor, reject, announceFailed, noteFailed } = start(false)
    reject()
    await settle()
    expect(actor.getSnapshot().context.error).toEqual(new Error('no'))
    expect(announceFailed).toHaveBeenCalledTimes(1)
    expect(noteFailed).toHaveBeenCalledTimes(1)
  })

  it('leaves the announcement of an error to the dialog that waits for it', async () => {
    const { reject, announceFailed, noteFailed } = start(true)
    reject()
    await settle()
    expect(announceFailed).not.toHaveBeenCalled()
    expect(noteFailed).toHaveBeenCalledTimes(1)
  })

  it('announces the error itself once the dialog was left', async () => {
    const { actor, reject, announceFailed } = start(true)
    actor.send({ type: 'dialog.left' })
    reject()
    await settle()
    expect(announceFailed).toHaveBeenCalledTimes(1)
  })
})
