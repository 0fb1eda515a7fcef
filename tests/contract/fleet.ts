import { FLEET_ID } from '../../mirage/access/roles'
import type { Region } from '../../mirage/region'
import { personaId } from '../../mirage/scenarios/people'
import type { FleetRole } from '../../src/store/api/generated/types'

/** Signs Dele in, who is nobody in the fleet, or holds just this role there. */
export function asFleet(region: Region, role?: FleetRole) {
  const identityId = personaId('dele')
  region.world.roles = region.world.roles.filter(
    (row) => row.resourceId !== FLEET_ID || row.identityId !== identityId,
  )
  if (role)
    region.world.roles.push({ resourceId: FLEET_ID, identityId, identityType: 'silo_user', roleName: role })
  region.signIn(identityId)
}
