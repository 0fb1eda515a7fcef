import { useCallback, useEffect, useMemo, useRef } from 'react'
import { unadoptedDiskLifecycle, unadoptedDiskState } from '#machines/lifecycle/unadoptedDiskLifecycle'
import { dateOf, timeOf } from '#model/dates'
import { ALL_LIMIT } from '#model/paging'
import { unadoptedDiskId, type UnadoptedDisk } from '#model/diskAdoption'
import { hardwareApi } from '#store/api/resources/hardware'
import { unadoptedDisksApi } from '#store/api/resources/unadoptedDisks'
import { useAppDispatch } from '#store/hooks'
import { Badge } from '#ui/feedback/Badge'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { DateText } from '#ui/text/DateText'
import { wordsOf } from '#features/kit/noun/noun'
import { load, loadAhead, loadAll } from '#features/kit/routing/load'
import { byState } from '#features/kit/lifecycle/exceptionsFirst'
import { unadoptedDiskTone } from '#features/kit/lifecycle/regionTones'
import { StateButton } from '#features/kit/lifecycle/StateButton'
import { columnsOf } from '#features/kit/list/columns'
import { stateFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { headsOf } from '#features/kit/list/heads'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { usePolling } from '#features/kit/queries/polling'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { SledLink, useSledSerials } from '#features/shared/hardware/SledLink'
import { formFactorWord } from '../disks/formFactor'
import { unadoptedDisks } from '../noun'
import { adoptionCommand, unadoptedDiskResource } from './lifecycle'

const { unadoptedDisks: listed } = unadoptedDisksApi.endpoints

/** The disks, and the sleds for their serial numbers. */
export const loader = loadAll(
  load(listed, () => ({})),
  loadAhead(hardwareApi.endpoints.sledList, () => ({ limit: ALL_LIMIT })),
)

const heads = headsOf(unadoptedDisks, {
  Serial: 'other',
  Model: 'other',
  'Form factor': 'word',
  Sled: 'word',
  Slot: 'figure',
  State: 'state',
  Requested: 'date',
})

/** Columns of the disks that are not adopted. @param serials of their sleds, by id */
const columnsWith = (serials: ReadonlyMap<string, string>) =>
  columnsOf<UnadoptedDisk>()(heads, {
    Serial: {
      id: 'serial',
      cell: ({ diskId }) => <code>{diskId.serial}</code>,
      sortValue: ({ diskId }) => diskId.serial,
    },
    Model: {
      id: 'model',
      cell: ({ diskId }) => `${diskId.vendor} ${diskId.model}`,
      sortValue: ({ diskId }) => `${diskId.vendor} ${diskId.model}`,
    },
    'Form factor': {
      id: 'formFactor',
      hideBelow: 'narrow',
      cell: ({ place }) => (place ? <Badge>{formFactorWord(place.variant)}</Badge> : <EmptyCell />),
      sortValue: ({ place }) => place?.variant ?? '',
    },
    Sled: {
      id: 'sled',
      tip: 'The region says the place of a disk until its adoption is requested',
      cell: ({ place }) => <SledLink id={place?.sledId} serials={serials} />,
      sortValue: ({ place }) => (place ? (serials.get(place.sledId) ?? place.sledId) : ''),
    },
    Slot: {
      id: 'slot',
      align: 'end',
      tip: 'Its place in the sled',
      cell: ({ place }) => place?.slot ?? <EmptyCell />,
      sortValue: ({ place }) => place?.slot ?? -1,
    },
    State: {
      id: 'state',
      isPlain: true,
      cell: (disk) => <StateButton resource={unadoptedDiskResource} row={disk} />,
      sortValue: byState(unadoptedDiskResource),
    },
    Requested: {
      id: 'requested',
      hideBelow: 'medium',
      cell: ({ request }) => (request ? <DateText at={dateOf(request, 'timeCreated')} /> : <EmptyCell />),
      sortValue: ({ request }) => (request ? timeOf(request, 'timeCreated') : 0),
    },
  })

const rowKey = ({ diskId }: UnadoptedDisk) => unadoptedDiskId(diskId)
const nameOf = ({ diskId }: UnadoptedDisk) => diskId.serial
const textOf = ({ diskId: { serial, vendor, model } }: UnadoptedDisk) => [serial, vendor, model]
const facets: readonly Facet<UnadoptedDisk>[] = [
  stateFacet(unadoptedDiskLifecycle, unadoptedDiskState, unadoptedDiskTone),
]

/** The disks that are not adopted, and those whose adoption is requested. Polled while a request is open. Rule: OPS-24. */
export function UnadoptedTab() {
  const rows = listed.useQueryState({}).data?.items
  const observed = useMemo(
    () => rows?.map((disk) => ({ id: rowKey(disk), state: unadoptedDiskState(disk) })),
    [rows],
  )
  const query = listed.useQuery({}, usePolling(unadoptedDiskLifecycle, observed))
  const { query: sleds, serials } = useSledSerials()
  useDisksAfterAdoption(rows)
  const list = useWholeList({
    nouns: wordsOf(unadoptedDisks),
    rows,
    queries: [query, { ...sleds, failed: 'Could not load the serial numbers of the sleds' }],
    base: 'serial',
    columns: useMemo(() => columnsWith(serials), [serials]),
    facets,
    rowKey,
    nameOf,
    textOf,
    lifecycle: unadoptedDiskLifecycle,
    stateOf: unadoptedDiskState,
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (disk: UnadoptedDisk) => [
      copyId(disk.diskId.serial, 'Copy serial'),
      ...commandItems([adoptionCommand(disk)], disk),
    ],
    [commandItems],
  )
  return (
    <List
      frame="tab"
      title={unadoptedDisks.title}
      context="Disks that were taken out of service and are back"
      list={list}
      menu={menu}
      empty={{
        body: 'A disk is listed here if it was taken out of service once and is in a sled again. New disks are adopted by themselves.',
      }}
    />
  )
}

/** Reads the physical disks again once a request is no longer open: its disk may be among them. */
function useDisksAfterAdoption(rows: readonly UnadoptedDisk[] | undefined) {
  const open = rows?.filter(({ request }) => request).length ?? 0
  const before = useRef(open)
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (open < before.current) dispatch(unadoptedDisksApi.util.invalidateTags(['PhysicalDisk']))
    before.current = open
  }, [open, dispatch])
}
