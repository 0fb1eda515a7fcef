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
      'There are: company, empty, small, crowded, failures, updating.',
    )
  })
  it('failures by chance are off by default; most of them are 404', async () => {
    mock.restart({ faults: '100' })
    const statuses = []
    for (let count = 0; count < 60; count += 1) statuses.push((await call('GET', '/v1/projects')).status)
    expect(new Set(statuses)).toEqual(new Set([401, 403, 404, 500]))
    expect(statuses.filter((status) => status === 404).length).toBeGreaterThan(20)
  })
  it('failures by chance stay with their calls, whatever the order of the calls', async () => {
    const lists = [
      'projects',
      'ip-pools',
      'images',
      'me/ssh-keys',
      'utilization',
      'users',
      'groups',
      'policy',
    ]
    const paths = [...lists, ...lists, ...lists].map((list) => `/v1/${list}`)
    const look = async (order: readonly string[], before: () => Promise<unknown>) => {
      mock.restart({ faults: '50', seed: 3 })
      await before()
      const seen = new Map<string, number[]>()
      for (const path of order) seen.set(path, [...(seen.get(path) ?? []), (await call('GET', path)).status])
      return Object.fromEntries([...seen].sort(([a], [b]) => a.localeCompare(b)))
    }
    const seen = await look(paths, async () => {})
    expect(new Set(Object.values(seen).flat()).size).toBeGreaterThan(2)
    // In another order, after a refresh of another page, and one list at a time.
    expect(await look(paths.toReversed(), () => call('GET', '/v1/instances?project=web'))).toEqual(seen)
    expect(await look(paths.toSorted(), async () => {})).toEqual(seen)
  })
  it('another seed fails other calls', async () => {
    const look = async (seed: number) => {
      mock.restart({ faults: '50', seed })
      const statuses = []
      for (let count = 0; count < 20; count += 1) statuses.push((await call('GET', '/v1/projects')).status)
      return statuses
    }
    expect(await look(1)).not.toEqual(await look(2))
    expect(await look(2)).toEqual(await look(2))
  })
})
