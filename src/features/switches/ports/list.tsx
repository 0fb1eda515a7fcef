import { useMemo } from 'react'
import type { SwitchPort } from '#store/api/generated/types'
import { switchPortSettingsApi } from '#store/api/resources/switchPortSettings'
import { switchPortsApi } from '#store/api/resources/switchPorts'
import { ALL_LIMIT } from '#store/model/paging'
import { EmptyCell } from '#ui/tables/EmptyCell'
import type { Column } from '#ui/tables/column'
import { Link } from '#features/kit/routing/Link'
import { load, loadAll, settled } from '#features/kit/routing/load'
import { addressOf, portOrder } from '#features/shared/fabric/port'
import { rackColumn, withoutLoneRack } from '#features/shared/hardware/columns'
import { ShortId } from '#features/shared/ShortId'
import { List } from '#features/kit/list/List'
import { wordFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyId } from '#features/kit/commands/useCommandItems'
import { switchPortSettings } from '#features/switch-port-settings/noun'
import { switchPorts } from './noun'

/** Columns of the ports of all switches. @param names the known names of settings, by id */
const portColumns = (names: ReadonlyMap<string, string>): readonly Column<SwitchPort>[] => [
  {
    id: 'port',
    header: 'Port',
    cell: (row) => <Link to={switchPorts.to.page(addressOf(row))}>{row.portName}</Link>,
    sortValue: portOrder,
  },
  {
    id: 'switch',
    header: 'Switch',
    tip: 'The place of the switch in the rack',
    cell: ({ switchSlot }) => switchSlot,
    sortValue: portOrder,
  },
  {
    id: 'settings',
    header: 'Settings',
    tip: 'The settings that are applied. A port without settings has no link.',
    cell: ({ portSettingsId }) => {
      const name = names.get(portSettingsId ?? '')
      if (name) return <Link to={switchPortSettings.to.page({ settings: name })}>{name}</Link>
      return portSettingsId ? <ShortId id={portSettingsId} /> : <EmptyCell />
    },
    sortValue: ({ portSettingsId }) => names.get(portSettingsId ?? '') ?? portSettingsId ?? '',
  },
  rackColumn,
]

const rowKey = ({ id }: SwitchPort) => id
const nameOf = ({ portName, switchSlot }: SwitchPort) => `${portName} of ${switchSlot}`
const textOf = ({ id, portName, switchSlot }: SwitchPort) => [portName, switchSlot, { id }]
const menu = ({ id }: SwitchPort) => [copyId(id)]
const facets: readonly Facet<SwitchPort>[] = [
  wordFacet(
    'switch',
    'Switch',
    ({ switchSlot }) => switchSlot,
    (place) => place,
  ),
  wordFacet('settings', 'Settings', ({ portSettingsId }) => (portSettingsId ? 'applied' : 'none')),
]

const all = () => ({ limit: ALL_LIMIT })

/** The ports, with the names of their settings. */
export const loader = loadAll(
  load(switchPortsApi.endpoints.switchPortList, all),
  settled(load(switchPortSettingsApi.endpoints.networkingSwitchPortSettingsList, all)),
)

/** The ports of all switches. */
export function SwitchPortsTab() {
  const query = switchPortsApi.endpoints.switchPortList.useQuery({ limit: ALL_LIMIT })
  const settings = switchPortSettingsApi.endpoints.networkingSwitchPortSettingsList.useQuery({
    limit: ALL_LIMIT,
  })
  const columns = useMemo(
    () =>
      withoutLoneRack(
        portColumns(new Map(settings.data?.items.map(({ id, name }) => [id, name]))),
        query.data?.items,
      ),
    [settings.data, query.data],
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
      goTo={{ group: 'Go to switch port', to: (row) => switchPorts.to.page(addressOf(row)) }}
      empty={{ title: 'No ports', body: 'The switches of the region have no ports.' }}
    />
  )
}
