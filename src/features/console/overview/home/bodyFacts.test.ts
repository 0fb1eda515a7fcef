import { expect, it } from 'vitest'
import type { Disk, Instance } from '#store/api/generated/types'
import { bodyFacts, bodyName } from './bodyFacts'

const NOW = Date.UTC(2026, 0, 15)

const instance = (name: string, runState: Instance['runState'], agoMs: number, ncpus: number) =>
  ({
    id: name,
    name,
    runState,
    ncpus,
    timeRunStateUpdated: new Date(NOW - agoMs).toISOString(),
    autoRestartEnabled: false,
  }) as unknown as Instance
const disk = (name: string, state: string) => ({ id: name, name, state: { state } }) as unknown as Disk

const HOUR = 3_600_000
const instances = [
  instance('runs', 'running', HOUR, 16),
  instance('off', 'stopped', HOUR, 64),
  instance('broke', 'failed', HOUR, 8),
  instance('begins', 'starting', 1_000, 2),
  instance('stuck', 'starting', HOUR, 4),
]
const disks = [disk('bad', 'faulted'), disk('fine', 'attached'), disk('comes', 'attaching')]

it('counts the vCPUs that the quota counts, and what failed, is late or changes', () => {
  expect(bodyFacts('web', instances, disks, NOW)).toEqual({ vcpus: 22, failed: 2, attention: 1, changing: 2 })
})

it('a project without anything has nothing to say', () => {
  const facts = bodyFacts('web', [], [], NOW)
  expect(facts).toEqual({ vcpus: 0, failed: 0, attention: 0, changing: 0 })
  expect(bodyName('web', facts, '')).toBe('web, 0 vCPUs')
})

it('the name says what the picture says', () => {
  const facts = { vcpus: 34, failed: 2, attention: 0, changing: 1 }
  expect(bodyName('berth-planner', facts, '')).toBe('berth-planner, 34 vCPUs, 2 failed, 1 changing')
  expect(bodyName('web', { vcpus: 1, failed: 0, attention: 1, changing: 0 }, '')).toBe(
    'web, 1 vCPU, 1 needs attention',
  )
  expect(bodyName('web', undefined, 'not known')).toBe('web, not known')
})
