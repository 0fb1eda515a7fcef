import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { callEnds, transitionsOf } from '../../../tests/support/transitionTable'
import { commandMachine, STALLED_MS } from './commandMachine'
import type { Issue } from './confirmMachine'

const input = { command: 'instance.stop', record: {}, subjectId: 'i1', watches: true, isAwaited: false }
const seen = (isAtRest: boolean, id = 'i1') => ({ type: 'subject.observed', id, isAtRest }) as const

describe('leads where the table says', () => {
  const events = {
    ...callEnds('command.requesting'),
    resting: seen(true),
    moving: seen(false),
    other: seen(true, 'other'),
    stalled: { type: 'xstate.after.stalled.command.watching' },
    left: { type: 'dialog.left' },
  }
  const table = {
    requesting: { answered: 'watching', refused: 'failed', left: 'requesting' },
    watching: { resting: 'settled', moving: 'watching', stalled: 'stalled' },
    stalled: { resting: 'settled' },
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
    const announceFailed = vi.fn<() => void>()
    const noteFailed = vi.fn<() => void>()
    const ends: { answer: () => void; refuse: (error: Error) => void }[] = []
    const send = fromPromise<unknown, Issue>(
      () => new Promise((answer, refuse) => ends.push({ answer: () => answer({}), refuse })),
    )
    const actor = createActor(
      commandMachine.provide({
        actors: { send },
        actions: { announceStarted, announceFailed, noteFailed },
      }),
      { input: { ...input, isAwaited } },
    ).start()
    const answer = () => ends[0]?.answer()
    const refuse = () => ends[0]?.refuse(new Error('no'))
    return { actor, answer, refuse, announceStarted, announceFailed, noteFailed }
  }

  it('watches until the resource rests, whatever others do', async () => {
    const { actor, answer, announceStarted } = start(false)
    answer()
    await settle()
    expect(announceStarted).toHaveBeenCalledTimes(1)
    actor.send(seen(true, 'other'))
    actor.send(seen(false))
    expect(actor.getSnapshot().value).toBe('watching')
    actor.send(seen(true))
    expect(actor.getSnapshot().value).toBe('settled')
  })

  it('stalls after thirty seconds without news, and still settles when news comes', async () => {
    const { actor, answer } = start(false)
    answer()
    await vi.advanceTimersByTimeAsync(STALLED_MS)
    expect(actor.getSnapshot().value).toBe('stalled')
    actor.send(seen(true))
    expect(actor.getSnapshot().value).toBe('settled')
  })

  it('announces an error by itself, and keeps it', async () => {
    const { actor, refuse, announceFailed, noteFailed } = start(false)
    refuse()
    await settle()
    expect(actor.getSnapshot().context.error).toEqual(new Error('no'))
    expect(announceFailed).toHaveBeenCalledTimes(1)
    expect(noteFailed).toHaveBeenCalledTimes(1)
  })

  it('leaves the announcement of an error to the dialog that waits for it', async () => {
    const { refuse, announceFailed, noteFailed } = start(true)
    refuse()
    await settle()
    expect(announceFailed).not.toHaveBeenCalled()
    expect(noteFailed).toHaveBeenCalledTimes(1)
  })

  it('announces the error itself once the dialog was left', async () => {
    const { actor, refuse, announceFailed } = start(true)
    actor.send({ type: 'dialog.left' })
    refuse()
    await settle()
    expect(announceFailed).toHaveBeenCalledTimes(1)
  })
})
