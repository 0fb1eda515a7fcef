import { racks } from '#features/racks/noun'
import { switchPortSettings } from '#features/switch-port-settings/noun'
import { paths } from '#src/paths'
import type { Switch, SwitchPort } from '#store/api/generated/types'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { Link } from '#features/routing/Link'
import { ShortId } from '#features/shared/hardware/ShortId'
import { addressOf, portOrder } from '#features/shared/fabric/portAt'
import { createdColumn } from '#features/shared/list/columns'

/** Columns of the switches. */
export const switchColumns: readonly Column<Switch>[] = [
  {
    id: 'id',
    header: 'ID',
    cell: ({ id }) => <ShortId id={id} to={paths.networkSwitch(id)} />,
    sortValue: ({ id }) => id,
  },
  {
    id: 'serial',
    header: 'Serial',
    cell: ({ baseboard }) => <code>{baseboard.serial}</code>,
    sortValue: ({ baseboard }) => baseboard.serial,
  },
  {
    id: 'part',
    header: 'Part',
    cell: ({ baseboard }) => `${baseboard.part} rev ${baseboard.revision}`,
    sortValue: ({ baseboard }) => `${baseboard.part} ${String(baseboard.revision).padStart(6, '0')}`,
  },
  {
    id: 'rack',
    header: 'Rack',
    hideBelow: 'narrow',
    cell: ({ rackId }) => <ShortId id={rackId} to={racks.to.page({ rackId })} />,
    sortValue: ({ rackId }) => rackId,
  },
  { ...createdColumn, hideBelow: 'medium' },
]

/** Columns of the ports of all switches. @param names of settings by their ids, as far as they are known */
export const switchPortColumns = (names: ReadonlyMap<string, string>): readonly Column<SwitchPort>[] => [
  {
    id: 'port',
    header: 'Port',
    cell: (row) => <Link to={paths.switchPort(addressOf(row))}>{row.portName}</Link>,
    sortValue: portOrder,
  },
  {
    id: 'switch',
    header: 'Switch',
    tip: 'The place of the switch in the rack',
    cell: ({ switchLocation }) => switchLocation,
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
  {
    id: 'rack',
    header: 'Rack',
    hideBelow: 'narrow',
    cell: ({ rackId }) => <ShortId id={rackId} to={racks.to.page({ rackId })} />,
    sortValue: ({ rackId }) => rackId,
  },
]
