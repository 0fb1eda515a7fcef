import { silos } from '#features/silos/noun'
import { paths } from '#src/paths'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { formatCount } from '#ui/format/numbers'
import { Link } from '#features/routing/Link'
import { capacityResources } from '#features/shared/capacity/resources'
import type { FitRow } from './rows'

/** What runs out first, in words. */
const limitText = ({ fit, closed }: FitRow): string | undefined =>
  closed ?? capacityResources.find(({ key }) => key === fit.limit)?.label

/** Columns of what fits, for sleds or silos. */
export const fitColumns = (header: 'Sled' | 'Silo'): readonly Column<FitRow>[] => [
  {
    id: 'name',
    header,
    cell: ({ id, name, kind }) => (
      <Link to={kind === 'sled' ? paths.sled(id) : silos.to.quotas({ silo: name })}>{name}</Link>
    ),
    sortValue: ({ name }) => name,
  },
  {
    id: 'count',
    header: 'More instances',
    align: 'end',
    tip: 'An estimate',
    cell: ({ fit }) => formatCount(fit.count),
    sortValue: ({ fit }) => fit.count,
  },
  {
    id: 'limit',
    header: 'Limited by',
    tip: 'What runs out first',
    cell: (row) => limitText(row) ?? <EmptyCell />,
    sortValue: (row) => limitText(row) ?? '',
  },
]
