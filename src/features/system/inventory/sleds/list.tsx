import { useCallback, useMemo } from 'react'
import { hardwareApi } from '#store/api/resources/hardware'
import type { Sled } from '#store/api/generated/types'
import { ALL_LIMIT } from '#model/paging'
import { useHasFeature } from '#store/useRegionVersion'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { SledLine } from '#features/system/racks/exports/RackLine'
import { wordsOf } from '#features/kit/noun/noun'
import { load } from '#features/kit/routing/load'
import {
  hardwareOrder,
  partColumn,
  serialColumn,
  serviceColumn,
  serviceFacet,
  sledSizeColumns,
} from '#features/shared/hardware/hardwareColumns'
import { loadColumns } from '#features/shared/hardware/loadColumns'
import { dayColumn, dayWidth } from '#features/shared/dayLines/dayColumn'
import type { LoadsQuery } from '#features/shared/hardware/loadsQuery'
import { columnsOf } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import type { Facet } from '#features/kit/list/filter'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { sleds } from '../noun'
import { otherOpenSleds, provisionCommand } from './commands'

const { sledList } = hardwareApi.endpoints
/** Fetches all at once: a fleet has far fewer sleds than the longest page. */
const all = { limit: ALL_LIMIT }

export const loader = load(sledList, () => all)

const pageOf = ({ id }: Sled) => sleds.to.page({ sledId: id })

const heads = headsOf(sleds, {
  Serial: 10,
  Part: 12.5,
  CPU: 'bar',
  Memory: 'bar',
  'Power, last day': dayWidth,
  Threads: 'figure',
  RAM: 'figure',
  Service: 13,
})

const powerColumn = dayColumn<Sled>(async () => (await import('./powerOfDay')).powerOfDay)

/** Columns of the sleds. @param loads of the sleds */
const sledColumns = (loads: LoadsQuery) =>
  columnsOf<Sled>()(heads, {
    Serial: serialColumn(pageOf),
    Part: { ...partColumn, hideBelow: 'medium' },
    ...loadColumns(loads),
    'Power, last day': powerColumn,
    // Beside the part and the last day there is room for them on the widest pages alone; the page of a sled has them.
    Threads: { ...sledSizeColumns.Threads, hideBelow: 'wide' },
    RAM: { ...sledSizeColumns.RAM, hideBelow: 'wide' },
    Service: {
      ...serviceColumn,
      tip: 'In service, or why not: an operator closed it, or it is out of service',
    },
  })

/** The place of a sled in its rack, in regions that say it. */
const slotColumn: Column<Sled> = {
  id: 'slot',
  header: 'Slot',
  align: 'end',
  hideBelow: 'narrow',
  tip: 'Its place in the rack',
  cell: ({ slot }) => slot ?? <EmptyCell />,
  sortValue: ({ slot }) => slot ?? -1,
}

/** After the serial number and the part. */
const SLOT_AT = 2

const sledFacets: readonly Facet<Sled>[] = [serviceFacet]

const rowKey = ({ id }: Sled) => id
const nameOf = ({ baseboard }: Sled) => baseboard.serial
const textOf = ({ id, baseboard }: Sled) => [baseboard.serial, baseboard.part, { id }]

/** The sleds in service. */
export function SledsTab() {
  const query = sledList.useQuery(all)
  const sledIds = useMemo(() => query.data?.items.map(({ id }) => id) ?? [], [query.data])
  const loads = hardwareApi.endpoints.sledLoads.useQuery({ sledIds }, { skip: sledIds.length === 0 })
  const hasSlots = useHasFeature('sledSlots')
  const list = useWholeList({
    nouns: wordsOf(sleds),
    rows: useMemo(() => hardwareOrder(query.data?.items, nameOf), [query.data]),
    queries: [query, { ...loads, failed: 'Could not load what runs on the sleds' }],
    columns: useMemo(() => {
      const columns = sledColumns(loads)
      return hasSlots ? columns.toSpliced(SLOT_AT, 0, slotColumn) : columns
    }, [loads, hasSlots]),
    facets: sledFacets,
    rowKey,
    nameOf,
    textOf,
  })
  const commandItems = useCommandItems()
  const rows = query.data?.items
  const menu = useCallback(
    (sled: Sled) => [
      copyId(sled.id),
      ...commandItems([provisionCommand(sled)], { sled, others: otherOpenSleds(rows, sled) }),
    ],
    [commandItems, rows],
  )
  return (
    <>
      {rows && <SledLine rows={rows} loads={loads} to={pageOf} />}
      <List
        frame="tab"
        title={sleds.title}
        list={list}
        menu={menu}
        goTo={{ to: pageOf }}
        empty={{ body: 'A sled is a server of a rack. It runs instances.' }}
      />
    </>
  )
}
