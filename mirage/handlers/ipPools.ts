import type { SiloIpPool } from '#store/api/generated/types'
import { requireSilo } from '../access/roles'
import type { PoolRow } from '../models/pool'
import { handlersOf } from '../region'
import { linkedPools, poolNamed } from '../rules/addresses'
import { pageOf } from '../wire/pages'

const toView = (
  { id, name, description, timeCreated, timeModified }: PoolRow,
  isDefault: boolean,
): SiloIpPool => ({ id, name, description, timeCreated, timeModified, isDefault })

/** The pools that are linked to the caller's silo. Rule: ADDR-10. */
export const ipPoolHandlers = handlersOf({
  projectIpPoolList({ args, region }) {
    requireSilo(region, 'viewer')
    return pageOf(
      linkedPools(region).map(({ pool, isDefault }) => toView(pool, isDefault)),
      args,
    )
  },
  projectIpPoolView({ args, region }) {
    const pool = poolNamed(region, args.pool)
    const isDefault = linkedPools(region).some((link) => link.pool === pool && link.isDefault)
    return toView(pool, isDefault)
  },
})
