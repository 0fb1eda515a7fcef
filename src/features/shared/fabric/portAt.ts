import type { SwitchPort } from '#store/api/generated/types'

/** The parameters of the pages of a port. */
export type PortParams = Readonly<Record<'rackId' | 'switchLocation' | 'port', string>>

/** The port that an address names. */
export const portAt = ({ rackId, switchLocation, port }: PortParams) => ({
  rackId,
  switchLocation,
  port,
})

/** A port as its calls and its address name it. */
export const addressOf = ({ rackId, switchLocation, portName }: SwitchPort) => ({
  rackId,
  switchLocation,
  port: portName,
})

/** Sorts the ports of a switch by their numbers: qsfp2 comes before qsfp10. */
export const portOrder = ({ switchLocation, portName }: SwitchPort) =>
  `${switchLocation} ${portName.replace(/\d+/, (digits) => digits.padStart(4, '0'))}`
