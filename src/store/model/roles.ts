import type { Group, IdentityType, ProjectRole, User } from '../api/generated/types'

// Who may do what. A policy is a list of assignments on one thing; a role on the silo reaches into its projects.
// Source: shell-system-screens §8, backend-behaviour §1.7.

export type RoleName = ProjectRole
/** What a policy is of. */
export type Scope = 'silo' | 'project'

export interface Assignment {
  identityId: string
  identityType: IdentityType
  roleName: RoleName
}

/** Strongest first. */
export const roleOrder: readonly RoleName[] = ['admin', 'collaborator', 'viewer']

const rank = (role: RoleName) => roleOrder.indexOf(role)

/** The strongest of several roles, or undefined for none. */
export const strongest = (roles: readonly RoleName[]): RoleName | undefined =>
  roleOrder.find((role) => roles.includes(role))

/** What somebody is by these policies together, by themselves or through their groups. @param ids of the person and the groups */
export const effectiveRole = (
  policies: readonly (readonly Assignment[])[],
  ids: readonly string[],
): RoleName | undefined =>
  strongest(policies.flat().flatMap((one) => (ids.includes(one.identityId) ? [one.roleName] : [])))

/** What a role on the silo amounts to in its projects: whoever may create projects is admin of them all. */
const inherited = (role: RoleName): RoleName => (role === 'viewer' ? 'viewer' : 'admin')

/** What somebody is in a project, by its own policy and by the silo's. */
export function roleInProject(
  { project, silo }: { project: readonly Assignment[]; silo: readonly Assignment[] },
  ids: readonly string[],
): RoleName | undefined {
  const fromSilo = effectiveRole([silo], ids)
  const own = effectiveRole([project], ids)
  return strongest([own, fromSilo && inherited(fromSilo)].filter((role) => role !== undefined))
}

/** Whether somebody may do less with one role than with another. */
export const isWeaker = (role: RoleName | undefined, than: RoleName | undefined): boolean =>
  than !== undefined && (role === undefined || rank(role) > rank(than))

/** A change to what one identity is by a policy. */
export type RoleChange = { kind: 'assign'; assignment: Assignment } | { kind: 'remove'; identityId: string }

/** A policy after a change. Everybody else's assignments stay as they are, in their order. */
export function changedRoles(now: readonly Assignment[], change: RoleChange): Assignment[] {
  const id = change.kind === 'assign' ? change.assignment.identityId : change.identityId
  const others = now.filter(({ identityId }) => identityId !== id)
  return change.kind === 'assign' ? [...others, change.assignment] : others
}

/** A role and where it is held. */
export interface HeldRole {
  scope: Scope
  roleName: RoleName
}

/** Somebody who has a role, whatever it is on. */
export interface AccessRow {
  id: string
  type: IdentityType
  /** The id, where the name is not known. */
  name: string
  /** Strongest first; of two equally strong ones, the one that reaches further. */
  roles: readonly HeldRole[]
}

/** The people and groups that may be given roles. */
export interface Directory {
  users: readonly User[]
  groups: readonly Group[]
}

interface ScopedPolicy {
  scope: Scope
  assignments: readonly Assignment[]
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)
const scopeOrder: readonly Scope[] = ['silo', 'project']

/** One row for each identity that any of the policies names: groups first, then people, by name. */
export function accessRows(policies: readonly ScopedPolicy[], { users, groups }: Directory): AccessRow[] {
  const names = new Map([...groups, ...users].map(({ id, displayName }) => [id, displayName]))
  const rows = new Map<string, AccessRow>()
  for (const { scope, assignments } of policies)
    for (const { identityId: id, identityType: type, roleName } of assignments) {
      const roles = [...(rows.get(id)?.roles ?? []), { scope, roleName }].sort(
        (a, b) =>
          rank(a.roleName) - rank(b.roleName) || scopeOrder.indexOf(a.scope) - scopeOrder.indexOf(b.scope),
      )
      rows.set(id, { id, type, name: names.get(id) ?? id, roles })
    }
  const isGroup = ({ type }: AccessRow) => type === 'silo_group'
  const sorted = [...rows.values()].sort(byName)
  return [...sorted.filter(isGroup), ...sorted.filter((row) => !isGroup(row))]
}

/** Somebody who may be given a role. */
export interface Identity {
  id: string
  type: IdentityType
  name: string
}

/** Whom a policy does not name yet: groups first, then people, by name. */
export function withoutRole(policy: readonly Assignment[], { users, groups }: Directory): Identity[] {
  const taken = new Set(policy.map(({ identityId }) => identityId))
  const free = (type: IdentityType) => (rows: readonly (User | Group)[]) =>
    rows
      .filter(({ id }) => !taken.has(id))
      .map(({ id, displayName }): Identity => ({ id, type, name: displayName }))
      .sort(byName)
  return [...free('silo_group')(groups), ...free('silo_user')(users)]
}
