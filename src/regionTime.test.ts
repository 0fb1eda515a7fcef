import { readdirSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { learnRegionTime, regionNow, regionTimeOf } from './regionTime'

const NOW = Date.parse('2026-11-20T10:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  answer(0, 0)
  return () => vi.useRealTimers()
})

/** A response that took so long, from a region whose clock differs by so much. Both in milliseconds. */
function answer(ahead: number, tookMs = 100, headers: Record<string, string> = {}) {
  const sentAt = performance.now()
  vi.advanceTimersByTime(tookMs)
  const date = new Date(Date.now() + ahead).toUTCString()
  learnRegionTime(new Headers({ date, ...headers }), sentAt)
}
const aheadBy = () => regionNow() - Date.now()

describe('the time of the region', () => {
  it('is that of the browser while no response says another', () => {
    expect(aheadBy()).toBe(0)
    learnRegionTime(new Headers(), performance.now())
    learnRegionTime(new Headers({ date: 'yesterday' }), performance.now())
    expect(aheadBy()).toBe(0)
  })

  it.each([
    ['a browser ten minutes ahead', -600_000],
    ['a browser 15 s ahead', -15_300],
    ['a browser an hour behind', 3_600_400],
  ])('is learned from the first response to about a second: %s', (_, ahead) => {
    answer(ahead)
    expect(Math.abs(aheadBy() - ahead)).toBeLessThan(1_200)
    expect(regionTimeOf(NOW)).toBe(NOW + aheadBy())
  })

  it('does not follow what whole seconds or a slow response say of clocks that agree', () => {
    for (const tookMs of [0, 999, 30_000, 400, 1_300])
      for (const ahead of [0, 1_400, -1_400]) {
        answer(ahead, tookMs)
        expect(aheadBy()).toBe(0)
      }
  })

  it('settles after a slow response: a hundred others make it exact, in a few steps', () => {
    answer(-600_000, 4_000)
    const seen = new Set([aheadBy()])
    for (let index = 0; index < 100; index += 1) {
      answer(-600_000, 30 + ((index * 137) % 900))
      seen.add(aheadBy())
    }
    expect(Math.abs(aheadBy() + 600_000)).toBeLessThan(500)
    expect(Math.max(...seen) - Math.min(...seen)).toBeLessThan(6_000)
    expect(seen.size).toBeLessThan(15)
  })

  it('follows a clock that is set', () => {
    answer(-600_000)
    answer(0)
    expect(aheadBy()).toBe(0)
    answer(30_000)
    expect(Math.abs(aheadBy() - 30_000)).toBeLessThan(1_200)
  })

  it('ignores the date of a response that a cache kept, and takes that of one that it passed on', () => {
    answer(-600_000, 100, { age: '600' })
    expect(aheadBy()).toBe(0)
    answer(-600_000, 100, { age: '0' })
    expect(aheadBy()).toBeLessThan(-599_000)
  })
})

// A time of the browser beside one of the region is wrong by the difference of their clocks.
it('no other module reads the clock of the browser', () => {
  const owners = [
    'regionTime.ts',
    // The log's own times, which are translated where they are shown.
    'store/eventLog/eventLog.ts',
    // The region of a preview begins with the time of its page.
    'features/console/preview/startRegion.ts',
  ]
  const src = new URL('.', import.meta.url)
  const readers = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !/\.test\.tsx?$/.test(path) &&
      /\bDate\.now\b|\bnew Date(?:\(\s*\)|(?!\s*\())|\bperformance\.timeOrigin\b|(?<!new )\bDate\(/.test(
        readFileSync(new URL(path, src), 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, ''),
      ),
  )
  expect(readers.sort()).toEqual(owners.sort())
})
