import { useMemo } from 'react'
import { paths } from '#src/paths'
import { hardwareApi } from '#store/api/resources/hardware'
import { ALL_LIMIT } from '#store/model/paging'
import { List } from '#features/shared/list/List'
import { useWholeList } from '#features/shared/list/useWholeList'
import { copyId } from '#features/shared/useCommandItems'
import { rackRow, type RackRow } from './contents'
import { rackColumns } from './rackColumns'
import { useHardware } from './useHardware'

const rowKey = ({ rack }: RackRow) => rack.id
const textOf = ({ rack }: RackRow) => [{ id: rack.id }]
const menu = ({ rack }: RackRow) => [copyId(rack.id)]

/** The racks of the region, with what is in each. */
export function RacksPage() {
  const query = hardwareApi.endpoints.rackList.useQuery({ limit: ALL_LIMIT })
  const { hardware, queries } = useHardware()
  const rows = useMemo(() => query.data?.items.map((rack) => rackRow(rack, hardware)), [query.data, hardware])
  const list = useWholeList({
    nouns: ['rack', 'racks'],
    rows,
    queries: [query, ...queries],
    base: 'id',
    columns: rackColumns,
    rowKey,
    nameOf: rowKey,
    textOf,
  })
  return (
    <List
      frame="page"
      title="Racks"
      context="What each rack holds and offers. The page of a rack draws it."
      list={list}
      menu={menu}
      goTo={{ group: 'Go to rack', to: ({ rack }) => paths.rack(rack.id) }}
      empty={{ title: 'No racks', body: 'A rack holds sleds and the switches that connect them.' }}
    />
  )
}
