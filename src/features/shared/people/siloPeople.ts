import type { SiloRole, SiloRoleRoleAssignment, User } from '#store/api/generated/types'
import { strongest } from '#model/roles'
import { distinctPeople } from '#model/distinctNames'

/** A user of a silo with their direct role in the silo's policy. */
export interface SiloUser {
  id: string
  /** The display name; of several with one name, with the beginning of the ID. */
  name: string
  role: SiloRole | undefined
}

/** A group in the silo's policy. */
export interface SiloGroup {
  id: string
  /** The name; undefined for groups of another silo. */
  name: string | undefined
  role: SiloRole
}

const roleIn = (policy: readonly SiloRoleRoleAssignment[], id: string) =>
  strongest(policy.filter(({ identityId }) => identityId === id).map(({ roleName }) => roleName))

/** The users of a silo by name, with their direct roles. */
export const siloUsers = (
  users: readonly User[],
  policy: readonly SiloRoleRoleAssignment[],
): readonly SiloUser[] =>
  distinctPeople(users)
    .map(({ id, displayName: name }) => ({ id, name, role: roleIn(policy, id) }))
    .sort((a, b) => a.name.localeCompare(b.name))

/** The groups with a role on a silo. @param names the known names of groups, by id */
export function siloGroups(
  policy: readonly SiloRoleRoleAssignment[],
  names: ReadonlyMap<string, string>,
): readonly SiloGroup[] {
  const ids = new Set(
    policy.filter(({ identityType }) => identityType === 'silo_group').map(({ identityId }) => identityId),
  )
  return [...ids].flatMap((id) => {
    const role = roleIn(policy, id)
    return role ? [{ id, name: names.get(id), role }] : []
  })
}
