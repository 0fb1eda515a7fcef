import { useMemo } from 'react'
import { directoryApi } from '#store/api/resources/directory'
import { meApi } from '#store/api/resources/me'
import { ALL_LIMIT } from '#store/model/paging'
import type { Column } from '#ui/tables/column'
import { IdText } from '#ui/text/IdText'
import { load, loadAll, settled } from '#features/kit/routing/load'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { RoleBadge } from '#features/shared/people/RoleBadge'
import { roleFacet } from '#features/shared/people/roleFacet'
import { siloUsers, type SiloUser } from '#features/shared/people/siloPeople'
import { copyId } from '#features/kit/commands/useCommandItems'
import { nameColumn } from '#features/kit/list/columns'
import { users } from './noun'

const { userList } = directoryApi.endpoints
const { policyView } = meApi.endpoints

/** All users of the silo, in one request. */
const everyone = { limit: ALL_LIMIT }

/** The users and their roles: if the roles came later, the table would move. Roles show their own error. */
export const loader = loadAll(
  load(userList, () => everyone),
  settled(load(policyView, () => ({}))),
)

const columns: readonly Column<SiloUser>[] = [
  nameColumn(({ id }) => users.to.page({ userId: id })),
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

/** All users of the user's silo. */
export function UsersTab() {
  const query = userList.useQuery(everyone)
  const policy = policyView.useQuery({})
  const assignments = policy.data?.roleAssignments
  const isRead = assignments !== undefined || policy.error !== undefined
  const rows = useMemo(
    () => (query.data && isRead ? siloUsers(query.data.items, assignments ?? nothing) : undefined),
    [query.data, isRead, assignments],
  )
  const list = useWholeList({
    nouns: [users.one, users.many],
    rows,
    queries: [query, { ...policy, failed: 'Could not load the roles on the silo' }],
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
      title={users.title}
      context="Roles are given in silo access and project access."
      list={list}
      menu={menu}
      goTo={{ group: 'Go to user', to: ({ id }) => users.to.page({ userId: id }) }}
      empty={{ title: 'No users', body: 'Users appear when they first sign in.' }}
    />
  )
}
