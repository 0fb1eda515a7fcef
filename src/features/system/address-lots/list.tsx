import { useCallback } from 'react'
import type { AddressLot } from '#store/api/generated/types'
import { addressLotsApi } from '#store/api/resources/addressLots'
import { Badge } from '#ui/feedback/Badge'
import { wordsOf } from '#features/kit/noun/noun'
import { loadPage } from '#features/kit/routing/load'
import { createOf } from '#features/kit/list/CreateAction'
import { columnsOf, createdColumn, descriptionColumn, nameColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { described } from '#features/kit/list/described'
import { wordFacet } from '#features/kit/list/facets'
import { List } from '#features/kit/list/List'
import { useResourceList } from '#features/kit/list/useResourceList'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { deleteAddressLot } from './commands'
import { kindWord } from './kindWord'
import { addressLots } from './noun'

const { networkingAddressLotList } = addressLotsApi.endpoints

/** The first page of lots. */
export const loader = loadPage(networkingAddressLotList, () => ({}))

const heads = headsOf(addressLots, { Name: 'other', Description: 'text', Kind: 'word', Created: 'date' })

const lotColumns = columnsOf<AddressLot>()(heads, {
  Name: nameColumn(({ name }) => addressLots.to.page({ lot: name })),
  Description: descriptionColumn,
  Kind: {
    id: 'kind',
    tip: 'Infrastructure: addresses of the rack itself. Pool: addresses that are announced for IP pools.',
    cell: ({ kind }) => <Badge>{kindWord(kind)}</Badge>,
    sortValue: ({ kind }) => kind,
  },
  Created: createdColumn,
})

const args = {}
const facets = [wordFacet<AddressLot>('kind', 'Kind', ({ kind }) => kind, kindWord)]

/** The address lots of the region; the create panel opens over it. */
export function AddressLotsPage() {
  const list = useResourceList({
    ...described,
    nouns: wordsOf(addressLots),
    endpoint: networkingAddressLotList,
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
      frame="tab"
      title={addressLots.title}
      list={list}
      menu={menu}
      create={createOf(addressLots, 'create')}
      goTo={{ to: ({ name }) => addressLots.to.page({ lot: name }) }}
      empty={{
        body: 'An address lot holds blocks of addresses for the region itself. Switch ports and loopbacks take theirs from it.',
      }}
    />
  )
}
