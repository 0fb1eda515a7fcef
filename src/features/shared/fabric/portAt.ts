import type { SwitchPort } from '#store/api/generated/types'

/** The parameters of the pages of a port. */
export type PortParams = Readonly<Record<'rackId' | 'switchLocation' | 'port', string>>

/** The port in an address. */
export const portAt = ({ rackId, switchLocation, port }: PortParams) => ({
  rackId,
  switchLocation,
  port,
})

/** The parameters of a port in requests and addresses. */
export const addressOf = ({ rackId, switchLocation, portName }: SwitchPort) => ({
  rackId,
  switchLocation,
  port: portName,
})

/** A sort key for the ports of a switch, by their numbers: qsfp2 before qsfp10. */
export const portOrder = ({ switchLocation, portName }: SwitchPort) =>
  `${switchLocation} ${portName.replace(/\d+/, (digits) => digits.padStart(4, '0'))}`
