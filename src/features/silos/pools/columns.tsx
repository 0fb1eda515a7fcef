import { ipPools } from '#features/ip-pools/noun'
import type { SiloIpPool } from '#store/api/generated/types'
import { Badge } from '#ui/feedback/Badge'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { descriptionColumn, nameColumn } from '#features/shared/list/columns'

/** Columns of the pools linked to a silo. */
export const siloPoolColumns: readonly Column<SiloIpPool>[] = [
  nameColumn(({ name }) => ipPools.to.page({ pool: name })),
  { ...descriptionColumn, hideBelow: 'narrow' },
  {
    id: 'default',
    header: 'Default',
    tip: 'Addresses come from the default pool when no pool is named.',
    cell: ({ isDefault }) => (isDefault ? <Badge>default</Badge> : <EmptyCell />),
    sortValue: ({ isDefault }) => (isDefault ? 0 : 1),
  },
]
