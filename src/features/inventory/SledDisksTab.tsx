import { useMemo } from 'react'
import { hardwareApi } from '#store/api/resources/hardware'
import type { PhysicalDisk } from '#store/api/generated/types'
import { ALL_LIMIT } from '#store/model/paging'
import { useParam } from '#features/routing/useParam'
import { List } from '#features/shared/list/List'
import { useWholeList } from '#features/shared/list/useWholeList'
import { copyId } from '#features/shared/useCommandItems'
import { physicalDiskColumns } from './columns'
import { physicalDiskFacets } from './facets'

const rowKey = ({ id }: PhysicalDisk) => id
const nameOf = ({ serial }: PhysicalDisk) => serial
const textOf = ({ id, serial, vendor, model }: PhysicalDisk) => [serial, vendor, model, { id }]
const menu = ({ id }: PhysicalDisk) => [copyId(id)]

/** The physical disks of one sled, those that were taken out of service too. Rule: OPS-1. */
export function SledDisksTab() {
  const { sledId } = useParam('sledId')
  const query = hardwareApi.endpoints.sledPhysicalDiskList.useQuery({ sledId, limit: ALL_LIMIT })
  const list = useWholeList({
    nouns: ['disk', 'disks'],
    rows: query.data?.items,
    queries: [query],
    base: 'id',
    // All are in this sled.
    columns: useMemo(() => physicalDiskColumns(new Map()).filter(({ id }) => id !== 'sled'), []),
    facets: useMemo(() => physicalDiskFacets(new Map()).filter(({ id }) => id !== 'sled'), []),
    rowKey,
    nameOf,
    textOf,
  })
  return (
    <List
      frame="tab"
      title="Disks"
      list={list}
      menu={menu}
      empty={{ title: 'No disks in this sled', body: 'The region has seen no physical disk in it.' }}
    />
  )
}
