import { shortId } from '#ui/text/truncated'
import { roleText, type AccessRow } from '#model/roles'
import type { RoleWords } from '#model/roleWords'

/** In place of what a role of a later version allows. */
const NEWER = 'This console does not know the role.'

/** A role on the fleet, and who has it. */
export interface FleetRoleRow extends RoleWords {
  /** The names of its holders; the start of the ID of one whose name is not known. */
  holders: readonly string[]
}

/**
 * The roles on the fleet with their holders, weakest first, as each allows what those before it allow. A role of a later
 * version that is held comes last.
 *
 * @param known the roles that the console knows, weakest first
 */
export function fleetRoleRows(known: readonly RoleWords[], access: readonly AccessRow[]): FleetRoleRow[] {
  const isKnown = (name: string) => known.some(({ role }) => role === name)
  const held = new Set(access.flatMap(({ roles }) => roles.map(({ roleName }) => roleName)))
  const newer = [...held]
    .filter((role) => !isKnown(role))
    .map((role): RoleWords => ({ role, label: roleText({ roleName: role }), meaning: NEWER }))
  return [...known, ...newer].map((row) => ({
    ...row,
    holders: access
      .filter(({ roles }) => roles.some(({ roleName }) => roleName === row.role))
      .map(({ id, name }) => (name === id ? shortId(name) : name)),
  }))
}
