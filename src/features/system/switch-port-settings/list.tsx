import { useCallback } from 'react'
import type { SwitchPortSettingsIdentity } from '#store/api/generated/types'
import { switchPortSettingsApi } from '#store/api/resources/switchPortSettings'
import { dateOf, timeOf } from '#model/dates'
import { DateText } from '#ui/text/DateText'
import { loadAll, loadPage } from '#features/kit/routing/load'
import { portsWith } from '#features/shared/fabric/port'
import { createOf } from '#features/kit/list/CreateAction'
import { List } from '#features/kit/list/List'
import { columnsOf, descriptionColumn, nameColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { described } from '#features/kit/list/described'
import { useResourceList } from '#features/kit/list/useResourceList'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { AppliedTo, portsLoader, usePorts } from './AppliedTo'
import { deleteSettings } from './commands'
import { switchPortSettings } from './noun'

const heads = headsOf(switchPortSettings, {
  Name: 'other',
  Description: 'other',
  'Applied to': 'other',
  Updated: 'date',
})

const columns = columnsOf<SwitchPortSettingsIdentity>()(heads, {
  Name: nameColumn(({ name }) => switchPortSettings.to.page({ settings: name })),
  Description: { ...descriptionColumn, isPlain: false },
  'Applied to': {
    id: 'ports',
    cell: ({ id }) => <AppliedTo settingsId={id} />,
  },
  Updated: {
    id: 'timeModified',
    cell: (settings) => <DateText at={dateOf(settings, 'timeModified')} />,
    sortValue: (settings) => timeOf(settings, 'timeModified'),
  },
})

const { networkingSwitchPortSettingsList } = switchPortSettingsApi.endpoints

export const loader = loadAll(
  loadPage(networkingSwitchPortSettingsList, () => ({})),
  portsLoader,
)

const args = {}

/** The settings for switch ports. */
export function SettingsListPage() {
  const list = useResourceList({
    ...described,
    nouns: ['settings', 'settings'],
    endpoint: networkingSwitchPortSettingsList,
    args,
    columns,
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
      frame="tab"
      title={switchPortSettings.title}
      list={list}
      menu={menu}
      create={createOf(switchPortSettings, 'create')}
      goTo={{
        group: 'Go to switch port settings',
        to: ({ name }) => switchPortSettings.to.page({ settings: name }),
      }}
      empty={{
        title: 'No switch port settings',
        body: 'A switch port has a link once settings are applied to it. Settings name its links, addresses and peers.',
      }}
    />
  )
}
