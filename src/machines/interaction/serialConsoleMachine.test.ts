import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { stateName, transitionsOf } from '#tests/support/transitionTable'
import {
  backoffMs,
  CONNECT_TIMEOUT_MS,
  serialConsoleMachine,
  STABLE_AFTER_MS,
  type SerialConsoleEvent,
} from './serialConsoleMachine'

describe('leads where the table says', () => {
  const events = {
    available: { type: 'console.available' },
    unavailable: { type: 'console.unavailable' },
    opened: { type: 'stream.opened' },
    answered: { type: 'stream.answered' },
    ended: { type: 'stream.closed', code: 1000, reason: '' },
    cut: { type: 'stream.closed', code: 1006, reason: '' },
    rejected: { type: 'stream.closed', code: 1011, reason: 'Forbidden' },
    retry: { type: 'retry.asked' },
    settled: { type: 'xstate.after.stable.serialConsole.attached.verifying' },
    patience: { type: 'xstate.after.connectTimeout.serialConsole.attached.connecting' },
    backoff: { type: 'xstate.after.backoff.serialConsole.lost' },
  }
  const ends = { ended: 'ended', cut: 'lost', rejected: 'rejected' }
  const stays = (state: string) => ({ available: state, unavailable: state })
  const table = {
    unavailable: { available: 'attached.connecting' },
    'attached.connecting': {
      ...stays('attached.connecting'),
      ...ends,
      opened: 'attached.verifying',
      patience: 'lost',
    },
    'attached.verifying': {
      ...stays('attached.verifying'),
      ...ends,
      answered: 'attached.live',
      settled: 'attached.live',
    },
    'attached.live': { ...stays('attached.live'), ...ends },
    lost: { retry: 'attached.connecting', backoff: 'attached.connecting', unavailable: 'unavailable' },
    ended: { retry: 'attached.connecting', unavailable: 'unavailable' },
    rejected: { retry: 'attached.connecting', unavailable: 'unavailable' },
  }
  it('while the instance has a console', () => {
    expect(transitionsOf(serialConsoleMachine, events, { context: { isAvailable: true } })).toEqual(table)
  })
  it('while it has none: every end of the stream leads away', () => {
    const withoutConsole = { ended: 'unavailable', cut: 'unavailable', rejected: 'unavailable' }
    expect(transitionsOf(serialConsoleMachine, events, { context: { isAvailable: false } })).toEqual({
      ...table,
      'attached.connecting': { ...table['attached.connecting'], ...withoutConsole },
      'attached.verifying': { ...table['attached.verifying'], ...withoutConsole },
      'attached.live': { ...table['attached.live'], ...withoutConsole },
    })
  })
})

describe('the serial console', () => {
  const start = () => {
    const opened = vi.fn<() => void>()
    const closed = vi.fn<() => void>()
    const stream = fromCallback(() => {
      opened()
      return closed
    })
    const actor = createActor(serialConsoleMachine.provide({ actors: { stream: stream as never } })).start()
    const send = (...events: SerialConsoleEvent[]) => {
      for (const event of events) actor.send(event)
    }
    const at = () => stateName(actor.getSnapshot().value)
    return { actor, send, at, opened, closed }
  }
  const available = { type: 'console.available' } as const
  const unavailable = { type: 'console.unavailable' } as const
  const opening = [available, { type: 'stream.opened' }, { type: 'stream.answered' }] as const
  const close = (code: number, reason = '') => ({ type: 'stream.closed', code, reason }) as const

  it('opens one stream, however often it hears that there is one, and closes it when it is stopped', () => {
    const { send, actor, at, opened, closed } = start()
    send(...opening, available, { type: 'retry.asked' })
    expect(at()).toBe('attached.live')
    expect(opened).toHaveBeenCalledTimes(1)
    actor.stop()
    expect(closed).toHaveBeenCalledTimes(1)
  })
  it('is not connected as long as it may still be rejected', () => {
    vi.useFakeTimers()
    const { send, at, actor } = start()
    send(available, { type: 'stream.opened' })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    send(close(1011, 'Forbidden'))
    expect(at()).toBe('rejected')
    expect(actor.getSnapshot().context).toMatchObject({ hasOutput: false, ending: { reason: 'Forbidden' } })
    send({ type: 'retry.asked' }, { type: 'stream.opened' })
    vi.advanceTimersByTime(STABLE_AFTER_MS)
    expect(at()).toBe('attached.live')
    vi.useRealTimers()
  })
  it('opens again when asked after its end, and waits for the instance when that has no console', () => {
    const { send, at, opened } = start()
    send(...opening, close(1000, 'exited'))
    expect(at()).toBe('ended')
    send({ type: 'retry.asked' })
    expect(at()).toBe('attached.connecting')
    send(close(1011, 'Forbidden'), unavailable)
    expect(at()).toBe('unavailable')
    send({ type: 'retry.asked' })
    expect(at()).toBe('unavailable')
    send(available)
    expect(opened).toHaveBeenCalledTimes(3)
  })
  it('takes a lost connection up again, later each time, and at once when asked', () => {
    vi.useFakeTimers()
    const { send, at, opened } = start()
    send(...opening)
    for (const waitMs of [1_000, 2_000, 4_000]) {
      send(close(1006))
      expect(at()).toBe('lost')
      vi.advanceTimersByTime(waitMs - 1)
      expect(at()).toBe('lost')
      vi.advanceTimersByTime(1)
      expect(at()).toBe('attached.connecting')
    }
    send(close(1006), { type: 'retry.asked' })
    expect(at()).toBe('attached.connecting')
    expect(opened).toHaveBeenCalledTimes(5)
    send({ type: 'stream.opened' }, { type: 'stream.answered' }, close(1006))
    vi.advanceTimersByTime(1_000)
    expect(at()).toBe('attached.connecting')
    vi.useRealTimers()
    expect(backoffMs(40)).toBe(30_000)
  })
  it('gives up an opening that never answers, and tries again', () => {
    vi.useFakeTimers()
    const { send, at, closed } = start()
    send(available)
    vi.advanceTimersByTime(CONNECT_TIMEOUT_MS)
    expect(at()).toBe('lost')
    expect(closed).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })
  it('shows a machine going down to its end, whatever its state is called meanwhile', () => {
    const { send, at, actor } = start()
    send(...opening, unavailable)
    expect(at()).toBe('attached.live')
    send(close(1000, 'instance stopped'))
    expect(at()).toBe('unavailable')
    expect(actor.getSnapshot().context.ending).toEqual({ code: 1000, reason: 'instance stopped' })
    send(available)
    expect(at()).toBe('attached.connecting')
  })
  it('waits to hear from the instance when the end came first', () => {
    const { send, at } = start()
    send(...opening, close(1000))
    expect(at()).toBe('ended')
    send(unavailable)
    expect(at()).toBe('unavailable')
  })
  it('does not try again while there is nothing to try', () => {
    vi.useFakeTimers()
    const { send, at } = start()
    send(...opening, close(1006), unavailable)
    vi.advanceTimersByTime(60_000)
    expect(at()).toBe('unavailable')
    vi.useRealTimers()
  })
})
