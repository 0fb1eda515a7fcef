import { findInFleet, fleetRows } from '../access/fleet'
import { handlersOf } from '../region'
import { syncBgpPeers } from '../rules/bgpPeers'
import { findPort, settingsOf } from '../rules/ports'
import { byId, pageBy } from '../wire/pages'

/** The ports of the switches, and the settings applied to them. Rule: OPS-3. */
export const switchPortHandlers = handlersOf({
  networkingSwitchPortList({ args, region }) {
    const rows = fleetRows(region, region.world.switchPorts)
    const { switchPortId } = args
    return pageBy(switchPortId ? rows.filter(({ id }) => id === switchPortId) : rows, args, byId)
  },
  /** Applying the same settings again changes nothing. */
  networkingSwitchPortApplySettings({ args, region }) {
    const { world } = region
    const port = findPort(region, args, 'admin')
    const settings = findInFleet(region, world.portSettings, 'switch-port-settings', args.body.portSettings)
    world.switchPorts.update(port.id, { portSettingsId: settings.id })
    syncBgpPeers(region)
  },
  networkingSwitchPortClearSettings({ args, region }) {
    const port = findPort(region, args, 'admin')
    region.world.switchPorts.update(port.id, { portSettingsId: null })
    syncBgpPeers(region)
  },
  /** The status of the link, whose shape is not part of the API. A port without settings has no link. */
  networkingSwitchPortStatus({ args, region }) {
    const port = findPort(region, args, 'viewer')
    const [link] = settingsOf(region, port)?.links ?? []
    if (!link) return { link: null, monitors: null }
    const { autoneg, fec, mtu, speed } = link
    return {
      link: { name: link.linkName, state: 'up', enabled: true, media: 'optical', autoneg, fec, mtu, speed },
      monitors: { receivePowerMw: [0.82, 0.79, 0.84, 0.8], transmitPowerMw: [0.91, 0.9, 0.93, 0.92] },
    }
  },
})
