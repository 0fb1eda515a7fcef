import type { IpPool } from '../../src/store/api/generated/types'

/** Addresses from first to last, of one family. */
export interface PoolRange {
  id: string
  first: string
  last: string
  timeCreated: string
}

export interface PoolRow extends IpPool {
  /** In ascending order. */
  ranges: readonly PoolRange[]
  /** The silos that may take addresses from it. */
  links: readonly { siloId: string; isDefault: boolean }[]
}

/** The region's own pool, for its services: no silo may have it. */
export const servicePool = (): PoolRow => ({
  id: '5e41ce00-0000-4000-8000-000000000001',
  name: 'service-pool',
  description: 'Addresses of the region’s own services',
  timeCreated: '2024-09-30T07:00:00.000000Z',
  timeModified: '2024-09-30T07:00:00.000000Z',
  ranges: [],
  links: [],
})
