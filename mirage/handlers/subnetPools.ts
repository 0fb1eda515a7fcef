import type { SiloSubnetPool } from '#store/api/generated/types'
import { requireFleet, requireSilo } from '../access/roles'
import { findSilo } from '../access/siloLookup'
import type { SubnetPoolRow } from '../models/subnetPool'
import { handlersOf } from '../region'
import { linkedSubnetPool, subnetPoolsOf } from '../rules/subnetPools'
import { pageOf } from '../wire/pages'

interface Linked {
  pool: SubnetPoolRow
  isDefault: boolean
}

const toView = ({ pool: { members: _, links: __, ...pool }, isDefault }: Linked): SiloSubnetPool => ({
  ...pool,
  isDefault,
})

/** The subnet pools of a silo. */
export const subnetPoolHandlers = handlersOf({
  subnetPoolList({ args, region }) {
    requireSilo(region, 'viewer')
    return pageOf(subnetPoolsOf(region, region.caller().silo.id).map(toView), args)
  },
  subnetPoolView: ({ args, region }) => toView(linkedSubnetPool(region, args.pool)),
  siloSubnetPoolList({ args, region }) {
    const silo = findSilo(region, args.silo)
    requireFleet(region, 'viewer')
    return pageOf(subnetPoolsOf(region, silo.id).map(toView), args)
  },
})
