import { describe, expect, it } from 'vitest'
import { isRestartDue } from './autoRestart'
import {
  CLOSE_MS,
  consoleCadence,
  COOLDOWN_MS,
  FAST_MS,
  FAST_WINDOW_MS,
  hasNews,
  itemCadence,
  listCadence,
  moving,
  SLOW_MS,
  WAITING_MS,
} from './cadence'
import { instanceLifecycle } from './instanceLifecycle'

const transitions = (rows: Record<string, string>) =>
  moving(
    instanceLifecycle,
    Object.entries(rows).map(([id, state]) => ({ id, state })),
  )

describe('how often a list asks', () => {
  it.each([
    ['nothing moves', { a: 'running', b: 'stopped' }, 0, SLOW_MS],
    ['something moves', { a: 'starting' }, 0, FAST_MS],
    ['something moves, and has for long', { a: 'starting' }, FAST_WINDOW_MS, SLOW_MS],
    ['migrating is not a transition of ours', { a: 'migrating' }, 0, SLOW_MS],
    ['an unknown state does not hurry anybody', { a: 'hovering' }, 0, SLOW_MS],
  ])('%s', (_, rows, sinceNewsMs, expected) => {
    expect(listCadence(transitions(rows as Record<string, string>), sinceNewsMs)).toBe(expected)
  })
  it('a new transition is news; one that ends is not; one that turns into another is', () => {
    expect(hasNews(transitions({ a: 'running' }), transitions({ a: 'stopping' }))).toBe(true)
    expect(hasNews(transitions({ a: 'stopping' }), transitions({ a: 'stopped' }))).toBe(false)
    expect(hasNews(transitions({ a: 'starting' }), transitions({ a: 'stopping' }))).toBe(true)
  })
})

describe('how often one page asks', () => {
  it.each([
    [true, 'none', CLOSE_MS],
    [false, 'none', 0],
    [false, 'due', CLOSE_MS],
    [false, 'cooling', COOLDOWN_MS],
  ] as const)('moving %s, restart %s → %i ms', (isMoving, restart, expected) => {
    expect(itemCadence(isMoving, restart)).toBe(expected)
  })
})

describe('how often the page of a serial console asks', () => {
  it.each([
    ['starting', true, false, WAITING_MS],
    ['rebooting', true, true, CLOSE_MS],
    ['running', false, true, 0],
    ['stopped', false, false, SLOW_MS],
  ] as const)('%s', (_, isMoving, hasConsole, expected) => {
    expect(consoleCadence(isMoving, hasConsole)).toBe(expected)
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
