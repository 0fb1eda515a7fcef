import { describe, expect, it } from 'vitest'
import { call, startRegion, setupRegion } from '#tests/support/region'

const mock = setupRegion()

describe('the same scenario and seed are the same world', () => {
  it('down to the last id and date', async () => {
    const look = async () => {
      mock.restart({ scenario: 'company' })
      const bodies = []
      for (const path of [
        '/v1/projects?limit=1000',
        '/v1/instances?project=berth-planner&limit=1000',
        '/v1/disks?project=berth-planner&limit=1000',
      ]) {
        bodies.push((await call('GET', path)).body)
      }
      mock.stop()
      return bodies
    }
    expect(await look()).toEqual(await look())
  })
  it('a wrong scenario lists the right ones', () => {
    expect(() => startRegion({ scenario: 'nonesuch' })).toThrow(
      'There are: company, empty, small, crowded, failures.',
    )
  })
  it('failures by chance are off by default; most of them are 404', async () => {
    mock.restart({ faults: '100' })
    const statuses = []
    for (let count = 0; count < 60; count += 1) statuses.push((await call('GET', '/v1/projects')).status)
    expect(new Set(statuses)).toEqual(new Set([401, 403, 404, 500]))
    expect(statuses.filter((status) => status === 404).length).toBeGreaterThan(20)
  })
})
