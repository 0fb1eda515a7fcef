import type { ProjectRole } from '../../src/store/api/generated/types'
import { MAX_ASSIGNMENTS } from '../../src/store/model/limits'
import { unreadable } from '../fault'
import { findProject } from '../lookup'
import { handlersOf, type Region } from '../region'
import { FLEET_ID, requireFleet, requireProject, requireSilo } from '../roles'
import type { RoleRow } from '../world'

type Assignment = Omit<RoleRow, 'resourceId'>

const roles: readonly ProjectRole[] = ['admin', 'collaborator', 'viewer']
const types: readonly Assignment['identityType'][] = ['silo_user', 'silo_group']

/** Who holds what on a resource by itself, by role and then by id. */
const assignmentsOn = ({ world }: Region, resourceId: string): Assignment[] =>
  world.roles
    .filter((row) => row.resourceId === resourceId)
    .map(({ identityId, identityType, roleName }) => ({ identityId, identityType, roleName }))
    .sort((a, b) => `${a.roleName} ${a.identityId}`.localeCompare(`${b.roleName} ${b.identityId}`))

const listed = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ')

/** @throws 400 in the words of the wire. */
function checkAssignments(rows: readonly Assignment[] | undefined): readonly Assignment[] {
  if (!Array.isArray(rows)) throw unreadable('role_assignments', 'missing field `role_assignments`')
  if (rows.length > MAX_ASSIGNMENTS) {
    throw unreadable(
      'role_assignments',
      `invalid length ${rows.length}, expected a list of at most ${MAX_ASSIGNMENTS} role assignments`,
    )
  }
  for (const [at, { roleName, identityType }] of rows.entries()) {
    const path = `role_assignments[${at}]`
    if (!roles.includes(roleName))
      throw unreadable(
        `${path}.role_name`,
        `unknown variant \`${roleName}\`, expected one of ${listed(roles)}`,
      )
    if (!types.includes(identityType)) {
      throw unreadable(
        `${path}.identity_type`,
        `unknown variant \`${identityType}\`, expected one of ${listed(types)}`,
      )
    }
  }
  return rows
}

/** Replaces the whole list. Nobody checks that the identities exist: the control plane does not either. */
function assign(region: Region, resourceId: string, rows: readonly Assignment[]) {
  const others = region.world.roles.filter((row) => row.resourceId !== resourceId)
  const own = rows.map(({ identityId, identityType, roleName }) => ({
    resourceId,
    identityId,
    identityType,
    roleName,
  }))
  region.world.roles = [...others, ...own]
  return { roleAssignments: assignmentsOn(region, resourceId) }
}

/** Who may do what, and saying so. Source: §3.11 to §3.13. */
export const policyHandlers = handlersOf({
  policyView: ({ region }) => ({ roleAssignments: assignmentsOn(region, region.caller().silo.id) }),
  policyUpdate({ args: { body }, region }) {
    const rows = checkAssignments(body.roleAssignments)
    requireSilo(region, 'admin')
    return assign(region, region.caller().silo.id, rows)
  },
  projectPolicyView({ args, region }) {
    const project = findProject(region, args.project)
    return { roleAssignments: assignmentsOn(region, project.id) }
  },
  projectPolicyUpdate({ args, region }) {
    const rows = checkAssignments(args.body.roleAssignments)
    const project = findProject(region, args.project)
    requireProject(region, project, 'admin')
    return assign(region, project.id, rows)
  },
  systemPolicyView({ region }) {
    requireFleet(region, 'viewer')
    return { roleAssignments: assignmentsOn(region, FLEET_ID) }
  },
  systemPolicyUpdate({ args: { body }, region }) {
    const rows = checkAssignments(body.roleAssignments)
    requireFleet(region, 'admin')
    return assign(region, FLEET_ID, rows)
  },
})
