import type { FleetRole, ProjectRole, SiloRole } from '../../src/store/api/generated/types'

/** What somebody may do on something. */
export interface RoleRow {
  resourceId: string
  identityId: string
  identityType: 'silo_user' | 'silo_group'
  roleName: SiloRole | ProjectRole | FleetRole
}
