import type { IdentityType, ProjectRole } from '#store/api/generated/types'
import type { Needs } from './needs'
import { wireWords } from './case'

// The effective role of a user, from the policies. A role on the silo also applies to its projects, and the silo
// may map its roles to roles of the fleet. Of several roles the strongest counts. A role that a group holds counts for
// its members. Rules: ROLE-2, ROLE-3.

export type RoleName = ProjectRole

export interface Assignment {
  identityId: string
  identityType: IdentityType
  roleName: RoleName
}

/** All roles, strongest first. The limited collaborator exists since 20251008, and not in the fleet. */
export const roleOrder: readonly RoleName[] = ['admin', 'collaborator', 'limited_collaborator', 'viewer']

/** The rank of a role; 0 is the strongest. A role that a later version has added ranks first, at -1. */
export const rank = (role: string) => (roleOrder as readonly string[]).indexOf(role)

/**
 * The strongest of several roles, or undefined for none. Only the region can tell what an unknown role allows, so it
 * counts as the strongest.
 */
export const strongest = (roles: readonly RoleName[]): RoleName | undefined =>
  roles.toSorted((a, b) => rank(a) - rank(b))[0]

/** The strongest role in these policies, held directly or through groups. @param ids of the user and their groups */
export const effectiveRole = (
  policies: readonly (readonly Assignment[])[],
  ids: readonly string[],
): RoleName | undefined =>
  strongest(policies.flat().flatMap((one) => (ids.includes(one.identityId) ? [one.roleName] : [])))

/**
 * The role in a project that follows from a role on the silo: collaborators of the silo are admins of all its
 * projects.
 */
const inherited = (role: RoleName): RoleName => (role === 'collaborator' ? 'admin' : role)

/** The effective role in a project, from its own policy and the silo's. */
export function roleInProject(
  { project, silo }: { project: readonly Assignment[]; silo: readonly Assignment[] },
  ids: readonly string[],
): RoleName | undefined {
  const fromSilo = effectiveRole([silo], ids)
  const own = effectiveRole([project], ids)
  return strongest([own, fromSilo && inherited(fromSilo)].filter((role) => role !== undefined))
}

/** Whether one role is weaker than another. */
export const isWeaker = (role: RoleName | undefined, than: RoleName | undefined): boolean =>
  than !== undefined && (role === undefined || rank(role) > rank(than))

/** The fleet roles that a silo maps its own roles to, by the silo's role. */
export type FleetMapping = Readonly<Record<string, readonly RoleName[]>>

/** The effective role in the fleet: from its policy, or from the silo's mapping of the user's role. */
export function roleInFleet(
  {
    fleet,
    silo,
    mapped,
  }: { fleet: readonly Assignment[]; silo: readonly Assignment[]; mapped: FleetMapping },
  ids: readonly string[],
): RoleName | undefined {
  const inSilo = effectiveRole([silo], ids)
  return strongest(
    [effectiveRole([fleet], ids), ...mappedRoles(inSilo, mapped)].filter((role) => role !== undefined),
  )
}

/** The fleet roles of a role on the silo. An admin is also a collaborator and a viewer: their mappings apply too. */
function mappedRoles(inSilo: RoleName | undefined, mapped: FleetMapping): readonly RoleName[] {
  if (!inSilo) return []
  // Any of the mappings may apply to an unknown role.
  if (rank(inSilo) < 0) return Object.keys(mapped).length > 0 ? [inSilo] : []
  return roleOrder.slice(rank(inSilo)).flatMap((role) => mapped[role] ?? [])
}

/** The effective role in a scope: `none` for no role, undefined if the console cannot tell. */
export type Held = RoleName | 'none' | undefined

/** The effective roles, as far as the console can tell. */
export type HeldRoles = Readonly<Record<Needs['scope'], Held>>

const isTooWeak = (held: Held, role: RoleName) =>
  held !== undefined && isWeaker(held === 'none' ? undefined : held, role)

const withArticle = (role: RoleName) => `${role === 'admin' ? 'an' : 'a'} ${wireWords(role)}`

/**
 * Why the user's roles do not allow an action: "Only a collaborator of the project can do this. You are a viewer".
 * Undefined when they do, and when only the server can tell. As other reasons, it has no full stop at its end. Rule:
 * ROLE-13.
 *
 * @param acts the action, if the reason names it: "start and stop it"
 */
export function roleReason(
  { scope, role, orFleet, orLimited }: Needs,
  roles: HeldRoles,
  acts = 'do this',
): string | undefined {
  const held = roles[scope]
  const least = orLimited ? 'limited_collaborator' : role
  if (!held || !isTooWeak(held, least) || (orFleet && !isTooWeak(roles.fleet, orFleet))) return undefined
  const own = held === 'none' ? 'You have no role there' : `You are ${withArticle(held)}`
  return `Only ${withArticle(role)} of the ${scope} can ${acts}. ${own}`
}
