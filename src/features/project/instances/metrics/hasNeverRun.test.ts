import { expect, it } from 'vitest'
import type { InstanceState } from '#store/api/generated/types'
import { hasNeverRun } from './hasNeverRun'

const created = '2026-01-15T10:00:00Z'

it.each<[InstanceState, string, boolean]>([
  ['stopped', created, true],
  // The region has made its record, then set it to rest.
  ['stopped', '2026-01-15T10:00:04Z', true],
  ['creating', created, true],
  ['stopped', '2026-01-15T10:05:00Z', false],
  ['running', created, false],
  ['starting', '2026-01-15T10:00:04Z', false],
])('an instance that is %s since %s has never run: %s', (runState, timeRunStateUpdated, expected) => {
  expect(hasNeverRun({ runState, timeCreated: created, timeRunStateUpdated })).toBe(expected)
})
