import type { ProjectRow } from '../models/project'
import type { Region } from '../region'
import { forbidden } from '../wire/fault'
import type { Caller } from '../world'

export type Role = 'admin' | 'collaborator' | 'viewer'
const ranks: readonly Role[] = ['admin', 'collaborator', 'viewer']

/** The fleet as something roles are held on. */
export const FLEET_ID = '5f1ee700-0000-4000-8000-000000000001'

const strongest = (roles: readonly (Role | undefined)[]) => ranks.find((role) => roles.includes(role))

/** Whether one role includes another. */
export const holds = (role: Role | undefined, least: Role) =>
  role !== undefined && ranks.indexOf(role) <= ranks.indexOf(least)

/** The strongest role somebody holds on a resource, by themselves or through a group. */
export function roleOn(region: Region, { user }: Caller, resourceId: string): Role | undefined {
  const held = region.world.roles.filter(
    (row) =>
      row.resourceId === resourceId && (row.identityId === user.id || user.groupIds.includes(row.identityId)),
  )
  return strongest(held.map(({ roleName }) => roleName))
}

/** What the caller is in a silo: nothing in another one. */
export const siloRole = (region: Region, caller: Caller, siloId = caller.silo.id) =>
  siloId === caller.silo.id ? roleOn(region, caller, siloId) : undefined

/** What the caller is in the fleet: by its policy, or because their silo maps a role of its own to one. Source: §1.7. */
export function fleetRole(region: Region, caller: Caller): Role | undefined {
  const inSilo = siloRole(region, caller)
  const { mappedFleetRoles } = caller.silo
  const mapped = inSilo
    ? ranks.slice(ranks.indexOf(inSilo)).flatMap((role) => mappedFleetRoles[role] ?? [])
    : []
  return strongest([roleOn(region, caller, FLEET_ID), ...mapped])
}

/**
 * A silo's viewer reads all its projects; its collaborator is admin of them all. Nobody is anything in another silo's
 * project, whoever operates the region. Source: §1.7.
 */
export function projectRole(region: Region, caller: Caller, project: ProjectRow): Role | undefined {
  if (project.siloId !== caller.silo.id) return undefined
  const inSilo = siloRole(region, caller)
  const inherited = inSilo === 'viewer' ? 'viewer' : inSilo && 'admin'
  return strongest([roleOn(region, caller, project.id), inherited])
}

/** @throws 403 when the caller is less than this in their silo. */
export function requireSilo(region: Region, least: Role) {
  if (!holds(siloRole(region, region.caller()), least)) throw forbidden()
}

/** @throws 403 when the caller is less than this in the project. */
export function requireProject(region: Region, project: ProjectRow, least: Role) {
  if (!holds(projectRole(region, region.caller(), project), least)) throw forbidden()
}

/** Whether the caller is at least this in the fleet. */
export const isFleet = (region: Region, least: Role) => holds(fleetRole(region, region.caller()), least)

/** @throws 403 when the caller is less than this in the fleet. */
export function requireFleet(region: Region, least: Role) {
  if (!isFleet(region, least)) throw forbidden()
}
