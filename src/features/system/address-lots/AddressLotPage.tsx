import { useMemo } from 'react'
import type { AddressLotBlock } from '#store/api/generated/types'
import { addressLotsApi } from '#store/api/resources/addressLots'
import { ipSortKey, rangeSize, ipRangeText } from '#model/network/ipRange'
import { ALL_LIMIT } from '#model/paging'
import { Badge } from '#ui/feedback/Badge'
import type { Column } from '#ui/tables/column'
import { Card } from '#ui/layout/Card'
import { CountText } from '#ui/text/CountText'
import { IdText } from '#ui/text/IdText'
import { load, loadAll, notFoundUnless, settled, type At, type LoaderInput } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { createdFact, idFact } from '#features/kit/detail/recordFacts'
import { useLeaveOnce } from '#features/kit/queries/gone'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { loadPaths, RegionPaths } from '#features/shared/fabric/RegionPaths'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { deleteAddressLot } from './commands'
import { kindWord } from './kindWord'
import { addressLots } from './noun'

const { networkingAddressLotList, networkingAddressLotBlockList } = addressLotsApi.endpoints

/** Finds the lot in the list, since the API has no view of one lot. */
async function oneLotLoader(input: LoaderInput<At<'lot'>>) {
  const page = await load(networkingAddressLotList, () => ({ limit: ALL_LIMIT }))(input)
  return notFoundUnless(!page || page.items.some(({ name }) => name === input.params.lot))
}

export const loader = loadAll(
  oneLotLoader,
  settled(
    load(networkingAddressLotBlockList, ({ lot }: At<'lot'>) => ({ addressLot: lot, limit: ALL_LIMIT })),
  ),
  (input: LoaderInput) => loadPaths(input),
)

const sizeOf = ({ firstAddress, lastAddress }: AddressLotBlock) =>
  rangeSize({ first: firstAddress, last: lastAddress })

const blockColumns: readonly Column<AddressLotBlock>[] = [
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

const byFirst = (a: AddressLotBlock, b: AddressLotBlock) =>
  ipSortKey(a.firstAddress).localeCompare(ipSortKey(b.firstAddress))
const rowKey = ({ id }: AddressLotBlock) => id
const nameOf = ({ firstAddress, lastAddress }: AddressLotBlock) =>
  ipRangeText({ first: firstAddress, last: lastAddress })
const textOf = ({ id, firstAddress, lastAddress }: AddressLotBlock) => [firstAddress, lastAddress, { id }]
const menu = ({ id }: AddressLotBlock) => [copyId(id)]

/** The page of one address lot and its blocks. */
export function AddressLotPage() {
  const { lot: name } = useParam('lot')
  const query = networkingAddressLotList.useQuery({ limit: ALL_LIMIT })
  const lot = query.currentData?.items.find((one) => one.name === name)
  useLeaveOnce(query.currentData !== undefined && !lot, addressLots.to.list())
  const blocks = networkingAddressLotBlockList.useQuery(
    { addressLot: name, limit: ALL_LIMIT },
    { skip: !lot },
  )
  const list = useWholeList({
    nouns: ['block', 'blocks'],
    rows: useMemo(() => blocks.data?.items.toSorted(byFirst), [blocks.data]),
    base: 'first',
    queries: [blocks],
    columns: blockColumns,
    rowKey,
    nameOf,
    textOf,
  })
  const commandItems = useCommandItems()
  if (!lot) return null
  return (
    <DetailPage
      noun={addressLots}
      title={lot.name}
      context={lot.description}
      query={query}
      record={lot}
      refresh={() => Promise.all([query.refetch(), blocks.refetch()])}
      updatedAt={blocks.fulfilledTimeStamp}
      menu={[copyId(lot.id), ...commandItems([deleteAddressLot], lot)]}
      facts={[
        { isPlain: true, label: 'Kind', value: <Badge>{kindWord(lot.kind)}</Badge> },
        createdFact(lot),
        idFact(lot.id),
      ]}
    >
      <List
        frame="card"
        title="Blocks"
        list={list}
        menu={menu}
        empty={{ body: 'The lot has no addresses.' }}
        isRefreshedByPage
      />
      <Card title="Ports with its addresses">
        <RegionPaths
          here="address"
          isOn={({ address }) => address?.addressLotName === lot.name}
          empty="No port has an address of this lot."
        />
      </Card>
    </DetailPage>
  )
}
