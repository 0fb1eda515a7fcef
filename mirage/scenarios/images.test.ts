import { beforeEach, describe, expect, it } from 'vitest'
import { usedBy } from '../rules/quota'
import { GIB } from '#model/units'
import { call, items, rowNamed, setupRegion } from '#tests/support/region'

const mock = setupRegion()

const projectNamed = (name: string) => rowNamed(mock.region.world.projects, name)
const siloOf = (name: string) => {
  const silo = mock.region.world.silos.get(projectNamed(name).siloId)
  if (!silo) throw new Error('the project has no silo')
  return silo
}

const wanted = (change: object = {}) => ({
  name: 'fresh',
  description: '',
  size: GIB,
  disk_backend: { type: 'distributed', disk_source: { type: 'blank', block_size: 512 } },
  ...change,
})

describe('the company', () => {
  beforeEach(() => mock.restart({ scenario: 'company' }))
  const count = async (path: string) => items(await call('GET', `${path}&limit=1000`)).length
  it('has pages of disks, snapshots and images', async () => {
    expect(await count('/v1/disks?project=berth-planner')).toBe(70)
    expect(await count('/v1/snapshots?project=berth-planner')).toBe(75)
    expect(await count('/v1/images?project=berth-planner')).toBe(57)
    expect(await count('/v1/images?sort_by=name_ascending')).toBe(12)
    expect(await count('/v1/disks?project=telemetry-ingest')).toBe(140)
  })
  it('has room left in its quota, and not too much', () => {
    const silo = siloOf('berth-planner')
    const { storage } = usedBy(mock.region, silo.id)
    expect(storage / silo.quota.storage).toBeGreaterThan(0.5)
    expect(storage / silo.quota.storage).toBeLessThan(0.8)
  })
  it('lets a looker-on look, and refuses the rest', async () => {
    mock.restart({ scenario: 'company', persona: 'yuki' })
    expect(await count('/v1/snapshots?project=berth-planner')).toBe(75)
    for (const [method, path, body] of [
      ['POST', '/v1/disks?project=berth-planner', wanted()],
      ['POST', '/v1/snapshots?project=berth-planner', { name: 's', description: '', disk: 'scratch' }],
      ['DELETE', '/v1/snapshots/tide-tables-monday?project=berth-planner', undefined],
      ['POST', '/v1/images/berth-golden/promote?project=berth-planner', undefined],
      ['DELETE', '/v1/images/berth-golden?project=berth-planner', undefined],
      ['GET', '/v1/images', undefined],
    ] as const)
      expect([path, (await call(method, path, body)).status]).toEqual([path, 403])
  })
})
