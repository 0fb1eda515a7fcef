import { users } from '#features/silo/users/noun'
import { groups } from '#features/silo/groups/noun'
import type { AccessRow } from '#store/model/roles'
import { Badge } from '#ui/feedback/Badge'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { OverflowList } from '#ui/text/OverflowList'
import { Link } from '#features/routing/Link'
import { roleText, typeLabels } from './labels'

function Roles({ roles }: Pick<AccessRow, 'roles'>) {
  const [first, ...more] = roles
  if (!first) return <EmptyCell />
  return (
    <OverflowList first={<Badge>{roleText(first)}</Badge>} heading="Other roles" more={more.map(roleText)} />
  )
}

/** A user or group of the user's own silo has a page; of others, not even the name is known. */
function Holder({ row: { id, name, type } }: { row: AccessRow }) {
  if (name === id || type === 'role_mapping') return name
  if (type === 'silo_group') return <Link to={groups.to.page({ groupId: id })}>{name}</Link>
  return <Link to={users.to.page({ userId: id })}>{name}</Link>
}

/** Columns of the access table: users and groups with their roles. */
export const accessColumns: readonly Column<AccessRow>[] = [
  {
    id: 'name',
    header: 'Name',
    tip: 'An ID stands for a user or group of another silo, or one whose name could not be loaded',
    cell: (row) => <Holder row={row} />,
    sortValue: ({ name }) => name,
  },
  {
    id: 'type',
    header: 'Type',
    cell: ({ type }) => typeLabels[type],
    sortValue: ({ type }) => typeLabels[type],
  },
  {
    id: 'role',
    header: 'Role',
    tip: 'The strongest of several roles is the effective one',
    cell: ({ roles }) => <Roles roles={roles} />,
  },
]
