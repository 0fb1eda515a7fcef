import { useMemo } from 'react'
import type { SwitchPort } from '#store/api/generated/types'
import { switchPortSettingsApi } from '#store/api/resources/switchPortSettings'
import { portPath, switchPortsApi } from '#store/api/resources/switchPorts'
import { useAppDispatch } from '#store/hooks'
import { ALL_LIMIT } from '#model/paging'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { valued } from '#ui/tables/column'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { Link } from '#features/kit/routing/Link'
import { load, loadAll, settled } from '#features/kit/routing/load'
import { dayColumn, dayWidth } from '#features/shared/dayLines/dayColumn'
import { linkReport } from '#features/shared/fabric/linkReport'
import { portParams, portOrder, usedFirst } from '#features/shared/fabric/port'
import { appliedPorts } from '#features/shared/fabric/uplinks'
import { withRacks } from '#features/shared/hardware/hardwareColumns'
import { ShortId } from '#features/kit/detail/ShortId'
import { columnsOf } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { List } from '#features/kit/list/List'
import { wordFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { rowAnswers } from '#features/kit/list/rowAnswers'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyId } from '#features/kit/commands/useCommandItems'
import { switchPortSettings } from '#features/system/switch-port-settings/noun'
import { LinkState } from './LinkState'
import { switchPorts } from './noun'

/** The status of each port's link. A port without settings has none, and takes no call. */
const useLink = rowAnswers(switchPortsApi.endpoints.linksOfPorts, (port: SwitchPort) => ({
  ports: appliedPorts([port]).map(portPath),
}))

const heads = headsOf(switchPorts, {
  Port: 'other',
  Switch: 'word',
  Settings: 'other',
  Link: 'word',
  'Traffic, last day': dayWidth,
})

const trafficColumn = dayColumn<SwitchPort>(async () => (await import('./trafficOfDay')).trafficOfDay)

/** Columns of the ports of all switches. @param names the known names of settings, by id */
const portColumns = (names: ReadonlyMap<string, string>) =>
  columnsOf<SwitchPort>()(heads, {
    Port: {
      id: 'port',
      cell: (row) => <Link to={switchPorts.to.page(portParams(row))}>{row.portName}</Link>,
      sortValue: portOrder,
    },
    Switch: {
      id: 'switch',
      tip: 'The place of the switch in the rack',
      cell: ({ switchSlot }) => switchSlot,
      sortValue: portOrder,
    },
    Settings: {
      id: 'settings',
      tip: 'The settings that are applied. A port without settings has no link.',
      cell: ({ portSettingsId }) => {
        const name = names.get(portSettingsId ?? '')
        if (name) return <Link to={switchPortSettings.to.page({ settings: name })}>{name}</Link>
        return portSettingsId ? <ShortId id={portSettingsId} /> : <EmptyCell />
      },
      sortValue: ({ portSettingsId }) => names.get(portSettingsId ?? '') ?? portSettingsId ?? '',
    },
    Link: {
      id: 'link',
      tip: 'As its switch reports it',
      ...valued(useLink, (port, query) =>
        port.portSettingsId ? (
          <QueryCell query={query} width="5ch" missing={<EmptyCell />}>
            {(links) => <LinkState state={linkReport(links[portPath(port)]).state} />}
          </QueryCell>
        ) : (
          <EmptyCell />
        ),
      ),
    },
    'Traffic, last day': trafficColumn,
  })

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
  const dispatch = useAppDispatch()
  const query = switchPortsApi.endpoints.switchPortList.useQuery({ limit: ALL_LIMIT })
  const settings = switchPortSettingsApi.endpoints.networkingSwitchPortSettingsList.useQuery({
    limit: ALL_LIMIT,
  })
  const columns = useMemo(
    () =>
      withRacks(
        portColumns(new Map(settings.data?.items.map(({ id, name }) => [id, name]))),
        query.data?.items,
      ),
    [settings.data, query.data],
  )
  const list = useWholeList({
    nouns: ['port', 'ports'],
    // Only a port with settings has a link that can fail.
    rows: useMemo(() => query.data && usedFirst(query.data.items), [query.data]),
    queries: [query, { ...settings, failed: 'Could not load the names of the settings' }],
    columns,
    facets,
    rowKey,
    nameOf,
    textOf,
  })
  const refresh = () => {
    // Also reads the link of each row.
    dispatch(switchPortsApi.util.invalidateTags(['SwitchPort']))
    return list.refresh()
  }
  return (
    <List
      frame="tab"
      title="Ports"
      list={{ ...list, refresh }}
      menu={menu}
      goTo={{ group: 'Go to switch port', to: (row) => switchPorts.to.page(portParams(row)) }}
      empty={{ body: 'The switches of the region have no ports.' }}
    />
  )
}
