import { expect, it } from 'vitest'
import type { Instance } from '#store/api/generated/types'
import { restartChangesAt, restartText } from './restartText'

const END = Date.parse('2027-01-01T00:00:00Z')
const instance = {
  runState: 'failed',
  autoRestartEnabled: true,
  autoRestartCooldownExpiration: new Date(END).toISOString(),
} as Instance

it.each([3_600_000, 119_999, 60_001, 60_000, 1])(
  'the text of a restart %i ms ahead changes when it says it does',
  (ahead) => {
    const now = END - ahead
    const next = restartChangesAt(instance, now)
    expect(next).toBeGreaterThan(now)
    expect(restartText(instance, next - 1)).toBe(restartText(instance, now))
    expect(restartText(instance, next)).not.toBe(restartText(instance, now))
  },
)

it('never changes for an instance that does not restart, or is about to', () => {
  expect(restartChangesAt({ ...instance, runState: 'running' }, END - 1)).toBe(Number.POSITIVE_INFINITY)
  expect(restartChangesAt(instance, END)).toBe(Number.POSITIVE_INFINITY)
})
