import { FLEET_ID } from '#mirage/access/roles'
import type { Region } from '#mirage/region'
import { personaId } from '#mirage/scenarios/personas'
import type { FleetRole } from '#store/api/generated/types'

/** Signs in Dele, who has this role in the fleet, or none. */
export function asFleet(region: Region, role?: FleetRole) {
  const identityId = personaId('dele')
  region.world.roles.removeWhere((row) => row.resourceId === FLEET_ID && row.identityId === identityId)
  if (role)
    region.world.roles.insert({ resourceId: FLEET_ID, identityId, identityType: 'silo_user', roleName: role })
  region.signIn(identityId)
}
