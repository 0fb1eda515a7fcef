import { morePaths } from '#src/morePaths'
import { directoryApi } from '#store/api/resources/directory'
import { usersApi } from '#store/api/resources/users'
import type { User } from '#store/api/generated/types'
import { EmptyState } from '#ui/feedback/EmptyState'
import type { Column } from '#ui/tables/column'
import { IdText } from '#ui/text/IdText'
import { Link } from '#features/routing/Link'
import { useParam } from '#features/routing/useParam'
import { DetailsPanel } from '#features/shared/DetailsPanel'
import { CardTable } from '#features/shared/list/CardTable'
import { useShown } from '#features/shared/gone'
import { everyone } from './everyone'

const columns: readonly Column<User>[] = [
  {
    id: 'name',
    header: 'Member',
    cell: ({ id, displayName }) => <Link to={morePaths.user(id)}>{displayName}</Link>,
    sortValue: ({ displayName }) => displayName,
  },
]
const rowKey = ({ id }: User) => id

/** A group and its members. */
export function GroupPanel() {
  const at = useParam('groupId')
  const list = morePaths.groups()
  const query = usersApi.endpoints.groupView.useQuery(at)
  const members = directoryApi.endpoints.userList.useQuery({ ...everyone, group: at.groupId })
  const group = useShown(query, list)
  if (!group) return null
  return (
    <DetailsPanel
      title="Group"
      name={group.displayName}
      query={query}
      back={list}
      items={[{ label: 'ID', value: <IdText value={group.id} /> }]}
    >
      <CardTable
        label="Members"
        queries={[members]}
        columns={columns}
        rows={members.data?.items}
        rowKey={rowKey}
        empty={<EmptyState small title="No members" body="No user has signed in as one of this group yet." />}
      />
    </DetailsPanel>
  )
}
