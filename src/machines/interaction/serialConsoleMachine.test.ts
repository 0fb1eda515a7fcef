import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { stateName, transitionsOf } from '../../../tests/support/transitionTable'
import {
  backoffMs,
  PATIENCE_MS,
  serialConsoleMachine,
  SETTLING_MS,
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
    refused: { type: 'stream.closed', code: 1011, reason: 'Forbidden' },
    retry: { type: 'retry.asked' },
    settled: { type: 'xstate.after.settled.serialConsole.attached.settling' },
    patience: { type: 'xstate.after.patience.serialConsole.attached.connecting' },
    backoff: { type: 'xstate.after.backoff.serialConsole.lost' },
  }
  const ends = { ended: 'ended', cut: 'lost', refused: 'refused' }
  const stays = (state: string) => ({ available: state, unavailable: state })
  const table = {
    away: { available: 'attached.connecting' },
    'attached.connecting': {
      ...stays('attached.connecting'),
      ...ends,
      opened: 'attached.settling',
      patience: 'lost',
    },
    'attached.settling': {
      ...stays('attached.settling'),
      ...ends,
      answered: 'attached.live',
      settled: 'attached.live',
    },
    'attached.live': { ...stays('attached.live'), ...ends },
    lost: { retry: 'attached.connecting', backoff: 'attached.connecting', unavailable: 'away' },
    ended: { retry: 'attached.connecting', unavailable: 'away' },
    refused: { retry: 'attached.connecting', unavailable: 'away' },
  }
  it('while the instance has a console', () => {
    expect(transitionsOf(serialConsoleMachine, events, { context: { isAvailable: true } })).toEqual(table)
  })
  it('while it has none: every end of the stream leads away', () => {
    const away = { ended: 'away', cut: 'away', refused: 'away' }
    expect(transitionsOf(serialConsoleMachine, events, { context: { isAvailable: false } })).toEqual({
      ...table,
      'attached.connecting': { ...table['attached.connecting'], ...away },
      'attached.settling': { ...table['attached.settling'], ...away },
      'attached.live': { ...table['attached.live'], ...away },
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
    const tell = (...events: SerialConsoleEvent[]) => {
      for (const event of events) actor.send(event)
    }
    const at = () => stateName(actor.getSnapshot().value)
    return { actor, tell, at, opened, closed }
  }
  const available = { type: 'console.available' } as const
  const unavailable = { type: 'console.unavailable' } as const
  const opening = [available, { type: 'stream.opened' }, { type: 'stream.answered' }] as const
  const close = (code: number, reason = '') => ({ type: 'stream.closed', code, reason }) as const

  it('opens one stream, however often it hears that there is one, and closes it when it is stopped', () => {
    const { tell, actor, at, opened, closed } = start()
    tell(...opening, available, { type: 'retry.asked' })
    expect(at()).toBe('attached.live')
    expect(opened).toHaveBeenCalledTimes(1)
    actor.stop()
    expect(closed).toHaveBeenCalledTimes(1)
  })
  it('is not connected as long as a refusal may still come', () => {
    vi.useFakeTimers()
    const { tell, at, actor } = start()
    tell(available, { type: 'stream.opened' })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    tell(close(1011, 'Forbidden'))
    expect(at()).toBe('refused')
    expect(actor.getSnapshot().context).toMatchObject({ hasOutput: false, ending: { reason: 'Forbidden' } })
    tell({ type: 'retry.asked' }, { type: 'stream.opened' })
    vi.advanceTimersByTime(SETTLING_MS)
    expect(at()).toBe('attached.live')
    vi.useRealTimers()
  })
  it('takes a lost connection up again, later each time, and at once when asked', () => {
    vi.useFakeTimers()
    const { tell, at, opened } = start()
    tell(...opening)
    for (const waitMs of [1_000, 2_000, 4_000]) {
      tell(close(1006))
      expect(at()).toBe('lost')
      vi.advanceTimersByTime(waitMs - 1)
      expect(at()).toBe('lost')
      vi.advanceTimersByTime(1)
      expect(at()).toBe('attached.connecting')
    }
    tell(close(1006), { type: 'retry.asked' })
    expect(at()).toBe('attached.connecting')
    expect(opened).toHaveBeenCalledTimes(5)
    tell({ type: 'stream.opened' }, { type: 'stream.answered' }, close(1006))
    vi.advanceTimersByTime(1_000)
    expect(at()).toBe('attached.connecting')
    vi.useRealTimers()
    expect(backoffMs(40)).toBe(30_000)
  })
  it('gives up an opening that never answers, and tries again', () => {
    vi.useFakeTimers()
    const { tell, at, closed } = start()
    tell(available)
    vi.advanceTimersByTime(PATIENCE_MS)
    expect(at()).toBe('lost')
    expect(closed).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })
  it('shows a machine going down to its end, whatever its state is called meanwhile', () => {
    const { tell, at, actor } = start()
    tell(...opening, unavailable)
    expect(at()).toBe('attached.live')
    tell(close(1000, 'instance stopped'))
    expect(at()).toBe('away')
    expect(actor.getSnapshot().context.ending).toEqual({ code: 1000, reason: 'instance stopped' })
    tell(available)
    expect(at()).toBe('attached.connecting')
  })
  it('waits to hear from the instance when the end came first', () => {
    const { tell, at } = start()
    tell(...opening, close(1000))
    expect(at()).toBe('ended')
    tell(unavailable)
    expect(at()).toBe('away')
  })
  it('does not try again while there is nothing to try', () => {
    vi.useFakeTimers()
    const { tell, at } = start()
    tell(...opening, close(1006), unavailable)
    vi.advanceTimersByTime(60_000)
    expect(at()).toBe('away')
    vi.useRealTimers()
  })
})
