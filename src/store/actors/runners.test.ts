import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { commandMachine } from '#machines/interaction/commandMachine'
import { learnRegionTime, regionTimeOf } from '#src/regionTime'
import { reduceLine } from '../ledger/reduceLine'
import { makeStore } from '../store'
import { endOfCommand } from './runners'

// The end of a command in its line, where the record of its resource says when it came to rest.

const NOW = Date.parse('2026-11-20T10:00:00Z')

/** A response of a region whose clock differs from the browser's by so many milliseconds. */
function answer(ahead: number) {
  learnRegionTime(new Headers({ date: new Date(NOW + ahead).toUTCString() }), performance.now())
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  answer(0)
  vi.useRealTimers()
})

it.each([0, -600_000, 3_600_000])(
  'takes the time of the state itself, also with a clock that differs by %i ms',
  (ahead) => {
    answer(ahead)
    const store = makeStore({ origin: 'http://region.test' })
    const subject = { kind: 'instance', id: 'i1', name: 'web-1' }
    const command = { name: 'instance.stop', label: 'Stop', end: () => 'web-1 is stopped' }
    // It was stopped a second ago, and that is seen now.
    const since = regionTimeOf(NOW - 1_000)
    const snapshot = commandMachine.resolveState({
      value: 'settled',
      context: {
        request: { command, record: {}, subject },
        watches: true,
        isAwaited: false,
        isAlready: false,
        error: null,
        reached: { state: 'stopped', since },
      },
    })
    const facts = endOfCommand(store, snapshot)
    expect(facts).toEqual({
      outcome: { reached: 'stopped', end: { says: 'web-1 is stopped' } },
      endedAt: NOW - 1_000,
    })
    const what = { kind: 'command', verb: command.name, label: command.label, subject } as const
    const begun = reduceLine(undefined, {
      is: 'intended',
      id: 'p.1',
      page: 'p',
      seq: 1,
      api: '',
      what,
      at: NOW - 4_000,
    })
    const line = reduceLine(begun, { is: 'settled', as: 'done', ...facts, at: NOW })
    expect((line?.endedAt ?? 0) - (line?.begunAt ?? 0)).toBe(3_000)
    store.parts.dispose()
  },
)
