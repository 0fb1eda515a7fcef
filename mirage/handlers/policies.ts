import { MAX_ASSIGNMENTS } from '#model/limits'
import { isOfFleet } from '#model/roles'
import { findProject } from '../access/lookup'
import { FLEET_ID, requireFleet, requireProject } from '../access/roles'
import { findSilo, requireSiloAdminOr } from '../access/siloLookup'
import type { RoleRow } from '../models/role'
import { handlersOf, type Region } from '../region'
import { unreadable } from '../wire/apiError'

type Assignment = Omit<RoleRow, 'resourceId'>

/** The roles on a resource, by role and then by identity. */
const assignmentsOn = ({ world }: Region, resourceId: string): Assignment[] =>
  world.roles
    .where((row) => row.resourceId === resourceId)
    .map(({ identityId, identityType, roleName }) => ({ identityId, identityType, roleName }))
    .sort((a, b) => `${a.roleName} ${a.identityId}`.localeCompare(`${b.roleName} ${b.identityId}`))

/** @throws 400 when the list is too long */
function checkLength({ roleAssignments: { length } }: { roleAssignments: readonly unknown[] }) {
  if (length > MAX_ASSIGNMENTS)
    throw unreadable(
      'role_assignments',
      `invalid length ${length}, expected a list of at most ${MAX_ASSIGNMENTS} role assignments`,
    )
}

/** Replaces the whole list. As in the control plane, the identities are not checked to exist. */
function assign(region: Region, resourceId: string, rows: readonly Assignment[]) {
  const { roles } = region.world
  roles.removeWhere((row) => row.resourceId === resourceId)
  for (const { identityId, identityType, roleName } of rows)
    roles.insert({ resourceId, identityId, identityType, roleName })
  return { roleAssignments: assignmentsOn(region, resourceId) }
}

/** The policies of the fleet, of silos and of projects. Rules: ROLE-6, ROLE-9. */
export const policyHandlers = handlersOf({
  policyView: ({ region }) => ({ roleAssignments: assignmentsOn(region, region.caller().silo.id) }),
  policyUpdate({ args: { body }, region }) {
    checkLength(body)
    const { silo } = region.caller()
    requireSiloAdminOr(region, silo, 'collaborator')
    return assign(region, silo.id, body.roleAssignments)
  },
  siloPolicyView: ({ args, region }) => ({
    roleAssignments: assignmentsOn(region, findSilo(region, args.silo).id),
  }),
  siloPolicyUpdate({ args, region }) {
    checkLength(args.body)
    const silo = findSilo(region, args.silo)
    requireSiloAdminOr(region, silo, 'collaborator')
    return assign(region, silo.id, args.body.roleAssignments)
  },
  projectPolicyView({ args, region }) {
    const project = findProject(region, args.project)
    return { roleAssignments: assignmentsOn(region, project.id) }
  },
  projectPolicyUpdate({ args, region }) {
    checkLength(args.body)
    const project = findProject(region, args.project)
    requireProject(region, project, 'admin')
    return assign(region, project.id, args.body.roleAssignments)
  },
  systemPolicyView({ region }) {
    requireFleet(region, 'viewer')
    return { roleAssignments: assignmentsOn(region, FLEET_ID).filter(isOfFleet) }
  },
  systemPolicyUpdate({ args: { body }, region }) {
    checkLength(body)
    requireFleet(region, 'admin')
    const { roleAssignments } = assign(region, FLEET_ID, body.roleAssignments)
    return { roleAssignments: roleAssignments.filter(isOfFleet) }
  },
})
