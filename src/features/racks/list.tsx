import { useMemo } from 'react'
import { hardwareApi } from '#store/api/resources/hardware'
import { ALL_LIMIT } from '#store/model/paging'
import { formatCount } from '#ui/format/numbers'
import { SizeText } from '#ui/text/SizeText'
import { load, loadAll } from '#features/kit/routing/load'
import { ShortId } from '#features/shared/ShortId'
import { List } from '#features/kit/list/List'
import { columnOf, columnsOf, createdColumn } from '#features/kit/list/columns'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyId } from '#features/kit/commands/useCommandItems'
import { hardwareLoader, rackRow, useHardware, type RackRow } from './contents'
import { racks } from './noun'

export const loader = loadAll(
  load(hardwareApi.endpoints.rackList, () => ({ limit: ALL_LIMIT })),
  hardwareLoader,
)

/** Columns of the racks. */
const columns = columnsOf<RackRow>()(racks, {
  Rack: {
    id: 'id',
    cell: ({ rack }) => <ShortId id={rack.id} to={racks.to.page({ rackId: rack.id })} />,
    sortValue: ({ rack }) => rack.id,
  },
  Sleds: {
    id: 'sleds',
    align: 'end',
    tip: 'In service',
    cell: ({ sleds }) => sleds.length,
    sortValue: ({ sleds }) => sleds.length,
  },
  'Take new instances': {
    id: 'open',
    align: 'end',
    tip: 'Sleds whose provision policy lets new instances and disks be placed on them',
    cell: ({ open }) => open,
    sortValue: ({ open }) => open,
  },
  'To be added': {
    id: 'waiting',
    align: 'end',
    tip: 'Sleds in the rack that are not in service yet',
    cell: ({ waiting }) => waiting.length,
    sortValue: ({ waiting }) => waiting.length,
  },
  Switches: {
    id: 'switches',
    align: 'end',
    hideBelow: 'narrow',
    cell: ({ switches }) => switches.length,
    sortValue: ({ switches }) => switches.length,
  },
  Threads: {
    id: 'threads',
    align: 'end',
    hideBelow: 'medium',
    tip: 'Hardware threads that instances can use',
    cell: ({ threads }) => formatCount(threads),
    sortValue: ({ threads }) => threads,
  },
  RAM: {
    id: 'ram',
    align: 'end',
    hideBelow: 'medium',
    tip: 'Physical memory that instances can use',
    cell: ({ ram }) => <SizeText bytes={ram} />,
    sortValue: ({ ram }) => ram,
  },
  Created: { ...columnOf(({ rack }) => rack, createdColumn), hideBelow: 'medium' },
})

const rowKey = ({ rack }: RackRow) => rack.id
const textOf = ({ rack }: RackRow) => [{ id: rack.id }]
const menu = ({ rack }: RackRow) => [copyId(rack.id)]

/** The racks of the region with their contents. */
export function RacksPage() {
  const query = hardwareApi.endpoints.rackList.useQuery({ limit: ALL_LIMIT })
  const { hardware, queries } = useHardware()
  const rows = useMemo(() => query.data?.items.map((rack) => rackRow(rack, hardware)), [query.data, hardware])
  const list = useWholeList({
    nouns: [racks.one, racks.many],
    rows,
    queries: [query, ...queries],
    base: 'id',
    columns,
    rowKey,
    nameOf: rowKey,
    textOf,
  })
  return (
    <List
      frame="page"
      title={racks.title}
      context="What each rack holds and offers to instances."
      list={list}
      menu={menu}
      goTo={{ group: 'Go to rack', to: ({ rack }) => racks.to.page({ rackId: rack.id }) }}
      empty={{ title: 'No racks', body: 'A rack holds sleds and the switches that connect them.' }}
    />
  )
}
