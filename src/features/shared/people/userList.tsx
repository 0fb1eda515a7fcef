import { useMemo } from 'react'
import type { SiloRoleRoleAssignment, User } from '#store/api/generated/types'
import { roleText } from '#model/roles'
import { columnsOf, nameColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { wordFacet } from '#features/kit/list/facets'
import type { FailableQuery, QueryLike } from '#features/kit/queries/queryLike'
import { ShortId } from '#features/kit/detail/ShortId'
import { users } from '#features/silo/silo-settings/users/noun'
import { usersOfSilo } from '#features/system/silos/users/noun'
import { RoleBadge } from './RoleBadge'
import { siloUsers, type SiloUser } from './siloPeople'

// The list of the users of a silo: for those of the silo, and for operators.

const heads = headsOf([users, usersOfSilo], { Name: 'other', 'Role on the silo': 'other', ID: 'other' })

/** The columns of a list of users. @param to the address of a user, which opens a page, or a panel over the list */
export const userColumns = (to: (user: SiloUser) => string, opens: 'page' | 'panel') =>
  columnsOf<SiloUser>()(heads, {
    Name: nameColumn(to, opens),
    'Role on the silo': {
      id: 'role',
      tip: 'The role that the user has directly. Groups may give more.',
      cell: ({ role }) => <RoleBadge role={role} />,
      sortValue: ({ role }) => role ?? '~',
    },
    ID: { id: 'id', cell: ({ id }) => <ShortId id={id} /> },
  })

const NO_ROLE = 'none'

/** A facet for users of a silo, by their direct role. */
const roleFacet = wordFacet<SiloUser>(
  'role',
  'Role',
  ({ role }) => role ?? NO_ROLE,
  (role) => (role === NO_ROLE ? 'No role' : roleText({ roleName: role })),
)

/** How users are identified, searched and filtered, and their order. */
export const userKind = {
  facets: [roleFacet],
  rowKey: ({ id }: SiloUser) => id,
  nameOf: ({ name }: SiloUser) => name,
  textOf: ({ name, id }: SiloUser) => [name, { id }],
  base: 'name',
}

const nothing: readonly never[] = []

/**
 * The users of a silo with their roles, once both are read. If the policy fails, all are without a role, and its error
 * is shown.
 */
export function useUserRows(
  query: QueryLike<{ items: User[] }>,
  policy: QueryLike<{ roleAssignments: SiloRoleRoleAssignment[] }>,
): { rows: readonly SiloUser[] | undefined; queries: readonly FailableQuery[] } {
  const assignments = policy.data?.roleAssignments
  const isRead = assignments !== undefined || policy.error !== undefined
  const rows = useMemo(
    () => (query.data && isRead ? siloUsers(query.data.items, assignments ?? nothing) : undefined),
    [query.data, isRead, assignments],
  )
  return { rows, queries: [query, { ...policy, failed: 'Could not load the roles on the silo' }] }
}
