import type { ProjectRow } from '../models/project'
import type { Region } from '../region'
import { forbidden } from '../wire/apiError'
import type { Caller } from '../world'

export type Role = 'admin' | 'collaborator' | 'limited_collaborator' | 'viewer'
const ranks: readonly Role[] = ['admin', 'collaborator', 'limited_collaborator', 'viewer']

/** The id of the fleet as a resource with roles. */
export const FLEET_ID = '5f1ee700-0000-4000-8000-000000000001'

const strongest = (roles: readonly (Role | undefined)[]) => ranks.find((role) => roles.includes(role))

/** Whether one role includes another. */
export const holds = (role: Role | undefined, least: Role) =>
  role !== undefined && ranks.indexOf(role) <= ranks.indexOf(least)

/** The strongest role of a caller on a resource, direct or through a group. */
function roleOn(region: Region, { user }: Caller, resourceId: string): Role | undefined {
  const assignments = region.world.roles.where(
    (row) =>
      row.resourceId === resourceId && (row.identityId === user.id || user.groupIds.includes(row.identityId)),
  )
  return strongest(assignments.map(({ roleName }) => roleName))
}

/** The role of a caller in a silo; none in another silo than their own. */
export const siloRole = (region: Region, caller: Caller, siloId = caller.silo.id) =>
  siloId === caller.silo.id ? roleOn(region, caller, siloId) : undefined

/**
 * The role of a caller in the fleet: by its policy, or because their silo maps its roles to roles of the fleet.
 * Rule: ROLE-3.
 */
function fleetRole(region: Region, caller: Caller): Role | undefined {
  const inSilo = siloRole(region, caller)
  const { mappedFleetRoles } = caller.silo
  const mapped = inSilo
    ? ranks.slice(ranks.indexOf(inSilo)).flatMap((role) => mappedFleetRoles[role] ?? [])
    : []
  return strongest([roleOn(region, caller, FLEET_ID), ...mapped])
}

/**
 * The role of a caller in a project: none in a project of another silo, even for operators. A viewer of the silo is
 * viewer of all its projects, and a limited collaborator is one of all; a collaborator of the silo is admin of all its
 * projects. Rules: ROLE-2, ROLE-3.
 */
export function projectRole(region: Region, caller: Caller, project: ProjectRow): Role | undefined {
  if (project.siloId !== caller.silo.id) return undefined
  const inSilo = siloRole(region, caller)
  const inherited = holds(inSilo, 'collaborator') ? 'admin' : inSilo
  return strongest([roleOn(region, caller, project.id), inherited])
}

/** @throws 403 when the caller has a lesser role in their silo */
export function requireSilo(region: Region, least: Role) {
  if (!holds(siloRole(region, region.caller()), least)) throw forbidden()
}

/**
 * A limited collaborator of a project may do what a collaborator may, except to its networks: see
 * {@link requireNetworks}.
 *
 * @throws 403 when the caller has a lesser role in the project
 */
export function requireProject(region: Region, project: ProjectRow, least: Role) {
  const sufficient = least === 'collaborator' ? 'limited_collaborator' : least
  if (!holds(projectRole(region, region.caller(), project), sufficient)) throw forbidden()
}

/** @throws 403 when the caller may not change the networks of a project */
export function requireNetworks(region: Region, project: ProjectRow) {
  if (!holds(projectRole(region, region.caller(), project), 'collaborator')) throw forbidden()
}

/** Whether the caller has at least this role in the fleet. */
export const isFleet = (region: Region, least: Role) => holds(fleetRole(region, region.caller()), least)

/** @throws 403 when the caller has a lesser role in the fleet */
export function requireFleet(region: Region, least: Role) {
  if (!isFleet(region, least)) throw forbidden()
}
