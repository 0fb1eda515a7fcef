import { useMemo } from 'react'
import { hardwareApi } from '#store/api/resources/hardware'
import type { PhysicalDisk } from '#store/api/generated/types'
import { ALL_LIMIT } from '#store/model/paging'
import { useSledSerials } from '#features/shared/hardware/SledLink'
import { List } from '#features/shared/list/List'
import { useWholeList } from '#features/shared/list/useWholeList'
import { copyId } from '#features/shared/useCommandItems'
import { physicalDiskColumns } from './columns'
import { physicalDiskFacets } from './facets'

const rowKey = ({ id }: PhysicalDisk) => id
const nameOf = ({ serial }: PhysicalDisk) => serial
const textOf = ({ id, serial, vendor, model }: PhysicalDisk) => [serial, vendor, model, { id }]
const menu = ({ id }: PhysicalDisk) => [copyId(id)]
const all = { limit: ALL_LIMIT }
const tooMany = `Only the first ${ALL_LIMIT} disks are listed`

/** The physical disks in service. */
export function DisksTab() {
  const query = hardwareApi.endpoints.physicalDiskList.useQuery(all)
  const { query: sleds, serials } = useSledSerials()
  const rows = query.data?.items
  const list = useWholeList({
    nouns: ['disk', 'disks'],
    rows,
    queries: [query, { ...sleds, failed: 'Could not load the serial numbers of the sleds' }],
    base: 'id',
    columns: useMemo(() => physicalDiskColumns(serials), [serials]),
    facets: useMemo(() => physicalDiskFacets(serials), [serials]),
    rowKey,
    nameOf,
    textOf,
  })
  return (
    <List
      frame="tab"
      title="Disks"
      {...(rows && rows.length >= ALL_LIMIT ? { context: tooMany } : {})}
      list={list}
      menu={menu}
      empty={{ title: 'No disks', body: 'A physical disk is in a sled. It holds parts of many disks.' }}
    />
  )
}
