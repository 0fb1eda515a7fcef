import { describe, expect, it } from 'vitest'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { beginsBy, outcomeOf, statesAfter } from './verb'

describe('what an event leads to', () => {
  it('is the states up to the next rest', () => {
    expect(statesAfter(instanceLifecycle, 'running', 'command.stop')).toEqual([
      'running',
      'stopping',
      'stopped',
    ])
    expect(statesAfter(instanceLifecycle, 'running', 'command.reboot')).toEqual([
      'running',
      'rebooting',
      'running',
    ])
    expect(statesAfter(instanceLifecycle, 'stopped', 'command.resize')).toEqual(['stopped'])
    expect(statesAfter(instanceLifecycle, 'stopped', 'command.stop')).toEqual([])
  })
  it('is said in words, with what else it does', () => {
    const frees = (from: string, to: string) =>
      instanceLifecycle.has(from, 'usesCapacity') && !instanceLifecycle.has(to, 'usesCapacity')
        ? 'frees 4 vCPUs'
        : undefined
    expect(outcomeOf(instanceLifecycle, 'running', 'command.stop', frees)).toBe(
      'running → stopping → stopped; frees 4 vCPUs',
    )
    expect(outcomeOf(instanceLifecycle, 'stopped', 'command.resize', frees)).toBe('stays stopped')
    expect(outcomeOf(diskLifecycle, 'import_ready', 'command.finalize')).toBe(
      'import ready → finalizing → detached',
    )
  })
})

describe('an arc', () => {
  const begins = (allowed: readonly string[], from: string, to: string) =>
    beginsBy(instanceLifecycle, new Set(allowed), from, to)
  it('is of a command while that may be given', () => {
    expect(begins(['command.stop'], 'running', 'stopping')).toBe('command')
    expect(begins(['command.stop'], 'starting', 'running')).toBe('report')
  })
  it('is not brass for a viewer, who may give none', () => {
    expect(begins([], 'running', 'stopping')).toBe('report')
    expect(begins([], 'stopped', 'starting')).toBeUndefined()
  })
})
