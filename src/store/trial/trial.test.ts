import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { testLocks } from '#tests/support/locks'
import { alone } from './alone'
import { trialEndedBy, isOnTrial, isSamePlace, isSettled, undoOfTrial, type Trial } from './trial'

const undo = { kind: 'route', key: { router: 'r' }, title: 'Route east', before: ['a'], after: ['b'] }
const line = (trial: Trial, more = {}) => ({ undo, trial, ...more })

test('a line is on trial until it has an end, or was put back', () => {
  expect(isOnTrial(line({ until: 1 }))).toBe(true)
  expect(isOnTrial({ undo })).toBe(false)
  expect(isOnTrial({ trial: { until: 1 } })).toBe(false)
  expect(isOnTrial(line({ until: 1 }, { undone: true }))).toBe(false)
  expect(isOnTrial(line({ until: 1, ended: 'kept' }))).toBe(false)
  // A line of another version of the console.
  expect(isOnTrial(line({ until: 'soon' } as unknown as Trial))).toBe(false)
})

test('a contested trial is no more on trial, and is not settled before the person has decided', () => {
  expect([isSettled(line({ until: 1, ended: 'contested' })), isSettled(line({ until: 1 }))]).toEqual([
    false,
    false,
  ])
  expect(isSettled(line({ until: 1, ended: 'joined' }))).toBe(true)
})

test('the later change of a place decides, unless others have written in between', () => {
  const later = { ...undo, before: ['b'], after: ['c'] }
  expect(isSamePlace(undo, later)).toBe(true)
  expect(isSamePlace({ ...undo, key: { router: 's' } }, later)).toBe(false)
  expect(trialEndedBy(line({ until: 1 }), later, true)).toBe('joined')
  expect(trialEndedBy(line({ until: 1 }), later, false)).toBe('kept')
  expect(trialEndedBy(line({ until: 1 }), { ...later, before: ['x'] }, true)).toBe('contested')
  expect(undoOfTrial({ undo: later, trial: { until: 1, to: { value: ['a'] } } })).toMatchObject({
    before: ['a'],
    after: ['c'],
  })
  expect(undoOfTrial(line({ until: 1 }))).toBe(undo)
})

describe('of several tabs', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const { signal } = new AbortController()

  it('one decides at a time, where the browser has locks', async () => {
    vi.stubGlobal('navigator', { locks: testLocks() })
    const order: string[] = []
    let end = () => {}
    const first = alone('a.1', { signal, isOwn: false }, async () => {
      order.push('first begins')
      await new Promise<void>((resolve) => {
        end = resolve
      })
      order.push('first ends')
    })
    const second = alone('a.1', { signal, isOwn: true }, () => Promise.resolve(order.push('second')))
    await alone('a.2', { signal, isOwn: true }, () => Promise.resolve(order.push('another line')))
    end()
    await Promise.all([first, second])
    expect(order).toEqual(['first begins', 'another line', 'first ends', 'second'])
  })

  it('the one that made the change goes first, where it has none', async () => {
    vi.stubGlobal('navigator', {})
    const order: string[] = []
    const other = alone('a.1', { signal, isOwn: false }, () => Promise.resolve(order.push('other')))
    await alone('a.1', { signal, isOwn: true }, () => Promise.resolve(order.push('own')))
    expect(order).toEqual(['own'])
    await vi.advanceTimersByTimeAsync(5_000)
    await other
    expect(order).toEqual(['own', 'other'])
  })
})
