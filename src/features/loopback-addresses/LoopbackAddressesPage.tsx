import { useCallback, useMemo } from 'react'
import { paths } from '#src/paths'
import type { LoopbackAddress } from '#store/api/generated/types'
import { addressLotsApi } from '#store/api/resources/addressLots'
import { fleetAdmin } from '#store/model/needs'
import { ALL_LIMIT } from '#store/model/paging'
import { wordFacet } from '#features/shared/list/facets'
import { List } from '#features/shared/list/List'
import { useWholeList } from '#features/shared/list/useWholeList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { loopbackColumns, sortKeyOf } from './columns'
import { deleteLoopback } from './commands'

const byAddress = (a: LoopbackAddress, b: LoopbackAddress) => sortKeyOf(a).localeCompare(sortKeyOf(b))
const rowKey = ({ id }: LoopbackAddress) => id
const nameOf = ({ address }: LoopbackAddress) => address
const textOf = ({ id, address, switchLocation }: LoopbackAddress) => [address, switchLocation, { id }]
const facets = [wordFacet<LoopbackAddress>('switch', 'Switch', ({ switchLocation }) => switchLocation)]

/** The loopback addresses of the switches. */
export function LoopbackAddressesPage() {
  const query = addressLotsApi.endpoints.networkingLoopbackAddressList.useQuery({ limit: ALL_LIMIT })
  const list = useWholeList({
    nouns: ['loopback address', 'loopback addresses'],
    rows: useMemo(() => query.data?.items.toSorted(byAddress), [query.data]),
    base: 'address',
    queries: [query],
    columns: loopbackColumns,
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
      frame="page"
      title="Loopback addresses"
      context="The addresses of the switches themselves, whichever port is up."
      list={list}
      menu={menu}
      create={{ label: 'Create loopback address', to: paths.loopbackAddressesNew(), needs: fleetAdmin }}
      empty={{
        title: 'No loopback addresses',
        body: 'A loopback address belongs to a switch instead of one of its ports. It is taken from an address lot.',
      }}
    />
  )
}
