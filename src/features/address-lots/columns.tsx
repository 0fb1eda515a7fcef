import { paths } from '#src/paths'
import type { AddressLot, AddressLotBlock } from '#store/api/generated/types'
import { ipSortKey, rangeSize } from '#store/model/ipRange'
import { Badge } from '#ui/feedback/Badge'
import type { Column } from '#ui/tables/column'
import { CountText } from '#ui/text/CountText'
import { IdText } from '#ui/text/IdText'
import { kindTip } from './kinds'
import { createdColumn, descriptionColumn, nameColumn } from '#features/shared/list/columns'

/** Columns of the address lots. */
export const lotColumns: readonly Column<AddressLot>[] = [
  nameColumn(({ name }) => paths.addressLot(name)),
  { ...descriptionColumn, hideBelow: 'narrow' },
  {
    id: 'kind',
    header: 'Kind',
    tip: kindTip,
    cell: ({ kind }) => <Badge>{kind}</Badge>,
    sortValue: ({ kind }) => kind,
  },
  { ...createdColumn, hideBelow: 'medium' },
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
