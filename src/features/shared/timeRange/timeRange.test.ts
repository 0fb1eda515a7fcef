import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#src/durations'
import { endOfMinute, presetRange, shownRange, zoomSpan } from './timeRange'

const now = Date.UTC(2026, 0, 15, 9, 0, 12)
const end = endOfMinute(now)

describe('a preset', () => {
  it('ends with the minute under way', () => {
    expect(presetRange('1h', now)).toEqual({
      preset: '1h',
      from: Date.UTC(2026, 0, 15, 8, 1),
      to: Date.UTC(2026, 0, 15, 9, 1),
    })
  })
  it.each([
    ['3h', 3],
    ['24h', 24],
    ['7d', 168],
    ['30d', 720],
  ] as const)('%s is %d hours long', (preset, hours) => {
    const { from, to } = presetRange(preset, now)
    expect(to - from).toBe(hours * HOUR_MS)
  })
})

describe('what an address shows', () => {
  it('slides once a minute while it ends now', () => {
    const address = { base: '1h' } as const
    expect(shownRange(address, now + 40_000)).toEqual(shownRange(address, now))
    expect(shownRange(address, now + MINUTE_MS).to).toBe(end + MINUTE_MS)
  })
  it('stands still where it is a custom range, or zoomed', () => {
    const span = { from: end - HOUR_MS, to: end }
    expect(shownRange({ base: span }, now + HOUR_MS)).toEqual({ preset: 'custom', ...span })
    expect(shownRange({ base: '1h', zoom: span }, now + HOUR_MS)).toEqual({ preset: 'custom', ...span })
  })
})

describe('zooming', () => {
  it('goes to whole minutes', () => {
    expect(zoomSpan({ from: end - 20 * MINUTE_MS - 1, to: end - 10 * MINUTE_MS - 1 }, now)).toEqual({
      from: end - 21 * MINUTE_MS,
      to: end - 10 * MINUTE_MS,
    })
  })
  it('goes no closer than five minutes', () => {
    const { from, to } = zoomSpan({ from: end - 30 * MINUTE_MS, to: end - 30 * MINUTE_MS + 10 }, now)
    expect(to - from).toBeGreaterThanOrEqual(5 * MINUTE_MS)
    expect(zoomSpan({ from: end, to: end }, now)).toEqual({ from: end - 5 * MINUTE_MS, to: end })
  })
  it('never shows the future', () => {
    expect(zoomSpan({ from: end - HOUR_MS, to: end + HOUR_MS }, now).to).toBe(end)
  })
})
