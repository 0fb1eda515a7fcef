import { useCallback, useMemo } from 'react'
import type { LoopbackAddress } from '#store/api/generated/types'
import { addressLotsApi } from '#store/api/resources/addressLots'
import { ipSortKey } from '#model/network/ipRange'
import { ALL_LIMIT } from '#model/paging'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { IdText } from '#ui/text/IdText'
import { addressLots } from '#features/system/address-lots/noun'
import { wordsOf } from '#features/kit/noun/noun'
import { Link } from '#features/kit/routing/Link'
import { load, loadAhead, loadAll } from '#features/kit/routing/load'
import { createOf } from '#features/kit/list/CreateAction'
import { columnsOf } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { wordFacet } from '#features/kit/list/facets'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { withRacks } from '#features/shared/hardware/hardwareColumns'
import { deleteLoopback } from './commands'
import { loopbackAddresses } from './noun'

const { networkingLoopbackAddressList, blocksOfAllLots } = addressLotsApi.endpoints

/** The addresses. Their lots are found by block, after the page has loaded. */
export const loader = loadAll(
  load(networkingLoopbackAddressList, () => ({ limit: ALL_LIMIT })),
  loadAhead(blocksOfAllLots, () => ({})),
)

/** A sort key in numeric order. */
const sortKeyOf = ({ address }: LoopbackAddress): string => ipSortKey(address)

/** The lot that a block belongs to. */
function LotOfBlock({ block: id }: { block: string }) {
  const query = blocksOfAllLots.useQuery({})
  const name = query.data?.find(({ block }) => block.id === id)?.lot.name
  return (
    <QueryCell query={{ ...query, data: query.data && (name ?? '') }} missing={<EmptyCell />}>
      {(lot) => (lot === '' ? <EmptyCell /> : <Link to={addressLots.to.page({ lot })}>{lot}</Link>)}
    </QueryCell>
  )
}

const heads = headsOf(loopbackAddresses, { Address: 'other', Switch: 'word', 'Address lot': 'other' })

const loopbackColumns = columnsOf<LoopbackAddress>()(heads, {
  Address: {
    id: 'address',
    cell: ({ address }) => <IdText value={address} />,
    sortValue: sortKeyOf,
  },
  Switch: {
    id: 'switch',
    cell: ({ switchSlot }) => switchSlot,
    sortValue: ({ switchSlot }) => switchSlot,
  },
  'Address lot': {
    id: 'lot',
    cell: ({ addressLotBlockId }) => <LotOfBlock block={addressLotBlockId} />,
  },
})

const byAddress = (a: LoopbackAddress, b: LoopbackAddress) => sortKeyOf(a).localeCompare(sortKeyOf(b))
const rowKey = ({ id }: LoopbackAddress) => id
const nameOf = ({ address }: LoopbackAddress) => address
const textOf = ({ id, address, switchSlot }: LoopbackAddress) => [address, switchSlot, { id }]
const facets = [wordFacet<LoopbackAddress>('switch', 'Switch', ({ switchSlot }) => switchSlot)]

/** The loopback addresses of the switches. */
export function LoopbackAddressesPage() {
  const query = networkingLoopbackAddressList.useQuery({ limit: ALL_LIMIT })
  const list = useWholeList({
    nouns: wordsOf(loopbackAddresses),
    rows: useMemo(() => query.data?.items.toSorted(byAddress), [query.data]),
    base: 'address',
    queries: [query],
    columns: useMemo(() => withRacks(loopbackColumns, query.data?.items), [query.data]),
    facets,
    rowKey,
    nameOf,
    textOf,
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (row: LoopbackAddress) => [copyId(row.id), ...commandItems([deleteLoopback], row)],
    [commandItems],
  )
  return (
    <List
      frame="tab"
      title={loopbackAddresses.title}
      list={list}
      menu={menu}
      create={createOf(loopbackAddresses, 'create')}
      empty={{
        body: 'A loopback address belongs to a switch instead of one of its ports. It is taken from an address lot.',
      }}
    />
  )
}
