import { useMemo } from 'react'
import { hardwareApi, type SledLoad, type SledLoads } from '#store/api/resources/hardware'
import { ALL_LIMIT } from '#model/paging'
import { formatCount } from '#ui/format/numbers'
import { Card } from '#ui/layout/Card'
import { valued, type Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { SizeText } from '#ui/text/SizeText'
import { shortId } from '#ui/text/truncated'
import { wordsOf } from '#features/kit/noun/noun'
import { load, loadAll } from '#features/kit/routing/load'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { Share } from '#features/shared/capacity/Share'
import { cpuWords, memoryWords, sledShares } from '#features/shared/hardware/sledFacts'
import { ShortId } from '#features/kit/detail/ShortId'
import { List } from '#features/kit/list/List'
import { columnOf, columnsOf, createdColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { rowAnswers } from '#features/kit/list/rowAnswers'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyId } from '#features/kit/commands/useCommandItems'
import { hardwareLoader, rackRow, slotsOf, slotsTitle, useHardware, type RackRow } from './contents'
import { RackSleds } from './exports/RackLine'
import { RackElevation } from './RackElevation'
import type { LoadsAnswer } from '#features/shared/hardware/loadsQuery'
import { racks } from './noun'

export const loader = loadAll(
  load(hardwareApi.endpoints.rackList, () => ({ limit: ALL_LIMIT })),
  hardwareLoader,
)

/** The loads of the sleds of each rack, as the page of the rack fetches them. */
const useRackLoads = rowAnswers(hardwareApi.endpoints.sledLoads, ({ sleds }: RackRow) => ({
  sledIds: sleds.map(({ id }) => id),
}))

const sumOf = (loads: SledLoads): SledLoad => {
  const all = Object.values(loads)
  return {
    instances: all.reduce((sum, { instances }) => sum + instances, 0),
    vcpus: all.reduce((sum, { vcpus }) => sum + vcpus, 0),
    memory: all.reduce((sum, { memory }) => sum + memory, 0),
  }
}

/** How full the sleds of a rack are together. */
const loadColumn = (
  id: 'cpu' | 'memory',
  label: string,
  tip: string,
  loadWordsOf: typeof cpuWords,
): Omit<Column<RackRow>, 'header'> => ({
  id,
  tip,
  ...valued(useRackLoads, ({ rack, threads, ram }, query) => (
    <QueryCell query={query} width="8ch" missing={<EmptyCell />}>
      {(loads) => {
        const size = { usableHardwareThreads: threads, usablePhysicalRam: ram }
        const used = sumOf(loads)
        return (
          <Share
            label={`${label} of rack ${shortId(rack.id)}`}
            share={sledShares(size, used)[id]}
            words={loadWordsOf(size, used)}
          />
        )
      }}
    </QueryCell>
  )),
})

const heads = headsOf(racks, {
  Rack: 'other',
  Sleds: 'word',
  Provisionable: 'word',
  'Waiting to be added': 'word',
  Switches: 'word',
  CPU: 'bar',
  Memory: 'bar',
  Threads: 7,
  RAM: 7,
  Created: 'date',
})

const columns = columnsOf<RackRow>()(heads, {
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
  Provisionable: {
    id: 'open',
    align: 'end',
    tip: 'Sleds whose provision policy lets new instances and disks be placed on them',
    cell: ({ open }) => open,
    sortValue: ({ open }) => open,
  },
  'Waiting to be added': {
    id: 'waiting',
    align: 'end',
    hideBelow: 'medium',
    tip: 'Sleds in the rack that are not in service yet',
    cell: ({ waiting }) => waiting.length,
    sortValue: ({ waiting }) => waiting.length,
  },
  Switches: {
    id: 'switches',
    align: 'end',
    hideBelow: 'medium',
    cell: ({ switches }) => switches.length,
    sortValue: ({ switches }) => switches.length,
  },
  CPU: loadColumn('cpu', 'CPU', 'vCPUs of the instances on its sleds, of its hardware threads', cpuWords),
  Memory: loadColumn(
    'memory',
    'Memory',
    'Memory of the instances on its sleds, of its usable memory',
    memoryWords,
  ),
  Threads: {
    id: 'threads',
    align: 'end',
    hideBelow: 'wide',
    tip: 'Hardware threads that instances can use',
    cell: ({ threads }) => formatCount(threads),
    sortValue: ({ threads }) => threads,
  },
  RAM: {
    id: 'ram',
    align: 'end',
    hideBelow: 'wide',
    tip: 'Physical memory that instances can use',
    cell: ({ ram }) => <SizeText bytes={ram} />,
    sortValue: ({ ram }) => ram,
  },
  Created: { ...columnOf(({ rack }) => rack, createdColumn), hideBelow: 'wide' },
})

const rowKey = ({ rack }: RackRow) => rack.id
const textOf = ({ rack }: RackRow) => [{ id: rack.id }]
const menu = ({ rack }: RackRow) => [copyId(rack.id)]

/** As many racks are drawn whole; of more, each is one line. */
const DRAWN = 2

/** The loads of the sleds of a rack, for which its row asks. */
function useLoads(row: RackRow): LoadsAnswer {
  return hardwareApi.endpoints.sledLoads.useQueryState({ sledIds: row.sleds.map(({ id }) => id) })
}

/** The sleds of a rack in one line. */
const SledsOfRack = ({ row }: { row: RackRow }) => <RackSleds row={row} loads={useLoads(row)} isBesideTable />

/** A rack as its own page draws it. @param isOneOfTwo whether its heading names it */
const RackCard = ({ row, isOneOfTwo }: { row: RackRow; isOneOfTwo: boolean }) => (
  <Card title={isOneOfTwo ? `Rack ${shortId(row.rack.id)}` : slotsTitle(slotsOf(row))}>
    <RackElevation {...row} loads={useLoads(row)} />
  </Card>
)

/** The racks of the region with their contents. */
export function RacksPage() {
  const query = hardwareApi.endpoints.rackList.useQuery({ limit: ALL_LIMIT })
  const { hardware, queries } = useHardware()
  const rows = useMemo(() => query.data?.items.map((rack) => rackRow(rack, hardware)), [query.data, hardware])
  const list = useWholeList({
    nouns: wordsOf(racks),
    rows,
    queries: [query, ...queries],
    base: 'id',
    columns,
    rowKey,
    nameOf: rowKey,
    textOf,
  })
  // An empty drawing would say that there are none.
  const isDrawn = hardware.sleds !== undefined && rows !== undefined && rows.length <= DRAWN
  return (
    <List
      frame="page"
      title={racks.title}
      context="What each rack holds and offers to instances."
      list={list}
      menu={menu}
      goTo={{ to: ({ rack }) => racks.to.page({ rackId: rack.id }) }}
      empty={{ body: 'A rack holds sleds and the switches that connect them.' }}
    >
      {isDrawn &&
        list.rows?.map((row) => <RackCard key={row.rack.id} row={row} isOneOfTwo={rows.length > 1} />)}
      {!isDrawn && list.rows && list.rows.length > 0 && (
        <Card title="Sleds">
          {list.rows.map((row) => (
            <SledsOfRack key={row.rack.id} row={row} />
          ))}
        </Card>
      )}
    </List>
  )
}
