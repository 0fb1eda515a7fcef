import type { AccessRow } from '../../store/model/roles'
import { Badge } from '../../ui/Badge'
import type { Column } from '../../ui/DataTable'
import { EmptyCell } from '../../ui/EmptyCell'
import { FewOf } from '../../ui/FewOf'
import { roleText, roleTones, typeLabels } from './words'

function Roles({ roles }: Pick<AccessRow, 'roles'>) {
  const [first, ...more] = roles
  if (!first) return <EmptyCell />
  return (
    <FewOf
      first={<Badge tone={roleTones[first.roleName]}>{roleText(first)}</Badge>}
      heading="Other roles"
      more={more.map(roleText)}
    />
  )
}

/** Columns of whoever has access: who, and by which roles. */
export const accessColumns: readonly Column<AccessRow>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
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
