import type { SiloIpPool } from '#store/api/generated/types'
import { requireSilo } from '../access/roles'
import type { PoolRow } from '../models/pool'
import { handlersOf } from '../region'
import { isOfKind, linkedPools, poolNamed } from '../rules/addresses'
import { pageOf } from '../wire/pages'

const toView = (
  { id, name, description, ipVersion, poolType, timeCreated, timeModified }: PoolRow,
  isDefault: boolean,
): SiloIpPool => ({ id, name, description, ipVersion, poolType, timeCreated, timeModified, isDefault })

/** The pools that are linked to the caller's silo, each with whether it is the default. */
export const ipPoolHandlers = handlersOf({
  ipPoolList({ args, region }) {
    requireSilo(region, 'viewer')
    return pageOf(
      linkedPools(region)
        .filter(({ pool }) => isOfKind(pool, args))
        .map(({ pool, isDefault }) => toView(pool, isDefault)),
      args,
    )
  },
  ipPoolView({ args, region }) {
    const pool = poolNamed(region, args.pool)
    const isDefault = linkedPools(region).some((link) => link.pool.id === pool.id && link.isDefault)
    return toView(pool, isDefault)
  },
})
