import { useCallback } from 'react'
import { paths } from '#src/paths'
import { hardwareApi } from '#store/api/resources/hardware'
import type { Sled } from '#store/api/generated/types'
import { ALL_LIMIT } from '#store/model/paging'
import { List } from '#features/shared/list/List'
import { useWholeList } from '#features/shared/list/useWholeList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { sledColumns } from './columns'
import { provisionCommand } from './commands'
import { sledFacets } from './facets'
import { otherOpenSleds } from './otherOpenSleds'

const rowKey = ({ id }: Sled) => id
const nameOf = ({ baseboard }: Sled) => baseboard.serial
const textOf = ({ id, baseboard }: Sled) => [baseboard.serial, baseboard.part, { id }]

/** The sleds in service. One call has them all: a fleet has far fewer sleds than the longest page. */
export function SledsTab() {
  const query = hardwareApi.endpoints.sledList.useQuery({ limit: ALL_LIMIT })
  const list = useWholeList({
    nouns: ['sled', 'sleds'],
    rows: query.data?.items,
    queries: [query],
    base: 'id',
    columns: sledColumns,
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
    <List
      frame="tab"
      title="Sleds"
      list={list}
      menu={menu}
      goTo={{ group: 'Go to sled', to: ({ id }) => paths.sled(id) }}
      empty={{ title: 'No sleds', body: 'A sled is a server of a rack. It runs instances.' }}
    />
  )
}
