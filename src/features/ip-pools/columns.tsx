import { paths } from '#src/paths'
import type { IpPool, IpPoolRange } from '#store/api/generated/types'
import { ipSortKey, rangeSize } from '#store/model/ipRange'
import type { Column } from '#ui/tables/column'
import { CountText } from '#ui/text/CountText'
import { IdText } from '#ui/text/IdText'
import { PoolUseCell } from './PoolUse'
import { createdColumn, descriptionColumn, nameColumn } from '#features/shared/list/columns'

export const poolColumns: readonly Column<IpPool>[] = [
  nameColumn(({ name }) => paths.ipPool(name)),
  { ...descriptionColumn, hideBelow: 'narrow' },
  {
    id: 'utilization',
    header: 'Utilization',
    tip: 'Allocated addresses of all addresses in the ranges of the pool',
    width: '11rem',
    cell: ({ name }) => <PoolUseCell pool={name} />,
  },
  { ...createdColumn, hideBelow: 'medium' },
]

export const rangeColumns: readonly Column<IpPoolRange>[] = [
  {
    id: 'first',
    header: 'First address',
    cell: ({ range }) => <IdText value={range.first} />,
    sortValue: ({ range }) => ipSortKey(range.first),
  },
  {
    id: 'last',
    header: 'Last address',
    cell: ({ range }) => <IdText value={range.last} />,
    sortValue: ({ range }) => ipSortKey(range.last),
  },
  {
    id: 'size',
    header: 'Addresses',
    align: 'end',
    cell: ({ range }) => <CountText value={rangeSize(range)} />,
    sortValue: ({ range }) => String(rangeSize(range)).padStart(39, '0'),
  },
  { ...createdColumn, hideBelow: 'narrow', header: 'Added' },
]
