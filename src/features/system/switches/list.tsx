import { useMemo } from 'react'
import type { Switch } from '#store/api/generated/types'
import { hardwareApi } from '#store/api/resources/hardware'
import { ALL_LIMIT } from '#model/paging'
import { wordsOf } from '#features/kit/noun/noun'
import { load, loadAll } from '#features/kit/routing/load'
import { partColumn, serialColumn, withRacks } from '#features/shared/hardware/hardwareColumns'
import { List } from '#features/kit/list/List'
import { columnsOf, createdColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyId } from '#features/kit/commands/useCommandItems'
import { switches } from './noun'
import { PlacesCard, placesLoader, usePlaces } from './PlacesCard'

const heads = headsOf(switches, { Serial: 'other', Part: 'other', Created: 'date' })

const columns = columnsOf<Switch>()(heads, {
  Serial: serialColumn(({ id }) => switches.to.page({ switchId: id })),
  Part: partColumn,
  Created: createdColumn,
})

const rowKey = ({ id }: Switch) => id
const nameOf = ({ baseboard }: Switch) => baseboard.serial
const textOf = ({ id, baseboard }: Switch) => [baseboard.serial, baseboard.part, { id }]
const menu = ({ id }: Switch) => [copyId(id)]

export const loader = loadAll(
  load(hardwareApi.endpoints.switchList, () => ({ limit: ALL_LIMIT })),
  placesLoader,
)

/** The switches of all racks. */
export function SwitchesTab() {
  const query = hardwareApi.endpoints.switchList.useQuery({ limit: ALL_LIMIT })
  const places = usePlaces()
  const list = useWholeList({
    nouns: wordsOf(switches),
    rows: query.data?.items,
    queries: [query],
    base: 'serial',
    columns: useMemo(() => withRacks(columns, query.data?.items, 2), [query.data]),
    rowKey,
    nameOf,
    textOf,
  })
  return (
    <List
      frame="tab"
      title={switches.title}
      list={{
        ...list,
        refresh: () => Promise.all([list.refresh(), ...places.queries.map(({ refetch }) => refetch())]),
      }}
      menu={menu}
      goTo={{ to: ({ id }) => switches.to.page({ switchId: id }) }}
      empty={{ body: 'The region has seen no switch in its racks.' }}
    >
      <PlacesCard {...places} />
    </List>
  )
}
