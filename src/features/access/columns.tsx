import type { AccessRow } from '#store/model/roles'
import { Badge } from '#ui/feedback/Badge'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { OverflowList } from '#ui/text/OverflowList'
import { roleText, typeLabels } from './labels'

function Roles({ roles }: Pick<AccessRow, 'roles'>) {
  const [first, ...more] = roles
  if (!first) return <EmptyCell />
  return (
    <OverflowList first={<Badge>{roleText(first)}</Badge>} heading="Other roles" more={more.map(roleText)} />
  )
}

/** Columns of the access table: users and groups with their roles. */
export const accessColumns: readonly Column<AccessRow>[] = [
  {
    id: 'name',
    header: 'Name',
    tip: 'An ID stands for a user or group of another silo, or one whose name could not be loaded',
    cell: ({ name }) => name,
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
