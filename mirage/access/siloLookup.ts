import { isUuid } from '#model/nameOrId'
import type { SiloRow } from '../models/silo'
import type { Region } from '../region'
import { forbidden, notFound } from '../wire/apiError'
import { holds, isFleet, siloRole, type Role } from './roles'

/** A silo by name or id. @throws 404, also when the caller neither belongs to it nor has a role in the fleet */
export function findSilo(region: Region, selector: string): SiloRow {
  const byId = isUuid(selector)
  const row = region.world.silos.findBy((silo) => (byId ? silo.id : silo.name) === selector)
  const isOwn = row?.id === region.caller().silo.id
  if (!row || (!isOwn && !isFleet(region, 'viewer'))) throw notFound('silo', selector, byId ? 'id' : 'name')
  return row
}

/** @throws 403 unless the caller is admin of the silo or has this role in the fleet */
export function requireSiloAdminOr(region: Region, silo: SiloRow, inFleet: Role) {
  const own = siloRole(region, region.caller(), silo.id)
  if (!holds(own, 'admin') && !isFleet(region, inFleet)) throw forbidden()
}
