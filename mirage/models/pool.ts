import type { IpPool } from '#store/api/generated/types'

/** The addresses from the first to the last, of one family. */
export interface PoolRange {
  id: string
  first: string
  last: string
  timeCreated: string
}

export interface PoolRow extends IpPool {
  /** In ascending order. */
  ranges: readonly PoolRange[]
  /** The silos it is linked to. */
  links: readonly { siloId: string; isDefault: boolean }[]
}

/** The pool of the region's own services, with these ranges. It cannot be linked to a silo. */
export const servicePool = (ranges: PoolRow['ranges']): PoolRow => ({
  id: '5e41ce00-0000-4000-8000-000000000001',
  name: 'service-pool',
  description: 'Addresses of the region’s own services',
  timeCreated: '2024-09-30T07:00:00.000000Z',
  timeModified: '2024-09-30T07:00:00.000000Z',
  ipVersion: 'v4',
  poolType: 'unicast',
  assignment: 'system_services',
  ranges,
  links: [],
})
