import { describe, expect, it } from 'vitest'
import { chosen, endOfMinute, inputText, presetRange, rangeFaults, slid, unzoomed, zoomed } from './timeRange'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const now = Date.UTC(2026, 0, 15, 9, 0, 12)

describe('a preset', () => {
  it('ends with the minute under way', () => {
    expect(presetRange('hour', now)).toEqual({
      preset: 'hour',
      from: Date.UTC(2026, 0, 15, 8, 1),
      to: Date.UTC(2026, 0, 15, 9, 1),
    })
  })
  it.each([
    ['threeHours', 3],
    ['day', 24],
    ['week', 168],
    ['month', 720],
  ] as const)('%s is %d hours long', (preset, hours) => {
    const { from, to } = presetRange(preset, now)
    expect(to - from).toBe(hours * HOUR)
  })
  it('slides once a minute; a custom range stands still', () => {
    const range = presetRange('hour', now)
    expect(slid(range, now + 40_000)).toBe(range)
    expect(slid(range, now + 60_000).to).toBe(range.to + MINUTE)
    const custom = { ...range, preset: 'custom' as const }
    expect(slid(custom, now + HOUR)).toBe(custom)
  })
})

describe('zooming', () => {
  const state = chosen(presetRange('hour', now))
  const end = endOfMinute(now)
  it('goes to whole minutes', () => {
    const { shown } = zoomed(state, { from: end - 20 * MINUTE - 1, to: end - 10 * MINUTE - 1 }, now)
    expect(shown).toEqual({ preset: 'custom', from: end - 21 * MINUTE, to: end - 10 * MINUTE })
  })
  it('goes no closer than five minutes', () => {
    const { shown } = zoomed(state, { from: end - 30 * MINUTE, to: end - 30 * MINUTE + 10 }, now)
    expect(shown.to - shown.from).toBeGreaterThanOrEqual(5 * MINUTE)
    const atTheEdge = zoomed(state, { from: end, to: end }, now).shown
    expect(atTheEdge).toMatchObject({ from: end - 5 * MINUTE, to: end })
  })
  it('never shows the future', () => {
    expect(zoomed(state, { from: end - HOUR, to: end + HOUR }, now).shown.to).toBe(end)
  })
  it('is undone to what was shown before the first zoom, as of now', () => {
    const once = zoomed(state, { from: end - 30 * MINUTE, to: end }, now)
    const twice = zoomed(once, { from: end - 20 * MINUTE, to: end }, now)
    expect(unzoomed(twice, now)).toEqual(state)
    expect(unzoomed(twice, now + HOUR).shown).toEqual(presetRange('hour', now + HOUR))
    expect(unzoomed(state, now)).toBe(state)
  })
})

it.each([
  [NaN, 1, { from: 'Start is required' }],
  [1, NaN, { to: 'End is required' }],
  [now + HOUR, now + 2 * HOUR, { from: 'Must not be in the future' }],
  [now - HOUR, now + HOUR, { to: 'Must not be in the future' }],
  [now - HOUR, now - HOUR, { to: 'Must be after the start' }],
  [now - HOUR, now, {}],
])('a range from %d to %d: %j', (from, to, faults) => {
  expect(rangeFaults(from, to, now)).toEqual(faults)
})

it('a moment survives the way into an input and back', () => {
  const at = endOfMinute(now)
  expect(Date.parse(inputText(at))).toBe(at)
})
