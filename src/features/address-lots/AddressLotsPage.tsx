import { useCallback } from 'react'
import { paths } from '#src/paths'
import type { AddressLot } from '#store/api/generated/types'
import { addressLotsApi } from '#store/api/resources/addressLots'
import { fleetCollaborator } from '#store/model/needs'
import { described } from '#features/shared/list/described'
import { wordFacet } from '#features/shared/list/facets'
import { List } from '#features/shared/list/List'
import { useResourceList } from '#features/shared/list/useResourceList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { lotColumns } from './columns'
import { deleteAddressLot } from './commands'

const args = {}
const facets = [wordFacet<AddressLot>('kind', 'Kind', ({ kind }) => kind)]

/** The address lots of the region; the create panel opens over it. */
export function AddressLotsPage() {
  const list = useResourceList({
    ...described,
    nouns: ['address lot', 'address lots'],
    endpoint: addressLotsApi.endpoints.networkingAddressLotList,
    args,
    columns: lotColumns,
    facets,
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (lot: AddressLot) => [copyId(lot.id), ...commandItems([deleteAddressLot], lot)],
    [commandItems],
  )
  return (
    <List
      frame="page"
      title="Address lots"
      context="Where the region’s own addresses come from: uplinks, loopbacks and what it announces."
      list={list}
      menu={menu}
      create={{ label: 'Create address lot', to: paths.addressLotsNew(), needs: fleetCollaborator }}
      goTo={{ group: 'Go to address lot', to: ({ name }) => paths.addressLot(name) }}
      empty={{
        title: 'No address lots',
        body: 'An address lot holds blocks of addresses for the region itself. Switch ports and loopbacks take theirs from it.',
      }}
    />
  )
}
