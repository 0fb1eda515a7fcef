import type { Role } from '../access/roles'
import { handlersOf, type Region } from '../region'
import { findPort, lldpConfig, settingsOf } from '../rules/ports'
import { invalid, invalidValue } from '../wire/apiError'
import { pageBy } from '../wire/pages'

interface Selector {
  port: string
  rackId: string
  switchSlot: string
}

/** The LLDP configuration of a port: that of the first link in its settings. */
function configOf(region: Region, selector: Selector, least: Role) {
  const settings = settingsOf(region, findPort(region, selector, least))
  const [link] = settings?.links ?? []
  if (!settings || !link?.lldpLinkConfig)
    throw invalidValue('settings', `${selector.port} has no settings with a link`)
  return { settings, link, config: link.lldpLinkConfig }
}

/** LLDP of a switch port: its configuration and its neighbours. Rule: OPS-3. */
export const lldpHandlers = handlersOf({
  networkingSwitchPortLldpConfigView: ({ args, region }) => configOf(region, args, 'viewer').config,
  networkingSwitchPortLldpConfigUpdate({ args, region }) {
    const { settings, link, config } = configOf(region, args, 'admin')
    if (args.body.id !== config.id) throw invalid('the id is not that of the LLDP configuration of this port')
    const changed = { ...link, lldpLinkConfig: lldpConfig(config.id, args.body) }
    region.world.portSettings.update(settings.id, {
      links: settings.links.map((other) => (other === link ? changed : other)),
      timeModified: region.timestamp(),
    })
  },
  networkingSwitchPortLldpNeighbors({ args, region }) {
    const { rackId, switchSlot, portName } = findPort(region, args, 'viewer')
    const rows = region.world.lldpNeighbors.get(`${rackId}/${switchSlot}/${portName}`)?.neighbors ?? []
    const now = region.timestamp()
    // Present neighbours announce themselves all the time.
    const neighbors = rows.map((row) => ({ ...row, lastSeen: now }))
    return pageBy(neighbors, args, {
      by: ({ chassisId, linkName }) => `${chassisId} ${linkName}`,
      mode: 'id_ascending',
    })
  },
})
