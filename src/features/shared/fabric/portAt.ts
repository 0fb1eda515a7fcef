import type { SwitchPort, SwitchSlot } from '#store/api/generated/types'

/** The parameters of the pages of a port. */
export type PortParams = Readonly<Record<'rackId' | 'switchLocation' | 'port', string>>

/** The parameters of a port in requests. The region refuses a switch that a rack does not have. */
export const portAt = ({ rackId, switchLocation, port }: PortParams) => ({
  rackId,
  switchSlot: switchLocation as SwitchSlot,
  port,
})

/** The parameters of the pages of a port. */
export const addressOf = ({ rackId, switchSlot, portName }: SwitchPort): PortParams => ({
  rackId,
  switchLocation: switchSlot,
  port: portName,
})

/** Whether an address is that of a port. */
export const isAt = ({ rackId, switchSlot, portName }: SwitchPort, at: PortParams): boolean =>
  rackId === at.rackId && switchSlot === at.switchLocation && portName === at.port

/** A sort key for the ports of a switch, by their numbers: qsfp2 before qsfp10. */
export const portOrder = ({ switchSlot, portName }: SwitchPort) =>
  `${switchSlot} ${portName.replace(/\d+/, (digits) => digits.padStart(4, '0'))}`
