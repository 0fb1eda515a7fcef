import type { FleetRoleRoleAssignment, Group, IdentityType, User } from '#store/api/generated/types'
import { rank, type Assignment, type FleetMapping, type RoleName } from './heldRole'
import type { ApiError } from './apiError'
import { capital, wireWords } from './case'
import { idMarks, distinctNames } from './distinctNames'
import { changedAfter, clashing, mergeFields, type Edit } from './merge'

export { effectiveRole, isWeaker, roleInProject, strongest, type Assignment, type RoleName } from './heldRole'

// Policies: lists of role assignments. Assigning a role replaces the identity's earlier assignment; removing drops it.
// All others stay, in their order. The list is read right before it is written. Lists of identities put groups before
// users, then sort by name; an identity whose name is not known shows its id. The identities offered for a new role are
// those that the policy does not name.

/** The scope of a policy. */
export type Scope = 'fleet' | 'silo' | 'project'

/** A change of one identity's role in a policy. `was` is the role as the user has seen it, null for none. */
export type RoleChange = { was?: RoleName | null } & (
  | { kind: 'assign'; assignment: Assignment }
  | { kind: 'remove'; identityId: string }
)

/** The edit of a role; null for none. */
export const roleEdit = (was: RoleName | null, role: RoleName | null): Edit<{ role: RoleName | null }> => ({
  was: { role: was },
  body: { role },
})

/** The change of an identity's role from what the user has seen to what they want; null for no role. */
export const roleChange = (
  { identityId, identityType }: Pick<Assignment, 'identityId' | 'identityType'>,
  { was, body }: Edit<{ role: RoleName | null }>,
): RoleChange => ({
  ...(was.role !== undefined && { was: was.role }),
  ...(body.role
    ? { kind: 'assign', assignment: { identityId, identityType, roleName: body.role } }
    : { kind: 'remove', identityId }),
})

/** The identity whose role a change is about. */
const identityIn = (change: RoleChange) =>
  change.kind === 'assign' ? change.assignment.identityId : change.identityId

/** A policy after a change. Other assignments keep their order. */
export function changedRoles(now: readonly Assignment[], change: RoleChange): Assignment[] {
  const id = identityIn(change)
  const others = now.filter(({ identityId }) => identityId !== id)
  return change.kind === 'assign' ? [...others, change.assignment] : others
}

const roleIn = (policy: readonly Assignment[], change: RoleChange) =>
  policy.find(({ identityId }) => identityId === identityIn(change))?.roleName ?? null

/**
 * The policy to write, based on the present one. Rule: FORM-12.
 *
 * @returns undefined if it is so already; an error if someone else has given the identity another role meanwhile
 */
export function writtenRoles(
  now: readonly Assignment[],
  change: RoleChange,
): Assignment[] | { error: ApiError } | undefined {
  const role = change.kind === 'assign' ? change.assignment.roleName : null
  const edit = { ...(change.was !== undefined && { was: { role: change.was } }), body: { role } }
  const { changed, clashes } = mergeFields(edit, { role: roleIn(now, change) })
  if (clashes.length > 0) return { error: clashing('The access', clashes) }
  return 'role' in changed ? changedRoles(now, change) : undefined
}

/** The error of a written role that another client has replaced at once; undefined if it is there. */
export const roleReplaced = (
  saved: readonly Assignment[],
  now: readonly Assignment[],
  change: RoleChange,
): ApiError | undefined =>
  roleIn(saved, change) === roleIn(now, change) ? undefined : changedAfter('The access', ['role'])

/** Whether a policy of the fleet can have an assignment: the fleet has no limited collaborators. */
export const isOfFleet = (assignment: Assignment): assignment is FleetRoleRoleAssignment =>
  assignment.roleName !== 'limited_collaborator'

/** A role with its scope. */
interface HeldRole {
  scope: Scope
  roleName: RoleName
}

/** "Admin": a role where its scope is known from the page or the column. */
export const roleText = ({ roleName }: { roleName: string }) => capital(wireWords(roleName))

/** "Admin of the silo": a role with its scope. */
export const heldRoleText = (role: { scope: Scope; roleName: string }) =>
  `${roleText(role)} of the ${role.scope}`

/** The holder of a role: a user, a group, or everyone with a silo role that is mapped to a fleet role. */
export type HolderType = IdentityType | 'role_mapping'

/** An identity with its roles. */
export interface AccessRow {
  id: string
  type: HolderType
  /** The name, or the id if the name is unknown. */
  name: string
  /** The silo of a role mapping. */
  silo?: string
  /** Strongest first; among equal ones, the wider scope first. */
  roles: readonly HeldRole[]
}

/** The users and groups of the silo. */
export interface Directory {
  users: readonly User[]
  groups: readonly Group[]
}

interface ScopedPolicy {
  scope: Scope
  assignments: readonly Assignment[]
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)
const scopeOrder: readonly Scope[] = ['fleet', 'silo', 'project']

/** The users and groups with names that tell them apart: by kind, and by the beginning of their ID. */
export function distinctDirectory({ users, groups }: Directory): Directory {
  const marked = [
    ...groups.map(({ id, displayName }) => ({ id, displayName, kind: 'Group' })),
    ...users.map(({ id, displayName }) => ({ id, displayName, kind: 'User' })),
  ]
  const names = distinctNames(
    marked,
    ({ displayName }) => displayName,
    ({ id, kind }) => [kind, ...idMarks(id)],
  )
  const byId = new Map(marked.map(({ id }, index) => [id, names[index]]))
  const named = <Row extends { id: string; displayName: string }>(row: Row): Row => ({
    ...row,
    displayName: byId.get(row.id) ?? row.displayName,
  })
  return { users: users.map(named), groups: groups.map(named) }
}

/** One row per identity in the policies: groups first, then users, by name. */
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

/** The roles of the silo in a mapping with the fleet roles of each; the strongest first. */
export const byRank = <Role extends string>(mapping: Readonly<Record<string, readonly Role[]>>) =>
  Object.entries(mapping).sort(([a], [b]) => rank(a) - rank(b))

/** One row per fleet role that a silo maps one of its roles to, by silo. Rule: ROLE-3. */
export const mappingRows = (
  silos: readonly { id: string; name: string; mappedFleetRoles: FleetMapping }[],
): AccessRow[] =>
  [...silos].sort(byName).flatMap(({ id, name, mappedFleetRoles }) =>
    byRank(mappedFleetRoles).flatMap(([role, onFleet]) =>
      onFleet.map((roleName): AccessRow => ({
        id: `${id} ${role} ${roleName}`,
        type: 'role_mapping',
        name: `Any ${wireWords(role)} of the silo ${name}`,
        silo: name,
        roles: [{ scope: 'fleet', roleName }],
      })),
    ),
  )

/** An identity that can get a role. */
export interface Identity {
  id: string
  type: IdentityType
  name: string
}

/** The identities without a row in the policy: groups first, then users, by name. */
export function withoutRole(policy: readonly Assignment[], { users, groups }: Directory): Identity[] {
  const taken = new Set(policy.map(({ identityId }) => identityId))
  const free = (type: IdentityType) => (rows: readonly (User | Group)[]) =>
    rows
      .filter(({ id }) => !taken.has(id))
      .map(({ id, displayName }): Identity => ({ id, type, name: displayName }))
      .sort(byName)
  return [...free('silo_group')(groups), ...free('silo_user')(users)]
}
