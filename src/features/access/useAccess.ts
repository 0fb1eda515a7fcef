import { useMemo } from 'react'
import { directoryApi } from '#store/api/resources/directory'
import type { PolicyAt } from '#store/api/resources/policies'
import { ALL_LIMIT } from '#store/model/paging'
import {
  accessRows,
  type AccessRow,
  type Assignment,
  type Directory,
  type RoleChange,
} from '#store/model/roles'
import type { QueryLike } from '#features/shared/queryLike'
import { selfAccessWarning, type OwnRoles } from './selfAccessWarning'
import { useOwnIds } from './useOwnIds'

const allItems = { limit: ALL_LIMIT }

/** A query with the title of its error. */
type NamedQuery<Data = unknown> = QueryLike<Data> & { failed: string }

/** The policies of a scope, as far as they are loaded. Keep its identity between renders. */
export interface AccessSource {
  at: PolicyAt
  /** The policy that the page changes. */
  policy: NamedQuery<{ roleAssignments: Assignment[] }>
  /** What else the page asks for: wider policies, silos. */
  others: readonly NamedQuery[]
  /** The policy whose roles are valid here too. */
  wider?: { scope: 'silo'; assignments: readonly Assignment[] }
  /** Rows besides those of users and groups. */
  moreRows?: readonly AccessRow[]
  /** What decides the current user's own role; undefined while it is not known. */
  own: OwnRoles | undefined
}

/** The access rows of a scope, as far as they are loaded, and what the current user would lose by a change. */
export function useAccess(source: AccessSource) {
  const users = directoryApi.endpoints.userList.useQuery(allItems)
  const groups = directoryApi.endpoints.groupList.useQuery(allItems)
  const ownIds = useOwnIds()

  return useMemo(() => {
    const { at, policy, others, wider, moreRows, own } = source
    const directory: Directory | undefined =
      users.data && groups.data ? { users: users.data.items, groups: groups.data.items } : undefined
    const ours = policy.data?.roleAssignments
    // Failures are shown above the table; the rest stays usable, with ids instead of names.
    const arrived = [...others, users, groups].every(({ data, error }) => data ?? error)
    const known = { users: users.data?.items ?? [], groups: groups.data?.items ?? [] }
    return {
      at,
      policy,
      directory,
      /** The calls that the choices of a new role depend on. */
      choices: [policy, users, groups] as const,
      queries: [
        policy,
        ...others,
        { ...users, failed: 'Could not load the names of users' },
        { ...groups, failed: 'Could not load the names of groups' },
      ],
      assignments: ours,
      rows:
        ours && arrived
          ? [
              ...accessRows([...(wider ? [wider] : []), { scope: at.scope, assignments: ours }], known),
              ...(moreRows ?? []),
            ]
          : undefined,
      warningFor: (change: RoleChange) => own && selfAccessWarning(own, change, ownIds),
    }
  }, [source, users, groups, ownIds])
}

/** The access of a scope. */
export type ScopeAccess = ReturnType<typeof useAccess>
