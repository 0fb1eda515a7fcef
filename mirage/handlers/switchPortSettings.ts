import type { SwitchPortSettings, SwitchPortSettingsIdentity } from '#store/api/generated/types'
import { isUuid } from '#model/nameOrId'
import { findInFleet, fleetRows } from '../access/fleet'
import { requireFleet } from '../access/roles'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { syncBgpPeers } from '../rules/bgpPeers'
import { newSettings } from '../rules/switchPortSettings'
import { invalid } from '../wire/apiError'
import { pageOf } from '../wire/pages'

const isNamed = (selector: string) => (row: SwitchPortSettings) =>
  (isUuid(selector) ? row.id : row.name) === selector

const named = ({ world }: Region, selector: string) => world.portSettings.findBy(isNamed(selector))

const identity = ({
  id,
  name,
  description,
  timeCreated,
  timeModified,
}: SwitchPortSettings): SwitchPortSettingsIdentity => ({ id, name, description, timeCreated, timeModified })

/** Settings for switch ports. Rule: OPS-5. */
export const switchPortSettingsHandlers = handlersOf({
  networkingSwitchPortSettingsList({ args, region }) {
    const { portSettings: selector } = args
    const rows = fleetRows(region, region.world.portSettings)
    const selected = selector ? rows.filter(isNamed(selector)) : rows
    return pageOf(selected.map(identity), args)
  },
  networkingSwitchPortSettingsView: ({ args, region }) =>
    findInFleet(region, region.world.portSettings, 'switch-port-settings', args.port),
  /** Replaces settings of the same name, also on the ports to which they are applied. */
  networkingSwitchPortSettingsCreate({ args, region }) {
    requireFleet(region, 'admin')
    const before = named(region, args.body.name)
    const now = region.timestamp()
    const row = newSettings(region, args.body, {
      id: before?.id ?? idOf(`port settings ${args.body.name} ${now}`),
      timeCreated: before?.timeCreated ?? now,
      timeModified: now,
    })
    if (before) region.world.portSettings.update(before.id, row)
    else region.world.portSettings.insert(row)
    syncBgpPeers(region)
    return row
  },
  networkingSwitchPortSettingsDelete({ args, region }) {
    requireFleet(region, 'admin')
    const { portSettings, switchPorts } = region.world
    const row = args.portSettings ? named(region, args.portSettings) : undefined
    if (!row) throw invalid('port_settings must name the settings to delete')
    const used = switchPorts.findBy(({ portSettingsId }) => portSettingsId === row.id)
    // Ours: the control plane would leave the port with the id of deleted settings.
    if (used) throw invalid(`settings are applied to ${used.switchSlot} ${used.portName}; clear it first`)
    portSettings.remove(row.id)
  },
})
