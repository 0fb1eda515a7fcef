import { paths } from '#src/paths'
import type { Silo } from '#store/api/generated/types'
import { Badge } from '#ui/feedback/Badge'
import type { Column } from '#ui/tables/column'
import { identityModes } from './labels'
import { createdColumn, descriptionColumn, nameColumn } from '#features/shared/list/columns'

export const siloColumns: readonly Column<Silo>[] = [
  nameColumn(({ name }) => paths.silo(name)),
  { ...descriptionColumn, hideBelow: 'narrow' },
  {
    id: 'discoverable',
    header: 'Discoverable',
    tip: 'A silo that is not discoverable works, but is missing from lists.',
    hideBelow: 'medium',
    cell: ({ discoverable }) => (discoverable ? 'Yes' : 'No'),
  },
  {
    id: 'identityMode',
    header: 'Identity mode',
    cell: ({ identityMode }) => <Badge>{identityModes[identityMode].label}</Badge>,
    sortValue: ({ identityMode }) => identityModes[identityMode].label,
  },
  { ...createdColumn, hideBelow: 'narrow' },
]
