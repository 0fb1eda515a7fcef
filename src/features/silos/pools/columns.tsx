import { paths } from '#src/paths'
import type { SiloIpPool } from '#store/api/generated/types'
import { Badge } from '#ui/feedback/Badge'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { DescriptionText } from '#ui/text/DescriptionText'
import { Link } from '#features/routing/Link'

/** Columns of the pools linked to a silo. */
export const siloPoolColumns: readonly Column<SiloIpPool>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => <Link to={paths.ipPool(name)}>{name}</Link>,
    sortValue: ({ name }) => name,
  },
  {
    id: 'description',
    header: 'Description',
    isPlain: true,
    hideBelow: 'narrow',
    cell: ({ description }) => <DescriptionText text={description} />,
  },
  {
    id: 'default',
    header: 'Default',
    tip: 'Addresses come from the default pool when no pool is named.',
    cell: ({ isDefault }) => (isDefault ? <Badge>default</Badge> : <EmptyCell />),
    sortValue: ({ isDefault }) => (isDefault ? 0 : 1),
  },
]
