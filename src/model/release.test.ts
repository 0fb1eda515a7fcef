import { expect, it } from 'vitest'
import type { ReleaseStatus } from './olderFacts'
import { componentCounts, saysProgress, targetVersion } from './release'

const status = (componentsByReleaseVersion: Record<string, number>, version?: string): ReleaseStatus => ({
  componentsByReleaseVersion,
  contactSupport: false,
  suspended: false,
  targetRelease: version === undefined ? null : { version, timeRequested: '2026-01-01T00:00:00Z' },
  timeLastStepPlanned: '2026-01-01T00:00:00Z',
})

it('an update is as far as its components are', () => {
  const half = status({ '15.0.0': 20, unknown: 2, '15.1.0': 42 }, '15.1.0')
  expect(targetVersion(half)).toBe('15.1.0')
  expect(componentCounts(half)).toEqual({ all: 64, left: 22 })
  expect(componentCounts(status({ '15.1.0': 64 }, '15.1.0')).left).toBe(0)
})

it('without a target, nothing is left to do', () => {
  expect(targetVersion(status({ 'install dataset': 64 }))).toBeUndefined()
  expect(componentCounts(status({ 'install dataset': 64 }))).toEqual({ all: 64, left: 0 })
})

it('a region that counts its target releases says no progress', () => {
  expect(saysProgress(status({}))).toBe(true)
  expect(saysProgress({ ...status({}), generation: 4 })).toBe(false)
})
