import { useMemo } from 'react'
import { directoryApi } from '#store/api/resources/directory'
import { usersApi } from '#store/api/resources/users'
import type { User } from '#store/api/generated/types'
import { distinctPeople } from '#model/distinctNames'
import { ALL_LIMIT } from '#model/paging'
import { Card } from '#ui/layout/Card'
import type { Column } from '#ui/tables/column'
import { Link } from '#features/kit/routing/Link'
import { load, loadAll, settled, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailsPanel } from '#features/kit/detail/DetailsPanel'
import { CardTable } from '#features/kit/list/CardTable'
import { useShown } from '#features/kit/queries/gone'
import { idFact } from '#features/kit/detail/recordFacts'
import { users } from '../users/noun'
import { groups } from './noun'

const { groupView } = usersApi.endpoints
const { userList } = directoryApi.endpoints

/** The arguments of the query for a group's members. */
const membersOf = ({ groupId }: At<'groupId'>) => ({ group: groupId, limit: ALL_LIMIT })

/** The group and its members. If the members fail, the panel shows the error in their place. */
export const loader = loadAll(
  load(groupView, ({ groupId }: At<'groupId'>) => ({ groupId })),
  settled(load(userList, membersOf)),
)

const columns: readonly Column<User>[] = [
  {
    id: 'name',
    header: 'Member',
    cell: ({ id, displayName }) => <Link to={users.to.page({ userId: id })}>{displayName}</Link>,
  },
]
const rowKey = ({ id }: User) => id
const byName = (one: User, other: User) => one.displayName.localeCompare(other.displayName)

/** A group and its members. */
export function GroupPanel() {
  const at = useParam('groupId')
  const list = groups.to.list()
  const query = groupView.useQuery(at)
  const members = userList.useQuery(membersOf(at))
  const group = useShown(query, list)
  const all = members.data?.items
  const rows = useMemo(() => all && distinctPeople(all).sort(byName), [all])
  if (!group) return null
  return (
    <DetailsPanel
      title={groups.panels.page}
      name={group.displayName}
      query={query}
      back={list}
      items={[idFact(group.id)]}
    >
      <Card title="Members">
        <CardTable
          label="Members"
          queries={[members]}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          empty={{ title: 'No members', body: 'No member of this group has signed in yet.' }}
        />
      </Card>
    </DetailsPanel>
  )
}
