import { useMemo } from 'react'
import { directoryApi } from '../../store/api/directory'
import { meApi } from '../../store/api/me'
import { policiesApi, type PolicyAt } from '../../store/api/policies'
import { ALL_LIMIT } from '../../store/model/limits'
import { accessRows, type Directory, type RoleChange } from '../../store/model/roles'
import { ownLoss } from './ownLoss'
import { useOwnIds } from './useOwnIds'

const everybody = { limit: ALL_LIMIT }

/** Who may do what in a project, as far as it has arrived, and what a change to that would cost oneself. */
export function useProjectAccess(project: string) {
  const policy = policiesApi.endpoints.projectPolicyView.useQuery({ project })
  const silo = meApi.endpoints.policyView.useQuery({})
  const users = directoryApi.endpoints.userList.useQuery(everybody)
  const groups = directoryApi.endpoints.groupList.useQuery(everybody)
  const ownIds = useOwnIds()

  return useMemo(() => {
    const directory: Directory | undefined =
      users.data && groups.data ? { users: users.data.items, groups: groups.data.items } : undefined
    const ours = policy.data?.roleAssignments
    const theirs = silo.data?.roleAssignments
    // What failed is said above the table; the rest stays useful, with ids in the place of names.
    const arrived = [silo, users, groups].every(({ data, error }) => data ?? error)
    const at: PolicyAt = { scope: 'project', project }
    return {
      at,
      policy,
      queries: [
        { ...policy, failed: 'Could not load the roles of this project' },
        { ...silo, failed: 'Could not load the roles of the silo' },
        { ...users, failed: 'Could not load the names of users' },
        { ...groups, failed: 'Could not load the names of groups' },
      ] as const,
      directory,
      assignments: ours,
      rows:
        ours && arrived
          ? accessRows(
              [
                { scope: 'silo', assignments: theirs ?? [] },
                { scope: 'project', assignments: ours },
              ],
              { users: users.data?.items ?? [], groups: groups.data?.items ?? [] },
            )
          : undefined,
      lossBy: (change: RoleChange) =>
        ours && theirs ? ownLoss({ project: ours, silo: theirs }, change, ownIds) : undefined,
    }
  }, [policy, silo, users, groups, ownIds, project])
}
