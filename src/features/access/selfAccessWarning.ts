import {
  effectiveRole,
  isWeaker,
  roleInFleet,
  roleInProject,
  type Assignment,
  type FleetMapping,
  type RoleName,
} from '#store/model/heldRole'
import { changedRoles, type RoleChange, type Scope } from '#store/model/roles'

/** The policies that decide the current user's role in a scope, and who the user is. */
export type OwnRoles =
  | { scope: 'project'; policy: readonly Assignment[]; silo: readonly Assignment[] }
  | { scope: 'silo'; policy: readonly Assignment[] }
  | { scope: 'fleet'; policy: readonly Assignment[]; silo: readonly Assignment[]; mapped: FleetMapping }

function roleOf(own: OwnRoles, ids: readonly string[]): RoleName | undefined {
  if (own.scope === 'project') return roleInProject({ project: own.policy, silo: own.silo }, ids)
  if (own.scope === 'silo') return effectiveRole([own.policy], ids)
  return roleInFleet({ fleet: own.policy, silo: own.silo, mapped: own.mapped }, ids)
}

const lost: Readonly<Record<Scope, string>> = {
  project: 'you will not see the project any more',
  silo: 'you will have no role on the silo any more, only those on single projects',
  fleet: 'you will not see the system pages any more',
}

/** What the current user would lose by a change to a policy, as a sentence; undefined when nothing. */
export function selfAccessWarning(
  own: OwnRoles,
  change: RoleChange,
  ownIds: readonly string[],
): string | undefined {
  const before = roleOf(own, ownIds)
  const after = roleOf({ ...own, policy: changedRoles(own.policy, change) }, ownIds)
  if (!isWeaker(after, before)) return undefined
  if (!after) return `This is your own access: ${lost[own.scope]}.`
  return `This is your own access: you will be ${after} here, no longer ${before}.`
}
