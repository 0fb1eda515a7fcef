import { useCallback, useMemo } from 'react'
import { hardwareApi } from '#store/api/resources/hardware'
import type { UninitializedSled } from '#store/api/generated/types'
import { wordsOf } from '#features/kit/noun/noun'
import { load } from '#features/kit/routing/load'
import { columnsOf } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { partColumn, serialColumn, withRacks } from '#features/shared/hardware/hardwareColumns'
import { uninitializedSleds } from '../noun'
import { addSled } from './commands'

const { sledListUninitialized } = hardwareApi.endpoints

export const loader = load(sledListUninitialized, () => ({}))

const heads = headsOf(uninitializedSleds, { Serial: 'other', Part: 'other', Cubby: 'figure' })

/** Columns of the sleds that can be added. */
const uninitializedColumns = columnsOf<UninitializedSled>()(heads, {
  Serial: serialColumn(),
  Part: partColumn,
  Cubby: {
    id: 'cubby',
    align: 'end',
    tip: 'Its place in the rack',
    cell: ({ cubby }) => cubby,
    sortValue: ({ cubby }) => cubby,
  },
})

const rowKey = ({ baseboard }: UninitializedSled) => `${baseboard.part} ${baseboard.serial}`
const nameOf = ({ baseboard }: UninitializedSled) => baseboard.serial
const textOf = ({ baseboard, rackId }: UninitializedSled) => [
  baseboard.serial,
  baseboard.part,
  { id: rackId },
]

/** The sleds that a rack has detected and that are not in service yet, all in one response. Rule: OPS-2. */
export function UninitializedTab() {
  const query = sledListUninitialized.useQuery({})
  const list = useWholeList({
    nouns: wordsOf(uninitializedSleds),
    rows: query.data?.items,
    queries: [query],
    base: 'serial',
    columns: useMemo(() => withRacks(uninitializedColumns, query.data?.items), [query.data]),
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
      title={uninitializedSleds.title}
      context="Found in a rack. They stay unused until they are added."
      list={list}
      menu={menu}
      empty={{ title: 'No sleds are waiting', body: 'Every sled in the racks has been added.' }}
    />
  )
}
