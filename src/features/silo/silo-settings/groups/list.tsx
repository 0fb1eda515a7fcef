import { useMemo } from 'react'
import type { Group } from '#store/api/generated/types'
import { directoryApi } from '#store/api/resources/directory'
import { usersApi } from '#store/api/resources/users'
import { distinctPeople } from '#model/distinctNames'
import { ALL_LIMIT } from '#model/paging'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { formatCount } from '#ui/format/numbers'
import { wordsOf } from '#features/kit/noun/noun'
import { Link } from '#features/kit/routing/Link'
import { load, loadAll, settled } from '#features/kit/routing/load'
import { columnsOf } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { copyId } from '#features/kit/commands/useCommandItems'
import { ShortId } from '#features/kit/detail/ShortId'
import { groups } from './noun'

/** All groups of the silo, in one request. */
const everyGroup = { limit: ALL_LIMIT }

/**
 * The groups and their members: if the members came later, the table would move. Members show their own error.
 */
export const loader = loadAll(
  load(directoryApi.endpoints.groupList, () => everyGroup),
  settled(load(usersApi.endpoints.memberships, () => ({}))),
)

function MemberCount({ group }: { group: Group }) {
  const query = usersApi.endpoints.memberships.useQuery({})
  return (
    <QueryCell query={query} missing={<EmptyCell />} width="3ch">
      {(members) => formatCount(members[group.id]?.length ?? 0)}
    </QueryCell>
  )
}

const heads = headsOf(groups, { Name: 'other', Members: 'figure', ID: 'other' })

const columns = columnsOf<Group>()(heads, {
  Name: {
    id: 'name',
    cell: ({ id, displayName }) => (
      <Link to={groups.to.page({ groupId: id })} preventScrollReset>
        {displayName}
      </Link>
    ),
    sortValue: ({ displayName }) => displayName,
  },
  Members: { id: 'members', align: 'end', cell: (group) => <MemberCount group={group} /> },
  ID: { id: 'id', cell: ({ id }) => <ShortId id={id} /> },
})
const rowKey = ({ id }: Group) => id
const nameOf = ({ displayName }: Group) => displayName
const byName = (one: Group, other: Group) => one.displayName.localeCompare(other.displayName)
const textOf = ({ displayName, id }: Group) => [displayName, { id }]
const menu = ({ id }: Group) => [copyId(id)]

/** The groups of the user's silo, which come from its identity provider. */
export function GroupsTab() {
  const query = directoryApi.endpoints.groupList.useQuery(everyGroup)
  const items = query.data?.items
  const rows = useMemo(() => items && distinctPeople(items).sort(byName), [items])
  const list = useWholeList({
    nouns: wordsOf(groups),
    rows,
    queries: [query],
    columns,
    rowKey,
    nameOf,
    textOf,
    base: 'name',
  })
  return (
    <List
      frame="tab"
      title={groups.title}
      context="Groups come from the identity provider with each sign-in."
      list={list}
      menu={menu}
      goTo={{ to: ({ id }) => groups.to.page({ groupId: id }) }}
      empty={{ body: 'Groups appear when one of their members first signs in.' }}
    />
  )
}
