import { isOfFleet, roleReplaced, writtenRoles, type Assignment, type RoleChange } from '#model/roles'
import { api } from '../api'
import { toCall, type TypedCall } from '../wire/call'
import { readThenWrite, type Write } from '../wire/readThenWrite'
import {
  policyUpdate,
  policyView,
  systemPolicyUpdate,
  systemPolicyView,
} from '../generated/operations/policy'
import { projectPolicyUpdate, projectPolicyView } from '../generated/operations/projects'

/** The scope of a policy: a project, the user's silo, or the fleet. */
export type PolicyAt = { scope: 'project'; project: string } | { scope: 'silo' } | { scope: 'fleet' }

/** A policy and a change to one identity's role. */
export interface PolicyChange {
  at: PolicyAt
  change: RoleChange
}

interface Policy {
  roleAssignments: Assignment[]
}

function viewOf(at: PolicyAt): TypedCall<Policy> {
  if (at.scope === 'project') return toCall(projectPolicyView, { project: at.project })
  return at.scope === 'silo' ? toCall(policyView, {}) : toCall(systemPolicyView, {})
}

function updateOf(at: PolicyAt, body: Policy): TypedCall<Policy> {
  if (at.scope === 'project') return toCall(projectPolicyUpdate, { project: at.project, body })
  return at.scope === 'silo'
    ? toCall(policyUpdate, { body })
    : toCall(systemPolicyUpdate, { body: { roleAssignments: body.roleAssignments.filter(isOfFleet) } })
}

/** A project or a silo may be selected by its name or by its id, and the user's silo has two paths. */
export const policyTurn = () => 'policy'

/** The write of a changed role onto the present policy. */
export function roleWrite<Present extends Policy>(
  now: Present,
  change: RoleChange,
  callOf: (roles: Assignment[]) => TypedCall<Present>,
): Write<Present> {
  const roles = writtenRoles(now.roleAssignments, change)
  if (!roles) return { same: now }
  return 'error' in roles ? roles : { call: callOf(roles) }
}

/** Changes of policies. Their queries are in `me.ts` and `projectPolicy.ts`. */
export const policiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Changes one identity's role. The API replaces the whole list. */
    policyRoleChange: readThenWrite(build, {
      turn: policyTurn,
      read: ({ at }: PolicyChange) => viewOf(at),
      write: ({ at, change }, now) =>
        roleWrite(now, change, (roleAssignments) => updateOf(at, { roleAssignments })),
      replacedAfter: ({ change }, saved, now) =>
        roleReplaced(saved.roleAssignments, now.roleAssignments, change),
      // The frame of every page reads the fleet's policy: other changes must not invalidate it.
      stale: ({ at }) => [at.scope === 'fleet' ? 'FleetPolicy' : 'Policy'],
    }),
  }),
})
