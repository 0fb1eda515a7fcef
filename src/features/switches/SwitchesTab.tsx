import { paths } from '#src/paths'
import { hardwareApi } from '#store/api/resources/hardware'
import type { Switch } from '#store/api/generated/types'
import { ALL_LIMIT } from '#store/model/paging'
import { List } from '#features/shared/list/List'
import { useWholeList } from '#features/shared/list/useWholeList'
import { copyId } from '#features/shared/useCommandItems'
import { switchColumns } from './columns'

const rowKey = ({ id }: Switch) => id
const nameOf = ({ baseboard }: Switch) => baseboard.serial
const textOf = ({ id, baseboard }: Switch) => [baseboard.serial, baseboard.part, { id }]
const menu = ({ id }: Switch) => [copyId(id)]

/** The switches of all racks. */
export function SwitchesTab() {
  const query = hardwareApi.endpoints.switchList.useQuery({ limit: ALL_LIMIT })
  const list = useWholeList({
    nouns: ['switch', 'switches'],
    rows: query.data?.items,
    queries: [query],
    base: 'id',
    columns: switchColumns,
    rowKey,
    nameOf,
    textOf,
  })
  return (
    <List
      frame="tab"
      title="Switches"
      list={list}
      menu={menu}
      goTo={{ group: 'Go to switch', to: ({ id }) => paths.networkSwitch(id) }}
      empty={{ title: 'No switches', body: 'The region has seen no switch in its racks.' }}
    />
  )
}
