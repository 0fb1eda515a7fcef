import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY_MS } from '#src/durations'
import { wakeAt } from './clock'

const START = Date.parse('2027-01-01T00:00:00Z')

let page: EventTarget & { hidden: boolean }

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function setHidden(isHidden: boolean) {
  page.hidden = isHidden
  page.dispatchEvent(new Event('visibilitychange'))
}

describe('the clock of the page', () => {
  it('wakes each text when it changes, those that change together at once', () => {
    const woken: string[] = []
    const cancels = [
      wakeAt(START + 61_000, () => woken.push('minutes')),
      wakeAt(START + 1_000, () => woken.push('a')),
      wakeAt(START + 4_900, () => woken.push('b')),
    ]
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(4_999)
    expect(woken).toEqual([])
    vi.advanceTimersByTime(1)
    expect(woken).toEqual(['a', 'b'])
    // One sleep until the next text changes, with no tick in between.
    vi.advanceTimersToNextTimer()
    expect(Date.now() - START).toBe(65_000)
    expect(woken).toEqual(['a', 'b', 'minutes'])
    expect(vi.getTimerCount()).toBe(0)
    for (const cancel of cancels) cancel()
  })

  it('has no timer for what never changes, or was cancelled', () => {
    const wake = vi.fn<(now: number) => void>()
    wakeAt(Number.POSITIVE_INFINITY, wake)()
    expect(vi.getTimerCount()).toBe(0)
    const cancel = wakeAt(START + 1_000, wake)
    expect(vi.getTimerCount()).toBe(1)
    cancel()
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(10_000)
    expect(wake).not.toHaveBeenCalled()
  })

  it('sleeps while the page is hidden, and catches up when it is seen again', () => {
    const wake = vi.fn<(now: number) => void>()
    const cancel = wakeAt(START + 1_000, wake)
    setHidden(true)
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(60_000)
    expect(wake).not.toHaveBeenCalled()
    setHidden(false)
    expect(wake).toHaveBeenCalledExactlyOnceWith(START + 60_000)
    cancel()
  })

  it('can be asked again by what it wakes, at times further away than a timer reaches', () => {
    const month = 40 * DAY_MS
    const wake = vi.fn<(now: number) => void>()
    const cancel = wakeAt(START + month, wake)
    vi.advanceTimersByTime(month - 1)
    expect(wake).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(wake).toHaveBeenCalledOnce()
    cancel()
  })
})
