import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserStorages } from '#tests/support/browserStorages'
import { MINUTE_MS } from '#src/durations'
import { instanceKind } from './kinds/instance'
import { isLate, UsualTimes } from './usualTimes'

const KEY = 'orrery.usualTimes'

beforeEach(() => void browserStorages())
afterEach(() => void vi.unstubAllGlobals())

const change = (from: string, to: string, id = 'i1') => ({
  kind: instanceKind,
  id,
  name: 'web-1',
  from,
  to,
  isGone: false,
})

/** Stops an instance in that many milliseconds. */
function stop(times: UsualTimes, ms: number, at = 1_000) {
  times.note(change('running', 'stopping'), at)
  times.note(change('stopping', 'stopped'), at + ms)
}

describe('usual times', () => {
  it('are the median of what was seen, once it was seen often enough', () => {
    const times = new UsualTimes()
    stop(times, 3_000)
    stop(times, 9_000)
    expect(times.usual('instance', 'i1', 'stopping')).toBeUndefined()
    stop(times, 4_000)
    expect(times.usual('instance', 'i1', 'stopping')).toBe(4_000)
    expect(times.usual('disk', 'i1', 'stopping')).toBeUndefined()
  })

  it('depend on the state before, which stands for what began the transition', () => {
    const times = new UsualTimes()
    for (const ms of [3_000, 3_000, 3_000]) stop(times, ms)
    times.note(change('running', 'stopping', 'i2'), 0)
    expect(times.usual('instance', 'i2', 'stopping')).toBe(3_000)
    times.note(change('starting', 'stopping', 'i3'), 0)
    expect(times.usual('instance', 'i3', 'stopping')).toBeUndefined()
  })

  it('are kept in the browser, of the last nine', () => {
    const { local } = browserStorages()
    for (let round = 0; round < 12; round += 1) stop(new UsualTimes(), round < 3 ? 60_000 : 2_000)
    expect(new UsualTimes().usual('instance', 'i1', 'stopping')).toBe(2_000)
    expect(JSON.parse(local.getItem(KEY) ?? '')).toEqual({
      'instance stopping running': [2_000, 2_000, 2_000, 2_000, 2_000, 2_000, 2_000, 2_000, 2_000],
    })
  })

  it('lose only what cannot be read, and live without storage', () => {
    const kept = { 'instance stopping running': [1, 2, 3], 'instance starting stopped': 'soon' }
    browserStorages({ local: { [KEY]: JSON.stringify(kept) } })
    expect(new UsualTimes().usual('instance', 'i1', 'stopping')).toBe(2)
    expect(new UsualTimes().usual('instance', 'i1', 'starting')).toBeUndefined()
    vi.unstubAllGlobals()
    expect(new UsualTimes().usual('instance', 'i1', 'stopping')).toBeUndefined()
  })

  it('know since when a transition is under way, and forget it when it ends', () => {
    const times = new UsualTimes()
    times.note(change('running', 'stopping'), 500)
    expect(times.since('i1', 'stopping')).toBe(500)
    times.note(change('stopping', 'stopped'), 900)
    expect(times.since('i1', 'stopping')).toBeUndefined()
  })
})

it.each([
  [3_000, 3_000, false],
  [7_000, 3_000, false],
  [9_000, 3_000, true],
  [50_000, 30_000, false],
  [61_000, 30_000, true],
  [59 * MINUTE_MS, undefined, false],
  [61 * MINUTE_MS, undefined, true],
] as const)('%i ms where %i are usual: late is %s', (elapsed, usual, expected) => {
  expect(isLate(elapsed, usual)).toBe(expected)
})
