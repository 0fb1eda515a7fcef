import type { FleetRole, ProjectRole, SiloRole } from '#store/api/generated/types'

/** The role of a user or a group on a resource. */
export interface RoleRow {
  resourceId: string
  identityId: string
  identityType: 'silo_user' | 'silo_group'
  roleName: SiloRole | ProjectRole | FleetRole
}
