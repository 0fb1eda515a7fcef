import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#src/durations'
import type { ReleaseStatus } from '#model/olderFacts'
import { observedUpdate, updatePollInterval, updateState } from './updateLifecycle'

const at = Date.parse('2026-01-15T09:00:00Z')

/** The answer of a region. @param minutes since the last step was planned */
const answer = (left: number, minutes: number, more: Partial<ReleaseStatus> = {}): ReleaseStatus => ({
  componentsByReleaseVersion: { '15.0.0': left, '15.1.0': 64 - left },
  contactSupport: false,
  suspended: false,
  targetRelease: { version: '15.1.0', timeRequested: '2026-01-15T08:00:00Z' },
  timeLastStepPlanned: new Date(at - minutes * MINUTE_MS).toISOString(),
  ...more,
})

describe('the state of an update (OPS-23)', () => {
  it.each([
    ['nothing was ever set', answer(64, 0, { targetRelease: null }), false, 'no_target'],
    ['all run the target, as of long ago', answer(0, 10_000), false, 'up_to_date'],
    ['some do not yet', answer(24, 1), false, 'updating'],
    ['a host takes its image', answer(24, 12.9), false, 'updating'],
    ['no step for longer than that', answer(24, 13), false, 'waiting'],
    ['one answer asks for support', answer(24, 21, { contactSupport: true }), false, 'waiting'],
    ['two do', answer(24, 21, { contactSupport: true }), true, 'needs_support'],
    ['two do, at rest', answer(0, 10_000, { contactSupport: true }), true, 'needs_support'],
    [
      'a recovery, whatever else',
      answer(24, 21, { suspended: true, contactSupport: true }),
      true,
      'suspended',
    ],
  ])('%s', (_, status, needsSupport, state) => {
    expect(updateState(status, { at, needsSupport })).toBe(state)
  })
})

describe('what an answer shows together with the one before (OPS-23)', () => {
  const asking = answer(0, 10_000, { contactSupport: true })
  it('an update needs support once two answers in a row ask for it', () => {
    const first = observedUpdate(asking, undefined, at)
    expect(first).toEqual({ ...asking, state: 'up_to_date', needsSupport: false })
    const second = observedUpdate(asking, first, at)
    expect(second).toMatchObject({ state: 'needs_support', needsSupport: true })
    const last = observedUpdate(answer(0, 10_000), second, at)
    expect(last).toMatchObject({ state: 'up_to_date', needsSupport: false })
    expect(observedUpdate(asking, last, at)).toMatchObject({ state: 'up_to_date', needsSupport: false })
  })
  it('a region that does not say how far the update is shows no state', () =>
    expect(observedUpdate(answer(0, 1, { generation: 4 }), undefined, at).state).toBeUndefined())
})

it('is polled until it is at rest, and once more for the second answer that asks for support', () => {
  expect(updatePollInterval('up_to_date', false)).toBe(0)
  expect(updatePollInterval('no_target', false)).toBe(0)
  expect(updatePollInterval('up_to_date', true)).toBe(10_000)
  for (const state of ['updating', 'waiting', 'suspended', 'needs_support'] as const)
    expect(updatePollInterval(state, false)).toBe(10_000)
})
