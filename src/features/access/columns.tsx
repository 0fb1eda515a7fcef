import type { AccessRow } from '../../store/model/roles'
import { Badge } from '../../ui/Badge'
import type { Column } from '../../ui/DataTable'
import { FewOf } from '../../ui/FewOf'
import { roleText, typeLabels } from './words'

function Roles({ roles }: Pick<AccessRow, 'roles'>) {
  const [first, ...more] = roles.map(roleText)
  return <FewOf first={<Badge>{first}</Badge>} more={more} />
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
  { id: 'role', header: 'Role', cell: ({ roles }) => <Roles roles={roles} /> },
]
