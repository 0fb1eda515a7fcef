import { useHasFeature } from '#store/useRegionVersion'
import { rolesOf, type RoleWords } from '#model/roleWords'
import type { RoleName, Scope } from '#model/roles'

/** The roles of a scope that the region has, weakest first. */
export function useRoles(scope: Scope): readonly RoleWords[] {
  const hasLimited = useHasFeature('limitedCollaborator')
  return rolesOf(scope).filter(({ role }) => hasLimited || role !== 'limited_collaborator')
}

/** A role to choose, with its permissions as a second line. */
interface RoleChoice {
  value: RoleName
  label: string
  detail?: string
}

/**
 * The roles of a scope to choose from, weakest first.
 *
 * @param present a role that stays a choice if the console does not know it
 */
export function useRoleChoices(scope: Scope, present?: RoleName): readonly RoleChoice[] {
  const known = useRoles(scope).map(({ role, label, meaning }) => ({ value: role, label, detail: meaning }))
  return present === undefined || known.some(({ value }) => value === present)
    ? known
    : [...known, { value: present, label: present }]
}
