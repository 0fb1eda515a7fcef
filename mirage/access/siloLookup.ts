import { isUuid } from '../../src/store/model/names'
import type { SiloRow } from '../models/silo'
import type { Region } from '../region'
import { forbidden, notFound } from '../wire/fault'
import { holds, isFleet, siloRole, type Role } from './roles'

/** A silo by name or id, if the caller operates the region or belongs to it. Invisible is not found. */
export function findSilo(region: Region, selector: string): SiloRow {
  const byId = isUuid(selector)
  const row = [...region.world.silos.values()].find((each) => (byId ? each.id : each.name) === selector)
  const isOwn = row?.id === region.caller().silo.id
  if (!row || (!isOwn && !isFleet(region, 'viewer'))) throw notFound('silo', selector, byId ? 'id' : 'name')
  return row
}

/** @throws 403 when the caller is neither this in the fleet nor admin of the silo */
export function requireSiloAdminOr(region: Region, silo: SiloRow, inFleet: Role) {
  const own = siloRole(region, region.caller(), silo.id)
  if (!holds(own, 'admin') && !isFleet(region, inFleet)) throw forbidden()
}
