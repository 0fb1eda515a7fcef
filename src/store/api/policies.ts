import { changedRoles, type Assignment, type RoleChange } from '../model/roles'
import { api } from './api'
import { callOf } from './eachOf'
import { read } from './endpoint'
import { projectPolicyUpdate, projectPolicyView } from './generated/operations/projects'
import { policyUpdate, policyView } from './generated/operations/silos'

/** Which policy: a project's, or the one of one's own silo. */
export type PolicyAt = { scope: 'project'; project: string } | { scope: 'silo' }

/** Which policy, and what is to become of somebody in it. */
export interface PolicyChange {
  at: PolicyAt
  change: RoleChange
}

interface Policy {
  roleAssignments: Assignment[]
}

const viewOf = (at: PolicyAt) =>
  at.scope === 'project' ? callOf(projectPolicyView, { project: at.project }) : callOf(policyView, {})

const updateOf = (at: PolicyAt, body: Policy) =>
  at.scope === 'project'
    ? callOf(projectPolicyUpdate, { project: at.project, body })
    : callOf(policyUpdate, { body })

/** Who may do what: a project's policy, and changing it or the silo's. The silo's own stands with who is signed in. */
export const policiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    projectPolicyView: read(build, projectPolicyView, ['Policy']),
    /**
     * Changes what one identity is. The API replaces the whole list and knows no versions, so the list is read right
     * before it is written: what others did until then is kept.
     */
    policyRoleChange: build.mutation<Policy, PolicyChange>({
      queryFn: async ({ at, change }, _api, _extra, ask) => {
        const now = await ask(viewOf(at))
        if (now.error) return { error: now.error }
        const roleAssignments = changedRoles((now.data as Policy).roleAssignments, change)
        const answer = await ask(updateOf(at, { roleAssignments }))
        return answer.error ? { error: answer.error } : { data: answer.data as Policy }
      },
      // Also after a refusal: then what is shown may be older than what is there.
      invalidatesTags: ['Policy'],
    }),
  }),
})
