import { useMemo } from 'react'
import { hardwareApi } from '#store/api/resources/hardware'
import type { PhysicalDisk } from '#store/api/generated/types'
import { ALL_LIMIT } from '#model/paging'
import { load, loadAhead, loadAll, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { hardwareOrder, serviceFacet } from '#features/shared/hardware/hardwareColumns'
import { useSledSerials } from '#features/shared/hardware/SledLink'
import { wordFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyId } from '#features/kit/commands/useCommandItems'
import { physicalDisks } from '../noun'
import { disksOfSledColumns, physicalDiskColumns } from './physicalDiskColumns'
import { formFactorWord } from './formFactor'

const { physicalDiskList, sledList, sledPhysicalDiskList } = hardwareApi.endpoints
const all = { limit: ALL_LIMIT }

/** The disks, and the sleds for their serial numbers. */
export const loader = loadAll(
  load(physicalDiskList, () => all),
  loadAhead(sledList, () => all),
)

export const sledDisksLoader = load(sledPhysicalDiskList, ({ sledId }: At<'sledId'>) => ({
  sledId,
  limit: ALL_LIMIT,
}))

/** The facets of the list of physical disks. @param serials of their sleds, by id */
const physicalDiskFacets = (serials: ReadonlyMap<string, string>): readonly Facet<PhysicalDisk>[] => [
  wordFacet('formFactor', 'Form factor', ({ formFactor }) => formFactor, formFactorWord),
  wordFacet(
    'sled',
    'Sled',
    ({ sledId }) => sledId ?? [],
    (id) => serials.get(id) ?? id,
  ),
  serviceFacet,
]

const nouns = ['disk', 'disks'] as const
const rowKey = ({ id }: PhysicalDisk) => id
const nameOf = ({ serial }: PhysicalDisk) => serial
const textOf = ({ id, serial, vendor, model }: PhysicalDisk) => [serial, vendor, model, { id }]
const menu = ({ id }: PhysicalDisk) => [copyId(id)]

/** The physical disks in service. */
export function DisksTab() {
  const query = physicalDiskList.useQuery(all)
  const { query: sleds, serials } = useSledSerials()
  const rows = query.data?.items
  const list = useWholeList({
    nouns,
    rows: useMemo(() => hardwareOrder(rows, nameOf), [rows]),
    queries: [query, { ...sleds, failed: 'Could not load the serial numbers of the sleds' }],
    columns: useMemo(() => physicalDiskColumns(serials), [serials]),
    facets: useMemo(() => physicalDiskFacets(serials), [serials]),
    rowKey,
    nameOf,
    textOf,
  })
  return (
    <List
      frame="tab"
      title={physicalDisks.title}
      list={list}
      menu={menu}
      empty={{ body: 'A physical disk is in a sled. It holds parts of many disks.' }}
    />
  )
}

/** The physical disks of one sled, including those out of service. Rule: OPS-1. */
export function SledDisksTab() {
  const { sledId } = useParam('sledId')
  const query = sledPhysicalDiskList.useQuery({ sledId, limit: ALL_LIMIT })
  const list = useWholeList({
    nouns,
    rows: useMemo(() => hardwareOrder(query.data?.items, nameOf), [query.data]),
    queries: [query],
    // Without the sled, which is the same for all.
    columns: disksOfSledColumns,
    facets: useMemo(() => physicalDiskFacets(new Map()).filter(({ id }) => id !== 'sled'), []),
    rowKey,
    nameOf,
    textOf,
  })
  return (
    <List
      frame="tab"
      title={physicalDisks.title}
      list={list}
      menu={menu}
      empty={{ title: 'No disks in this sled', body: 'The region has seen no physical disk in it.' }}
    />
  )
}
