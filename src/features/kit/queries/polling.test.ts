import { describe, expect, it } from 'vitest'
import { LIST_POLL_MS, FAST_WINDOW_MS, IDLE_POLL_MS } from '#machines/lifecycle/pollInterval'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { fastForMs, requestsFor, pollInterval, initialWatch, watchRows } from './polling'

const rows = (...states: string[]) => states.map((state, index) => ({ id: String(index), state }))
const watch = (before: typeof initialWatch, states: string[], nowMs: number) =>
  watchRows(before, instanceLifecycle, rows(...states), nowMs)

describe('the poll interval of a list', () => {
  it('is slow while nothing moves', () => {
    const quiet = watch(initialWatch, ['running', 'stopped'], 1_000)
    expect(pollInterval(quiet, 1_000)).toBe(IDLE_POLL_MS)
    expect(fastForMs(quiet, 1_000)).toBe(0)
  })
  it('is fast for a while once something begins to move', () => {
    const moving = watch(initialWatch, ['stopping', 'stopped'], 1_000)
    expect(pollInterval(moving, 1_000)).toBe(LIST_POLL_MS)
    expect(fastForMs(moving, 11_000)).toBe(FAST_WINDOW_MS - 10_000)
    expect(pollInterval(moving, 1_000 + FAST_WINDOW_MS)).toBe(IDLE_POLL_MS)
  })
  it('starts over with each new transition, and not with one that goes on', () => {
    const first = watch(initialWatch, ['stopping', 'running'], 0)
    expect(watch(first, ['stopping', 'running'], 20_000).newsAt).toBe(0)
    expect(watch(first, ['stopping', 'starting'], 20_000).newsAt).toBe(20_000)
  })
  it('is slow again when the last one arrives', () => {
    const moving = watch(initialWatch, ['stopping'], 0)
    expect(pollInterval(watch(moving, ['stopped'], 5_000), 5_000)).toBe(IDLE_POLL_MS)
  })
  it('is as much longer as its reading takes requests', () => {
    expect(
      [undefined, 0, 1_000, 1_001, 10_000].map((count) =>
        requestsFor(count === undefined ? count : Array(count)),
      ),
    ).toEqual([1, 1, 1, 2, 10])
  })
})
