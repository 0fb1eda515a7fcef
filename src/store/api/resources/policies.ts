import { changedRoles, isOfFleet, type Assignment, type RoleChange } from '#store/model/roles'
import { api } from '../api'
import { toCall, type TypedCall } from '../wire/call'
import { readThenWrite } from '../wire/readThenWrite'
import { projectPolicyUpdate } from '../generated/operations/projectPolicyUpdate'
import { projectPolicyView } from '../generated/operations/projectPolicyView'
import { systemPolicyUpdate } from '../generated/operations/systemPolicyUpdate'
import { systemPolicyView } from '../generated/operations/systemPolicyView'
import { policyUpdate } from '../generated/operations/policyUpdate'
import { policyView } from '../generated/operations/policyView'

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

/** Changes of policies. Their queries are in `me.ts` and `projectPolicy.ts`. */
export const policiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Changes one identity's role. The API replaces the whole list and has no versions, so the list is read right
     * before the write: changes by others are kept.
     */
    policyRoleChange: readThenWrite(build, {
      read: ({ at }: PolicyChange) => viewOf(at),
      write: ({ at, change }, now) =>
        updateOf(at, { roleAssignments: changedRoles(now.roleAssignments, change) }),
      // The frame of every page reads the fleet's policy: other changes must not invalidate it.
      stale: ({ at }) => [at.scope === 'fleet' ? 'FleetPolicy' : 'Policy'],
    }),
  }),
})
