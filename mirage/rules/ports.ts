import type {
  LldpLinkConfig,
  LldpLinkConfigCreate,
  SwitchPort,
  SwitchPortSettings,
  SwitchSlot,
} from '#store/api/generated/types'
import { isFleet, requireFleet, type Role } from '../access/roles'
import type { Region } from '../region'
import { invalid, notFound } from '../wire/apiError'

/** @throws 400 when the text names no switch: older callers may send any */
export function requireSlot(text: string): SwitchSlot {
  if (text === 'switch0' || text === 'switch1') return text
  throw invalid(`invalid switch location "${text}": must be switch0 or switch1`)
}

interface PortSelector {
  port: string
  rackId: string
  switchSlot: string
}

/**
 * A port of a switch, by rack, switch and name.
 *
 * @param least the role that the caller needs in the fleet
 * @throws 404, also to callers without a role in the fleet
 */
export function findPort(
  region: Region,
  { port, rackId, switchSlot }: PortSelector,
  least: Role,
): SwitchPort {
  if (!isFleet(region, 'viewer')) throw notFound('switch-port', port, 'name')
  requireFleet(region, least)
  const slot = requireSlot(switchSlot)
  if (!/^qsfp\d+$/.test(port)) throw invalid(`invalid port name "${port}": must be qsfp and a number`)
  for (const row of region.world.switchPorts.all())
    if (row.rackId === rackId && row.switchSlot === slot && row.portName === port) return row
  throw notFound('switch-port', port, 'name')
}

/** The settings applied to a port. */
export const settingsOf = (region: Region, { portSettingsId }: SwitchPort): SwitchPortSettings | undefined =>
  portSettingsId ? region.world.portSettings.get(portSettingsId) : undefined

/** The LLDP configuration of a link. An absent field is inherited from the switch and written as null. */
export const lldpConfig = (id: string, body: LldpLinkConfigCreate): LldpLinkConfig => ({
  id,
  enabled: body.enabled,
  chassisId: body.chassisId ?? null,
  linkName: body.linkName ?? null,
  linkDescription: body.linkDescription ?? null,
  managementIp: body.managementIp ?? null,
  systemName: body.systemName ?? null,
  systemDescription: body.systemDescription ?? null,
})
