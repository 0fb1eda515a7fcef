import type { SiloIpPool } from '../../src/store/api/generated/types'
import { requireSilo } from '../access/roles'
import type { PoolRow } from '../models/pool'
import { handlersOf } from '../region'
import { linkedPools, poolNamed } from '../rules/addresses'
import { pageOf } from '../wire/pages'

const shown = (
  { id, name, description, timeCreated, timeModified }: PoolRow,
  isDefault: boolean,
): SiloIpPool => ({ id, name, description, timeCreated, timeModified, isDefault })

/** The pools a silo may take addresses from. Source: §3.12. */
export const ipPoolHandlers = handlersOf({
  projectIpPoolList({ args, region }) {
    requireSilo(region, 'viewer')
    return pageOf(
      linkedPools(region).map(({ pool, isDefault }) => shown(pool, isDefault)),
      args,
    )
  },
  projectIpPoolView({ args, region }) {
    const pool = poolNamed(region, args.pool)
    const isDefault = linkedPools(region).some((each) => each.pool === pool && each.isDefault)
    return shown(pool, isDefault)
  },
})
