import { forbidden } from './fault'
import type { Region } from './region'
import type { Caller, ProjectRow } from './world'

type Role = 'admin' | 'collaborator' | 'viewer'
const ranks: readonly Role[] = ['admin', 'collaborator', 'viewer']

const stronger = (a: Role | undefined, b: Role | undefined) => ranks.find((role) => role === a || role === b)

/** The strongest role somebody holds on a resource, by themselves or through a group. */
function roleOn(region: Region, { user }: Caller, resourceId: string): Role | undefined {
  const held = region.world.roles.filter(
    (row) =>
      row.resourceId === resourceId && (row.identityId === user.id || user.groupIds.includes(row.identityId)),
  )
  return ranks.find((role) => held.some((row) => row.roleName === role))
}

export const siloRole = (region: Region, caller: Caller) => roleOn(region, caller, caller.silo.id)

/**
 * A silo's viewer reads all its projects; its collaborator is admin of them all. Nobody is anything in another silo's
 * project, whoever operates the region. Source: §1.7.
 */
export function projectRole(region: Region, caller: Caller, project: ProjectRow): Role | undefined {
  if (project.siloId !== caller.silo.id) return undefined
  const inSilo = siloRole(region, caller)
  const inherited = inSilo === 'viewer' ? 'viewer' : inSilo && 'admin'
  return stronger(roleOn(region, caller, project.id), inherited)
}

const holds = (role: Role | undefined, least: Role) =>
  role !== undefined && ranks.indexOf(role) <= ranks.indexOf(least)

/** @throws 403 when the caller is less than this in the silo. */
export function requireSilo(region: Region, least: Role) {
  if (!holds(siloRole(region, region.caller()), least)) throw forbidden()
}

/** @throws 403 when the caller is less than this in the project. */
export function requireProject(region: Region, project: ProjectRow, least: Role) {
  if (!holds(projectRole(region, region.caller(), project), least)) throw forbidden()
}

/** @throws 403 when the caller does not operate the region. */
export function requireFleet(region: Region) {
  if (!region.caller().user.isFleetAdmin) throw forbidden()
}
