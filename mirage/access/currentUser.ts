import type { CurrentUser } from '#store/api/generated/types'
import type { Region } from '../region'
import { holds, isFleet, siloRole } from './roles'

/** The caller, with the rights that a region says of them. */
export function currentUser(region: Region): CurrentUser {
  const caller = region.caller()
  const { user, silo } = caller
  return {
    id: user.id,
    displayName: user.displayName,
    siloId: silo.id,
    siloName: silo.name,
    timeCreated: user.timeCreated,
    timeModified: user.timeModified,
    fleetViewer: isFleet(region, 'viewer'),
    siloAdmin: holds(siloRole(region, caller), 'admin') || isFleet(region, 'collaborator'),
  }
}
