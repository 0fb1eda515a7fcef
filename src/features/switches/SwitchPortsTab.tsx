import { useMemo } from 'react'
import { paths } from '#src/paths'
import { switchPortsApi } from '#store/api/resources/switchPorts'
import { switchPortSettingsApi } from '#store/api/resources/switchPortSettings'
import type { SwitchPort } from '#store/api/generated/types'
import { ALL_LIMIT } from '#store/model/paging'
import { wordFacet } from '#features/shared/list/facets'
import type { Facet } from '#features/shared/list/filter'
import { List } from '#features/shared/list/List'
import { useWholeList } from '#features/shared/list/useWholeList'
import { copyId } from '#features/shared/useCommandItems'
import { switchPortColumns } from './columns'
import { addressOf } from '#features/shared/fabric/portAt'

const rowKey = ({ id }: SwitchPort) => id
const nameOf = ({ portName, switchLocation }: SwitchPort) => `${portName} of ${switchLocation}`
const textOf = ({ id, portName, switchLocation }: SwitchPort) => [portName, switchLocation, { id }]
const menu = ({ id }: SwitchPort) => [copyId(id)]
const facets: readonly Facet<SwitchPort>[] = [
  wordFacet(
    'switch',
    'Switch',
    ({ switchLocation }) => switchLocation,
    (place) => place,
  ),
  wordFacet('settings', 'Settings', ({ portSettingsId }) => (portSettingsId ? 'applied' : 'none')),
]

/** The ports of all switches. */
export function SwitchPortsTab() {
  const query = switchPortsApi.endpoints.switchPortList.useQuery({ limit: ALL_LIMIT })
  const settings = switchPortSettingsApi.endpoints.networkingSwitchPortSettingsList.useQuery({
    limit: ALL_LIMIT,
  })
  const columns = useMemo(
    () => switchPortColumns(new Map(settings.data?.items.map(({ id, name }) => [id, name]))),
    [settings.data],
  )
  const list = useWholeList({
    nouns: ['port', 'ports'],
    rows: query.data?.items,
    queries: [query, { ...settings, failed: 'Could not load the names of the settings' }],
    columns,
    facets,
    rowKey,
    nameOf,
    textOf,
  })
  return (
    <List
      frame="tab"
      title="Ports"
      list={list}
      menu={menu}
      goTo={{ group: 'Go to switch port', to: (row) => paths.switchPort(addressOf(row)) }}
      empty={{ title: 'No ports', body: 'The switches of the region have no ports.' }}
    />
  )
}
