import { useMemo } from 'react'
import { morePaths } from '#src/morePaths'
import { directoryApi } from '#store/api/resources/directory'
import { meApi } from '#store/api/resources/me'
import type { Column } from '#ui/tables/column'
import { IdText } from '#ui/text/IdText'
import { List } from '#features/shared/list/List'
import { useWholeList } from '#features/shared/list/useWholeList'
import { RoleBadge } from '#features/shared/people/RoleBadge'
import { roleFacet } from '#features/shared/people/roleFacet'
import { siloUsers, type SiloUser } from '#features/shared/people/siloPeople'
import { copyId } from '#features/shared/useCommandItems'
import { everyone } from './everyone'
import { nameColumn } from '#features/shared/list/columns'

const columns: readonly Column<SiloUser>[] = [
  nameColumn(({ id }) => morePaths.user(id)),
  {
    id: 'role',
    header: 'Role on the silo',
    tip: 'The role that the user has directly. Groups may give more.',
    cell: ({ role }) => <RoleBadge role={role} />,
    sortValue: ({ role }) => role ?? '~',
  },
  { id: 'id', header: 'ID', hideBelow: 'medium', cell: ({ id }) => <IdText value={id} /> },
]
const facets = [roleFacet]
const rowKey = ({ id }: SiloUser) => id
const nameOf = ({ name }: SiloUser) => name
const textOf = ({ name, id }: SiloUser) => [name, { id }]
const menu = ({ id }: SiloUser) => [copyId(id)]
const nothing: readonly never[] = []

/** Everyone in the user's silo. */
export function UsersTab() {
  const users = directoryApi.endpoints.userList.useQuery(everyone)
  const policy = meApi.endpoints.policyView.useQuery({})
  const assignments = policy.data?.roleAssignments
  const isRead = assignments !== undefined || policy.error !== undefined
  const rows = useMemo(
    () => (users.data && isRead ? siloUsers(users.data.items, assignments ?? nothing) : undefined),
    [users.data, isRead, assignments],
  )
  const list = useWholeList({
    nouns: ['user', 'users'],
    rows,
    queries: [users, { ...policy, failed: 'Could not load the roles on the silo' }],
    columns,
    facets,
    rowKey,
    nameOf,
    textOf,
    base: 'name',
  })
  return (
    <List
      frame="tab"
      title="Users"
      context="What a user may do is decided in silo access and in the access of each project."
      list={list}
      menu={menu}
      goTo={{ group: 'Go to user', to: ({ id }) => morePaths.user(id) }}
      empty={{ title: 'No users', body: 'Users appear with their first sign-in.' }}
    />
  )
}
