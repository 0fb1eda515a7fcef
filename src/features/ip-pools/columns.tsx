import { paths } from '#src/paths'
import type { IpPool, IpPoolRange } from '#store/api/generated/types'
import { dateOf, timeOf } from '#store/model/dates'
import { ipSortKey, rangeSize } from '#store/model/ipRange'
import type { Column } from '#ui/tables/column'
import { CountText } from '#ui/text/CountText'
import { DateText } from '#ui/text/DateText'
import { DescriptionText } from '#ui/text/DescriptionText'
import { IdText } from '#ui/text/IdText'
import { Link } from '#features/routing/Link'
import { PoolUseCell } from './PoolUse'

export const poolColumns: readonly Column<IpPool>[] = [
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
    id: 'utilization',
    header: 'Utilization',
    tip: 'Allocated addresses of all addresses in the ranges of the pool',
    width: '11rem',
    cell: ({ name }) => <PoolUseCell pool={name} />,
  },
  {
    id: 'timeCreated',
    header: 'Created',
    hideBelow: 'medium',
    cell: (pool) => <DateText at={dateOf(pool, 'timeCreated')} />,
    sortValue: (pool) => timeOf(pool, 'timeCreated'),
  },
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
  {
    id: 'timeCreated',
    header: 'Added',
    hideBelow: 'narrow',
    cell: (range) => <DateText at={dateOf(range, 'timeCreated')} />,
    sortValue: (range) => timeOf(range, 'timeCreated'),
  },
]
