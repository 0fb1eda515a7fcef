import {
  changedRoles,
  isWeaker,
  roleInProject,
  type Assignment,
  type RoleChange,
} from '../../store/model/roles'

interface Policies {
  project: readonly Assignment[]
  silo: readonly Assignment[]
}

/** What a change to a project's policy would cost the one who makes it, as a sentence; undefined when nothing. */
export function ownLoss(
  policies: Policies,
  change: RoleChange,
  ownIds: readonly string[],
): string | undefined {
  const before = roleInProject(policies, ownIds)
  const after = roleInProject({ ...policies, project: changedRoles(policies.project, change) }, ownIds)
  if (!isWeaker(after, before)) return undefined
  if (!after) return 'This is your own access: you will not see the project any more.'
  return `This is your own access: you will be ${after} here, no longer ${before}.`
}
