import { useCallback } from 'react'
import { morePaths } from '#src/morePaths'
import type { SwitchPortSettingsIdentity } from '#store/api/generated/types'
import { switchPortSettingsApi } from '#store/api/resources/switchPortSettings'
import { fleetAdmin } from '#store/model/needs'
import { portsWith } from '#features/shared/fabric/portText'
import { described } from '#features/shared/list/described'
import { List } from '#features/shared/list/List'
import { useResourceList } from '#features/shared/list/useResourceList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { settingsColumns } from './columns'
import { deleteSettings } from './commands'
import { usePorts } from './usePorts'

const args = {}

/** The settings for switch ports. */
export function SettingsListPage() {
  const list = useResourceList({
    ...described,
    nouns: ['settings', 'settings'],
    endpoint: switchPortSettingsApi.endpoints.networkingSwitchPortSettingsList,
    args,
    columns: settingsColumns,
  })
  const { ports } = usePorts()
  const commandItems = useCommandItems()
  const menu = useCallback(
    (settings: SwitchPortSettingsIdentity) => [
      copyId(settings.id),
      ...commandItems([deleteSettings], { settings, ports: portsWith(settings.id, ports) }),
    ],
    [commandItems, ports],
  )
  return (
    <List
      frame="page"
      title="Switch port settings"
      context="What a port of a switch is set to: links, addresses, routes and BGP peers."
      list={list}
      menu={menu}
      create={{ label: 'Create switch port settings', to: morePaths.portSettingsNew(), needs: fleetAdmin }}
      goTo={{ group: 'Go to switch port settings', to: ({ name }) => morePaths.portSettingsOf(name) }}
      empty={{
        title: 'No switch port settings',
        body: 'A switch port has a link once settings are applied to it. Settings name its links, addresses and peers.',
      }}
    />
  )
}
