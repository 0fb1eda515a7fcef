import { describe, expect, it } from 'vitest'
import { isRestartDue } from './autoRestart'
import {
  DETAIL_POLL_MS,
  consolePollInterval,
  COOLDOWN_POLL_MS,
  LIST_POLL_MS,
  FAST_WINDOW_MS,
  hasNewTransition,
  detailPollInterval,
  listPollInterval,
  transitionsUnderWay,
  IDLE_POLL_MS,
  CONSOLE_WAIT_POLL_MS,
} from './pollInterval'
import { instanceLifecycle } from './instanceLifecycle'

const transitions = (rows: Record<string, string>) =>
  transitionsUnderWay(
    instanceLifecycle,
    Object.entries(rows).map(([id, state]) => ({ id, state })),
  )

it('the intervals are those of POLL-2 and POLL-3', () => {
  expect([LIST_POLL_MS, IDLE_POLL_MS, FAST_WINDOW_MS, DETAIL_POLL_MS, COOLDOWN_POLL_MS]).toEqual([
    3_000, 60_000, 30_000, 2_000, 30_000,
  ])
})

describe('how often a list asks', () => {
  it.each([
    ['nothing moves', { a: 'running', b: 'stopped' }, 0, IDLE_POLL_MS],
    ['something moves', { a: 'starting' }, 0, LIST_POLL_MS],
    ['something moves, and has for long', { a: 'starting' }, FAST_WINDOW_MS, IDLE_POLL_MS],
    ['migrating is not a transition of ours', { a: 'migrating' }, 0, IDLE_POLL_MS],
    ['an unknown state does not speed up polling', { a: 'hovering' }, 0, IDLE_POLL_MS],
  ])('%s', (_, rows, sinceNewsMs, expected) => {
    expect(listPollInterval(transitions(rows as Record<string, string>), sinceNewsMs)).toBe(expected)
  })
  it('a new transition is news; one that ends is not; one that turns into another is', () => {
    expect(hasNewTransition(transitions({ a: 'running' }), transitions({ a: 'stopping' }))).toBe(true)
    expect(hasNewTransition(transitions({ a: 'stopping' }), transitions({ a: 'stopped' }))).toBe(false)
    expect(hasNewTransition(transitions({ a: 'starting' }), transitions({ a: 'stopping' }))).toBe(true)
  })
})

describe('how often one page asks', () => {
  it.each([
    [true, 'none', DETAIL_POLL_MS],
    [false, 'none', 0],
    [false, 'due', DETAIL_POLL_MS],
    [false, 'cooling', COOLDOWN_POLL_MS],
  ] as const)('moving %s, restart %s → %i ms', (isMoving, restart, expected) => {
    expect(detailPollInterval(isMoving, restart)).toBe(expected)
  })
})

describe('how often the page of a serial console asks', () => {
  it.each([
    ['starting', true, false, CONSOLE_WAIT_POLL_MS],
    ['rebooting', true, true, DETAIL_POLL_MS],
    ['running', false, true, 0],
    ['stopped', false, false, IDLE_POLL_MS],
  ] as const)('%s', (_, isMoving, hasConsole, expected) => {
    expect(consolePollInterval(isMoving, hasConsole)).toBe(expected)
  })
})

describe('an automatic restart is due', () => {
  const now = Date.parse('2026-01-01T12:00:00Z')
  const failed = {
    runState: 'failed' as const,
    autoRestartEnabled: true,
    autoRestartCooldownExpiration: null,
  }
  it.each([
    ['failed, enabled, never restarted', failed, true],
    ['cooldown past', { ...failed, autoRestartCooldownExpiration: '2026-01-01T11:59:59Z' }, true],
    ['still cooling', { ...failed, autoRestartCooldownExpiration: '2026-01-01T12:00:01Z' }, false],
    ['switched off', { ...failed, autoRestartEnabled: false }, false],
    ['not failed', { ...failed, runState: 'stopped' as const }, false],
  ])('%s: %s', (_, instance, expected) => {
    expect(isRestartDue(instance, now)).toBe(expected)
  })
})
