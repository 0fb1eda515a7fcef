import { paths } from '#src/paths'
import type { AddressLot, AddressLotBlock } from '#store/api/generated/types'
import { dateOf, timeOf } from '#store/model/dates'
import { ipSortKey, rangeSize } from '#store/model/ipRange'
import { Badge } from '#ui/feedback/Badge'
import type { Column } from '#ui/tables/column'
import { CountText } from '#ui/text/CountText'
import { DateText } from '#ui/text/DateText'
import { DescriptionText } from '#ui/text/DescriptionText'
import { IdText } from '#ui/text/IdText'
import { Link } from '#features/routing/Link'
import { kindTip } from './kinds'

/** Columns of the address lots. */
export const lotColumns: readonly Column<AddressLot>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => <Link to={paths.addressLot(name)}>{name}</Link>,
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
    id: 'kind',
    header: 'Kind',
    tip: kindTip,
    cell: ({ kind }) => <Badge>{kind}</Badge>,
    sortValue: ({ kind }) => kind,
  },
  {
    id: 'timeCreated',
    header: 'Created',
    hideBelow: 'medium',
    cell: (lot) => <DateText at={dateOf(lot, 'timeCreated')} />,
    sortValue: (lot) => timeOf(lot, 'timeCreated'),
  },
]

const sizeOf = ({ firstAddress, lastAddress }: AddressLotBlock) =>
  rangeSize({ first: firstAddress, last: lastAddress })

/** Columns of the blocks of a lot. */
export const blockColumns: readonly Column<AddressLotBlock>[] = [
  {
    id: 'first',
    header: 'First address',
    cell: ({ firstAddress }) => <IdText value={firstAddress} />,
    sortValue: ({ firstAddress }) => ipSortKey(firstAddress),
  },
  {
    id: 'last',
    header: 'Last address',
    cell: ({ lastAddress }) => <IdText value={lastAddress} />,
    sortValue: ({ lastAddress }) => ipSortKey(lastAddress),
  },
  {
    id: 'size',
    header: 'Addresses',
    align: 'end',
    cell: (block) => <CountText value={sizeOf(block)} />,
    sortValue: (block) => String(sizeOf(block)).padStart(39, '0'),
  },
]
