import { useCallback } from 'react'
import { hardwareApi } from '#store/api/resources/hardware'
import type { UninitializedSled } from '#store/api/generated/types'
import { List } from '#features/shared/list/List'
import { useWholeList } from '#features/shared/list/useWholeList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { addSled } from './commands'
import { uninitializedColumns } from './uninitializedColumns'

const rowKey = ({ baseboard }: UninitializedSled) => `${baseboard.part} ${baseboard.serial}`
const nameOf = ({ baseboard }: UninitializedSled) => baseboard.serial
const textOf = ({ baseboard, rackId }: UninitializedSled) => [
  baseboard.serial,
  baseboard.part,
  { id: rackId },
]

/** The sleds that a rack has seen and that are not in service yet. One call has them all. Rule: OPS-2. */
export function UninitializedTab() {
  const query = hardwareApi.endpoints.sledListUninitialized.useQuery({})
  const list = useWholeList({
    nouns: ['uninitialized sled', 'uninitialized sleds'],
    rows: query.data?.items,
    queries: [query],
    columns: uninitializedColumns,
    rowKey,
    nameOf,
    textOf,
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (sled: UninitializedSled) => [
      copyId(sled.baseboard.serial, 'Copy serial'),
      ...commandItems([addSled], sled),
    ],
    [commandItems],
  )
  return (
    <List
      frame="tab"
      title="Uninitialized sleds"
      context="Seen by a rack, not in service yet. Nothing is placed on them until they are added."
      list={list}
      menu={menu}
      empty={{ title: 'No uninitialized sleds', body: 'Every sled that a rack has seen is added.' }}
    />
  )
}
