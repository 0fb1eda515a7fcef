import { addressLots } from '#features/address-lots/noun'
import type { LoopbackAddress } from '#store/api/generated/types'
import { addressLotsApi } from '#store/api/resources/addressLots'
import { ipSortKey } from '#store/model/ipRange'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { IdText } from '#ui/text/IdText'
import { Link } from '#features/routing/Link'
import { QueryCell } from '#features/shared/QueryCell'

/** Orders addresses by their numbers. */
export const sortKeyOf = ({ address }: LoopbackAddress): string => ipSortKey(address.split('/')[0] ?? '')

/** The lot that a block belongs to. */
function LotOfBlock({ block: id }: { block: string }) {
  const query = addressLotsApi.endpoints.blocksOfAllLots.useQuery({})
  const name = query.data?.find(({ block }) => block.id === id)?.lot.name
  return (
    <QueryCell query={{ ...query, data: query.data && (name ?? '') }} missing={<EmptyCell />}>
      {(lot) => (lot === '' ? <EmptyCell /> : <Link to={addressLots.to.page({ lot })}>{lot}</Link>)}
    </QueryCell>
  )
}

/** Columns of the loopback addresses. */
export const loopbackColumns: readonly Column<LoopbackAddress>[] = [
  {
    id: 'address',
    header: 'Address',
    cell: ({ address }) => <IdText value={address} />,
    sortValue: sortKeyOf,
  },
  {
    id: 'switch',
    header: 'Switch',
    cell: ({ switchLocation }) => switchLocation,
    sortValue: ({ switchLocation }) => switchLocation,
  },
  {
    id: 'lot',
    header: 'Address lot',
    cell: ({ addressLotBlockId }) => <LotOfBlock block={addressLotBlockId} />,
  },
  {
    id: 'rack',
    header: 'Rack',
    hideBelow: 'medium',
    cell: ({ rackId }) => <IdText value={rackId} />,
    sortValue: ({ rackId }) => rackId,
  },
]
